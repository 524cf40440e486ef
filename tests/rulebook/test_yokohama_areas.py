"""The rulebooks of Yokohama, pages 11 to 14: every area at every power, and the rewards that are chosen.

Pages are those of the Ukrainian rulebook. Power 1 is an agent's: a president stands beside an assistant. A name in
backquotes is that of a test vector of the component list, Y and a number a ruling of docs/rulings-yokohama.md.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yokohama.figures import AREAS, CHURCH, CUSTOMS, ORDERS, PRODUCES, amounts
from tests.rulebook.yokohama_table import (
    act,
    agent,
    all_is_there,
    area,
    changed,
    codes,
    fill,
    goods,
    has,
    phase,
    play,
    refused,
    table,
)
from tradewinds import Match
from tradewinds.core.state import CHANCE
from tradewinds.games.yokohama.components import TYPE_OF_AREA

POWERS = pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
BARE = {"hand": [{"shop": 0}]}  # nothing to build: the action ends without a question


def acting(name: str, power: int, by: str, **position: Any) -> Match:
    """An action of that power, carried out by the president or by an agent."""
    return (act if by == "president" else agent)(name, power, **(BARE | position))


BY = pytest.mark.parametrize(
    ("by", "power"),
    [("agent", power) for power in range(1, 6)] + [("president", power) for power in range(2, 6)],
)


# Production areas and the Bank


@BY
@pytest.mark.parametrize(
    "name",
    [
        "copper-mine-1",
        "copper-mine-2",
        "fishing-ground-1",
        "fishing-ground-2",
        "silk-mill-1",
        "silk-mill-2",
        "tea-plantation-1",
        "tea-plantation-2",
        "bank",
    ],
)
def test_what_an_area_gives(name: str, by: str, power: int) -> None:
    """Page 11: copper from power 3 on, silk from 2 on, tea, fish and yen as much as the power."""
    kind = PRODUCES[TYPE_OF_AREA[area(name)]]
    match = acting(name, power, by, goods=[""], yen=[0])
    amount = AREAS[TYPE_OF_AREA[area(name)]][2][power - 1]
    assert goods(match) == ({kind: amount} if amount and kind != "yen" else {})
    assert has(match, "yen") == (amount if kind == "yen" else 0)
    assert phase(match) == ("after" if by == "president" else "before")
    assert has(match, "assistant") == 8


# Chinatown


@BY
def test_chinatown_allows_as_many_exchanges_as_the_power(by: str, power: int) -> None:
    match = acting("chinatown", power, by, goods=[""], yen=[20])
    for _ in range(power):
        assert phase(match) == "exchanging"
        play(match, "buy:fish")
    assert (goods(match), has(match, "yen")) == ({"fish": power}, 20 - power)
    assert phase(match) != "exchanging"


@pytest.mark.parametrize(("thing", "price"), [("copper", 2), ("silk", 2), ("tea", 1), ("fish", 1), ("import", 4)])
def test_what_chinatown_sells_and_buys(thing: str, price: int) -> None:
    """Page 11: goods both ways at the same rate, imports only for 4 yen."""
    match = acting("chinatown", 4, "president", goods=["1 copper, 1 silk, 1 tea, 1 fish"], yen=[price])
    name = "imports" if thing == "import" else thing
    assert changed(match, f"buy:{thing}") == {"yen": -price, name: 1}
    assert refused(match, "buy:import") == "yen-missing"
    if thing != "import":
        assert changed(match, f"sell:{thing}") == {"yen": price, name: -1}
        play(match, f"sell:{thing}", "done:exchanging")
        assert phase(match) == "after"
    else:
        assert "sell:import" not in [match.move(move).code for move in range(len(match.game.moves))]


def test_chinatown_takes_nothing_one_does_not_have() -> None:
    match = acting("chinatown", 3, "president", goods=["1 tea"], yen=[1])
    assert refused(match, "buy:copper") == refused(match, "buy:silk") == "yen-missing"
    assert refused(match, "sell:fish") == "good-missing"
    play(match, "sell:tea", "buy:silk")
    assert (goods(match), has(match, "yen")) == ({"silk": 1}, 0)


def test_fewer_exchanges_are_enough() -> None:
    """Y25: up to the number."""
    assert phase(play(acting("chinatown", 5, "president", yen=[9]), "buy:tea", "done:exchanging")) == "after"
    assert phase(play(acting("chinatown", 5, "president"), "done:exchanging")) == "after"


# Church


@BY
def test_faith_of_the_power_and_slots(by: str, power: int) -> None:
    """Page 12: with nothing to pay the power alone is the faith."""
    match = acting("church", power, by, goods=[""], yen=[0])
    for slot, (needed, _) in enumerate(CHURCH, 1):
        assert refused(match, f"church:{slot}") == (None if needed <= power else "faith-missing")


def test_the_example_of_six_faith() -> None:
    """Page 12, `church`: power 3, a copper, a silk and 2 yen are faith 6; slot 3 gives 5 points and two moves."""
    match = table(4, assistants=[{"church": 2, "bank": 1}], yen=[2], goods=["1 copper, 1 silk"], points=[0])
    play(match, "done:placing", "go:church", "church:3", "pay:copper", "pay:silk", "pay:yen")
    assert (has(match, "points"), has(match, "yen"), goods(match)) == (5, 0, {})
    assert match.view()["church"][2]["owner"] == 0
    assert phase(match) == "lifting"
    play(match, "lift:bank", "drop:port-a", "lift:hand", "drop:bank")
    assert phase(match) == "after"
    state = match.state
    assert state.assistants[0, area("port-a")] == state.assistants[0, area("bank")] == 1
    assert has(match, "assistant") == 8 - 3 - 1 - 1 + 2
    assert all_is_there(state)


def test_faith_that_is_left_over_is_lost() -> None:
    """Page 12: a slot may need less than one has."""
    match = acting("church", 5, "president", goods=["1 copper"], yen=[9], points=[0])
    assert changed(match, "church:2", "good:tea") == {"points": 4, "tea": 1, "assistant": 3}


@pytest.mark.parametrize("kind", ["copper", "silk", "tea", "fish", "import", "yen"])
def test_each_kind_is_a_faith_once(kind: str) -> None:
    """Page 12, the note and Y23: two of the same kind are not accepted."""
    match = acting("church", 3, "president", goods=["2 copper, 2 silk, 2 tea, 2 fish"], imports=[2], yen=[4])
    play(match, "church:2", f"pay:{kind}")
    assert refused(match, f"pay:{kind}") == "paid-already"


def test_the_most_faith_there_is() -> None:
    """Y23: 5 of the power and six kinds make 11, so that the dearest slot of 10 is within reach."""
    match = acting("church", 4, "president", goods=["1 copper, 1 silk, 1 tea, 1 fish"], imports=[1], yen=[2])
    assert changed(match, "church:7", "pay:copper", "pay:silk", "pay:tea", "pay:fish", "pay:import", "pay:yen") == {
        "points": 12,
        "copper": -1,
        "silk": -1,
        "tea": -1,
        "fish": -1,
        "imports": -1,
        "yen": -2,
        "assistant": 2,
    }
    match = acting("church", 3, "president", goods=["1 copper, 1 silk, 1 tea, 1 fish"], imports=[1], yen=[2])
    assert refused(match, "church:7") == "faith-missing"


@pytest.mark.parametrize("yen", [0, 1])
def test_faith_takes_two_yen(yen: int) -> None:
    match = acting("church", 3, "president", goods=["1 fish"], yen=[yen])
    play(match, "church:1")
    assert refused(match, "pay:yen") == "yen-missing"
    assert refused(match, "pay:tea") == "good-missing"
    assert refused(match, "pay:import") == "import-missing"
    play(match, "pay:fish")


@pytest.mark.parametrize(("slot", "reward"), [(n, reward) for n, (_, reward) in enumerate(CHURCH, 1)])
def test_what_each_slot_of_the_church_gives(slot: int, reward: str) -> None:
    match = acting("church", 5, "president", goods=["1 copper, 1 silk, 1 tea, 1 fish"], imports=[1], yen=[2])
    before = (has(match, "points"), int(match.state.imports[0]))
    play(match, f"church:{slot}")
    while phase(match) == "faith":
        match.play(match.moves()[0])
    gives = amounts(reward)
    assert has(match, "points") - before[0] == gives["points"]
    due = match.view()["pending"]
    assert (due["goods"], due["pieces"], due["moves"]) == tuple(gives.get(k, 0) for k in ("any", "piece", "move"))


def test_a_taken_slot_is_taken() -> None:
    match = acting("church", 5, "president", church=[1, None, None])
    assert refused(match, "church:1") == "slot-taken"


def test_the_assistant_comes_from_the_hand_or_from_the_church() -> None:
    """Page 12: it stays on the board; with an empty hand it is one of those in the area."""
    match = acting("church", 5, "president", hand=[{"assistant": 1, "shop": 0}])
    play(match, "church:1", "done:hiring")
    assert (has(match, "assistant"), match.view()["church"][0]["owner"]) == (4, 0)
    match = acting("church", 5, "president", hand=[{"assistant": 0, "shop": 0}])
    play(match, "church:1", "done:hiring")
    assert (has(match, "assistant"), match.view()["church"][0]["owner"]) == (3, 0)
    assert all_is_there(match.state)


def test_worship_may_be_left_out_where_it_costs_something() -> None:
    """Page 6: step 3 is mandatory, but nobody is made to pay (Y26)."""
    assert phase(play(acting("church", 3, "president"), "done:church")) == "after"
    assert phase(play(acting("church", 5, "president", church=[1, 1]), "done:church")) == "after"


def test_worship_is_due_where_the_power_alone_is_faith_enough() -> None:
    """Y26: so the end that comes with the last slot cannot be put off for nothing."""
    assert refused(acting("church", 4, "president"), "done:church") == "action-due"
    match = acting("church", 5, "president", church=[1, None, 1, 1, 1])
    assert refused(match, "done:church") == "action-due"
    assert phase(play(acting("church", 5, "president", options=["actions_by_choice"]), "done:church")) == "after"


def test_a_technology_is_due_where_the_power_alone_pays_for_it() -> None:
    """Y26; a fourth one always costs something."""
    match = acting("laboratory-a", 3, "president", laboratory="ball-40")
    assert refused(match, "done:research") == "action-due"
    assert phase(play(acting("laboratory-a", 2, "president", yen=[9]), "done:research")) == "after"
    three = ["winery letterpress tram"]
    match = acting("laboratory-a", 3, "president", laboratory="ball-40", technologies=three, yen=[9])
    assert phase(play(match, "done:research")) == "after"
    match = acting("laboratory-a", 3, "president", laboratory="ball-40", options=["actions_by_choice"])
    assert phase(play(match, "done:research")) == "after"


def test_a_piece_is_due_while_there_is_a_free_one() -> None:
    """Y26: one is enough (Y25), and rewards can be declined."""
    match = acting("employment-agency", 3, "president")
    assert refused(match, "done:hiring") == "action-due"
    assert phase(play(match, "hire:assistant", "done:hiring")) == "after"
    match = acting("employment-agency", 3, "president", hand=[{"assistant": 18}])
    assert phase(play(match, "done:hiring")) == "after"
    match = acting("employment-agency", 3, "president", options=["actions_by_choice"])
    assert phase(play(match, "done:hiring")) == "after"


def test_an_order_or_an_exchange_may_be_left_out() -> None:
    """Y26: a port lets a player take an order, and every exchange costs something."""
    assert phase(fill(play(acting("port-a", 4, "president", hand=[{"shop": 0}]), "done:port"))) == "after"
    assert phase(play(acting("chinatown", 3, "president"), "done:exchanging")) == "after"


# Customs House


@BY
def test_imports_that_the_power_allows(by: str, power: int) -> None:
    """Page 13: nothing at power 1, then one import fewer than the power, at most; fewer are allowed (Y25)."""
    match = acting("customs-house", power, by, imports=[9])
    if power == 1:
        assert phase(match) == "before"
        assert refused(match, "customs:1") == "not-at-customs"
    for slot, (imports, _) in enumerate(CUSTOMS, 1):
        if power > 1:
            assert refused(match, f"customs:{slot}") == (None if imports < power else "customs-power-missing")


def test_the_example_of_one_import() -> None:
    """Page 13, `customs`: president and an assistant allow one import; slot 2 gives 4 points and 2 yen."""
    match = acting("customs-house", 2, "president", imports=[1], points=[0])
    assert changed(match, "customs:2") == {"points": 4, "yen": 2, "imports": -1}
    assert match.view()["customs"][1]["owner"] == 0


@pytest.mark.parametrize(("slot", "needed", "reward"), [(n, *slot) for n, slot in enumerate(CUSTOMS, 1)])
def test_what_each_slot_of_the_customs_house_gives(slot: int, needed: int, reward: str) -> None:
    """The slot is paid exactly."""
    match = acting("customs-house", 5, "president", imports=[needed])
    gives = amounts(reward)
    yen, points = has(match, "yen"), has(match, "points")
    play(match, f"customs:{slot}")
    assert (has(match, "imports"), has(match, "points") - points) == (0, gives["points"])
    assert has(match, "yen") - yen == gives.get("yen", 0)
    due = match.view()["pending"]
    assert (due["goods"], due["pieces"]) == (gives.get("any", 0), gives.get("piece", 0))


def test_customs_without_the_imports_or_in_a_taken_slot() -> None:
    match = acting("customs-house", 5, "president", imports=[1], customs=[1])
    assert refused(match, "customs:1") == "slot-taken"
    assert refused(match, "customs:3") == "imports-missing"
    assert refused(match, "customs:2") is None
    assert phase(play(match, "done:customs")) == "after"


def test_the_assistant_comes_from_the_hand_or_from_the_customs_house() -> None:
    match = acting("customs-house", 2, "president", imports=[1], hand=[{"assistant": 0, "shop": 0}])
    play(match, "customs:1")
    assert (has(match, "assistant"), match.view()["customs"][0]["owner"]) == (0, 0)
    assert all_is_there(match.state)


# Employment Agency


@BY
def test_pieces_that_the_power_allows(by: str, power: int) -> None:
    """Page 13: nothing at power 1, then a piece fewer than the power."""
    match = acting("employment-agency", power, by)
    assert match.view()["pending"]["pieces"] == power - 1
    for _ in range(power - 1):
        assert phase(match) == "hiring"
        play(match, "hire:assistant")
    assert phase(match) != "hiring"
    assert has(match, "assistant") == 8 + power - 1
    assert int(match.state.warehouse[0, 0]) == 12 - (power - 1)


def test_what_pieces_cost() -> None:
    """Page 13: assistants nothing, shops 2 yen, trading houses 4, 5, 6 and 7."""
    match = acting("employment-agency", 5, "president", yen=[22])
    assert changed(match, "hire:shop") == {"yen": -2, "shop": 1}
    for price in (4, 5, 6):
        assert match.view()["players"][0]["prices"]["house"] == price
        before = has(match, "yen")
        play(match, "hire:house")
        assert before - has(match, "yen") == price
    assert phase(match) == "building"
    match = acting("employment-agency", 5, "president", yen=[9], hand=[{"house": 3, "shop": 0}])
    assert changed(match, "hire:house") == {"yen": -7, "house": 1}
    assert refused(match, "hire:house") == "warehouse-empty"


def test_pieces_one_cannot_pay() -> None:
    match = acting("employment-agency", 3, "president", yen=[1])
    assert refused(match, "hire:shop") == refused(match, "hire:house") == "yen-missing"
    assert phase(play(match, "hire:assistant", "done:hiring")) == "after"


def test_a_house_already_built_makes_the_next_one_dearer() -> None:
    match = acting("employment-agency", 3, "president", yen=[5], houses=["bank"])
    assert changed(match, "hire:house") == {"yen": -5, "house": 1}


def test_an_empty_warehouse_offers_nothing() -> None:
    match = acting("employment-agency", 3, "president", hand=[{"assistant": 18, "shop": 8, "house": 4}])
    assert phase(match) == "after"


# Laboratory


@BY
@pytest.mark.parametrize("name", ["laboratory-a", "laboratory-b"])
def test_production_of_the_power(name: str, by: str, power: int) -> None:
    """Page 13: the card's value and the slot's surcharge, +0 +0 +1 +1 +2 +2, against the power."""
    six = "stagecoach-37 station-57 newspaper-60 ball-40 university-38 telephone-63"
    other = "postal-system-42 language-school-44 patent-system-46 winery-47 gas-lighting-48 stock-exchange-50"
    boards = f"{six} {other}" if name == "laboratory-a" else f"{other} {six}"
    match = acting(name, power, by, laboratory=boards, yen=[0])
    for slot, price in enumerate((3, 4, 6, 4, 5, 8), 1):
        assert refused(match, f"research:{slot}") == (None if price <= power else "production-missing")


def test_the_example_of_the_tram() -> None:
    """Page 13, `tram`: value 5 in the third slot is 6; president, shop and three assistants are 5, 2 yen the sixth."""
    match = act("laboratory-a", 4, shops=["laboratory-a"], laboratory="ball-40 university-38 tram-62", yen=[2])
    play(match, "research:3")
    assert match.view()["pending"]["units"] == 1
    play(match, "pay:yen")
    assert (has(match, "yen"), [c["technology"] for c in match.view()["players"][0]["technologies"]]) == (0, ["tram"])


def test_production_is_paid_with_yen_and_imports_in_any_mixture() -> None:
    """Page 13: as often as one likes, 2 yen or an import a unit; goods are not accepted."""
    match = agent("laboratory-a", 1, laboratory="telephone-63", yen=[5], imports=[3])
    play(match, "research:1")
    assert refused(match, "pay:copper") == "not-accepted"
    fill(play(match, "pay:yen", "pay:import", "pay:yen", "pay:import"))
    assert match.view()["pending"]["units"] == 1
    assert refused(match, "pay:yen") == "yen-missing"
    fill(play(match, "pay:import"))
    assert (has(match, "yen"), has(match, "imports"), has(match, "production")) == (1, 0, 6)


def test_production_left_over_is_lost_and_one_card_an_action() -> None:
    match = act("laboratory-a", 5, laboratory="ball-40 university-38", yen=[9], hand=[{"shop": 0}])
    fill(play(match, "research:1"))
    assert (has(match, "yen"), phase(match), has(match, "cards")) == (9, "after", 1)


def test_no_technology_twice() -> None:
    """Page 13: two cards of the same name are not allowed, though their flags differ."""
    match = act("laboratory-a", 4, laboratory="ball-40", technologies=["ball-41"])
    assert refused(match, "research:1") == "technology-owned"


@pytest.mark.parametrize(("owned", "due"), [("winery", 0), ("winery tram", 0), ("winery tram station", 1)])
def test_the_fourth_technology_costs_two_yen_or_an_import_more(owned: str, due: int) -> None:
    """Page 13, the note and Y28: power does not pay it."""
    both: list[tuple[dict[str, Any], str]] = [({"yen": [2]}, "yen"), ({"yen": [0], "imports": [1]}, "import")]
    for means, name in both:
        match = act("laboratory-a", 5, laboratory="ball-40", technologies=[owned], **means)
        play(match, "research:1")
        if due:
            assert match.view()["pending"]["units"] == 1
            fill(play(match, f"pay:{name}"))
            assert (has(match, "yen"), has(match, "imports")) == (0, 0)
        fill(match)
        assert has(match, "cards") == len(owned.split()) + 1


def test_without_the_surcharge_there_is_no_fourth_technology() -> None:
    match = act("laboratory-a", 5, laboratory="ball-40", technologies=["winery tram station"], yen=[1])
    assert refused(match, "research:1") == "production-missing"


def test_the_fifth_technology_costs_as_much_more_as_the_fourth() -> None:
    match = act("laboratory-a", 4, laboratory="ball-40", technologies=["winery tram station exposition"], yen=[2])
    play(match, "research:1")
    assert match.view()["pending"]["units"] == 1


def test_cards_move_to_the_left_and_a_new_one_comes_to_the_right() -> None:
    """Page 13: refilling."""
    match = act("laboratory-a", 5, laboratory="ball-40 university-38 winery-47", yen=[9])
    before = [slot["card"]["name"] for slot in match.view()["laboratories"][0]["slots"]]
    play(match, "research:2")
    assert (match.seat, phase(match)) == (CHANCE, "technologies")
    left = match.view()["technologies_left"]
    play(match, "technology:postal-system-42")
    after = [slot["card"]["name"] for slot in match.view()["laboratories"][0]["slots"]]
    assert after == [before[0], *before[2:], "postal-system-42"]
    assert match.view()["technologies_left"] == left - 1
    assert all_is_there(match.state)


def test_an_empty_deck_leaves_the_slot_empty_and_does_not_end_the_game() -> None:
    match = act("laboratory-a", 5, laboratory="ball-40", cards_left=0, hand=[{"shop": 0}])
    play(match, "research:1")
    assert (phase(match), match.view()["ending"]) == ("after", "going-on")
    assert match.view()["laboratories"][0]["slots"][5]["card"] is None


def test_each_laboratory_has_its_own_board() -> None:
    boards = "ball-40 university-38 winery-47 station-57 tram-62 telephone-63 postal-system-42"
    match = act("laboratory-b", 4, laboratory=boards)
    fill(play(match, "research:1"))
    assert match.view()["players"][0]["technologies"][0]["technology"] == "postal-system"
    assert match.view()["laboratories"][0]["slots"][0]["card"]["name"] == "ball-40"


def test_research_may_be_left_out() -> None:
    assert phase(play(act("laboratory-a", 3), "done:research")) == "after"


# Port


@BY
@pytest.mark.parametrize("name", ["port-a", "port-b"])
def test_orders_that_the_power_reaches(name: str, by: str, power: int) -> None:
    """Page 14: nothing at power 1, low at 2, middle at 3, high from 4 on; 3 points more at 5."""
    match = acting(name, power, by, points=[0])
    assert has(match, "points") == (3 if power == 5 else 0)
    if power == 1:
        assert refused(match, "take:1") == "not-at-port"
        return
    for slot, level in enumerate((1, 1, 2, 2, 3, 3), 1):
        assert refused(match, f"take:{slot}") == (None if level < power else "port-power-missing")


def test_the_example_of_two_orders() -> None:
    """Page 14, `port`: power 3, 2 yen, one low and one middle order of Port A."""
    match = act("port-a", 3, ports="4 10 14 22 31 36", yen=[2], kept=[1])
    play(match, "take:2", "pay:yen", "take:3")
    fill(match)
    assert has(match, "yen") == 0
    assert [order["name"] for order in match.view(0)["players"][0]["orders"]] == ["1", "10", "14"]


def test_a_second_order_for_an_import() -> None:
    match = act("port-a", 2, imports=[1], yen=[0])
    play(match, "take:1", "pay:import", "take:2")
    assert has(match, "imports") == 0


def test_a_second_order_is_not_compulsory_and_takes_its_price() -> None:
    match = act("port-a", 2, imports=[0], yen=[1])
    play(match, "take:1")
    assert refused(match, "pay:yen") == "yen-missing"
    assert refused(match, "pay:import") == "import-missing"
    assert refused(match, "pay:copper") == "not-accepted"
    fill(play(match, "done:port"))
    assert (phase(match), has(match, "held")) == ("after", 2)


def test_three_orders_at_most() -> None:
    """Page 14: with two in hand a second cannot be taken, with three none; orders are never thrown away."""
    match = act("port-a", 5, held=["30"], yen=[9], hand=[{"shop": 0}])
    fill(play(match, "take:1"))
    assert (phase(match), has(match, "held")) == ("after", 3)
    match = act("port-a", 5, held=["30 31"], yen=[9], hand=[{"shop": 0}], points=[0])
    assert (phase(match), has(match, "held"), has(match, "points")) == ("after", 3, 3)
    assert not [code for code in codes(match) if "30" in code]


def test_the_second_order_comes_from_the_display_as_it_was() -> None:
    """Y31: nothing moves and nothing is refilled until both are taken."""
    match = act("port-a", 3, ports="4 10 14 22 31 36", yen=[2])
    play(match, "take:1", "pay:yen")
    slots = match.view()["ports"][0]["slots"]
    assert [slot["order"] and slot["order"]["name"] for slot in slots] == [None, "10", "14", "22", "31", "36"]
    assert refused(match, "take:1") == "slot-empty"
    assert refused(match, "take:5") == "port-power-missing"
    play(match, "take:4")
    slots = match.view()["ports"][0]["slots"]
    assert [slot["order"] and slot["order"]["name"] for slot in slots] == ["10", "14", "31", "36", None, None]
    assert match.seat == CHANCE
    play(match, "order:25", "order:26")
    slots = match.view()["ports"][0]["slots"]
    assert [slot["order"]["name"] for slot in slots] == ["10", "14", "31", "36", "25", "26"]
    assert all_is_there(match.state)


def test_each_port_has_its_own_board() -> None:
    match = act("port-b", 2, ports="4 10 14 22 31 36 2 7 15 21 9 34")
    play(match, "take:1")
    assert match.view()["players"][0]["orders"][-1]["name"] == "2"


def test_a_port_may_be_left_without_an_order() -> None:
    match = play(act("port-a", 2), "done:port")
    assert (phase(match), has(match, "held"), match.view()["ending"]) == ("after", 1, "going-on")


def test_orders_that_run_out_bring_the_end_near() -> None:
    """Page 14: the board is filled as far as the deck goes."""
    match = act("port-a", 2, ports="4 10 14 22 31 36", yen=[2], orders_left=1)
    play(match, "take:1", "pay:yen", "take:2", "order:25")
    slots = match.view()["ports"][0]["slots"]
    assert [slot["order"] and slot["order"]["name"] for slot in slots] == ["14", "22", "31", "36", "25", None]
    assert match.view()["ending"] == "last-but-one-round"


def test_the_last_card_of_the_deck_alone_does_not() -> None:
    match = act("port-a", 2, orders_left=1)
    fill(play(match, "take:1", "done:port"))
    assert (match.view()["orders_left"], match.view()["ending"]) == (0, "going-on")


# Page 11: rewards that are chosen


def test_a_good_of_any_kind() -> None:
    match = table(3, kept=[6], goods=["2 silk, 1 fish"])
    play(match, "fulfil:6")
    assert codes(match) == [f"good:{good}" for good in ("copper", "silk", "tea", "fish")]
    play(match, "good:copper")
    assert (goods(match), phase(match)) == ({"copper": 1}, "before")


def test_a_piece_as_a_reward_costs_what_it_costs_at_the_agency() -> None:
    match = table(3, kept=[12], goods=["2 copper"], yen=[4])
    play(match, "fulfil:12")
    assert changed(match, "hire:house") == {"yen": -4, "house": 1}
    match = table(3, kept=[12], goods=["2 copper"], yen=[1])
    play(match, "fulfil:12")
    assert refused(match, "hire:shop") == "yen-missing"
    assert phase(play(match, "done:hiring")) == "before"


def test_a_move_of_an_assistant_costs_no_toll() -> None:
    """Page 11: from an area or from the hand to another area, whoever's president is there."""
    match = table(
        3,
        kept=[32],
        goods=["1 silk, 3 tea, 1 fish"],
        yen=[0, 0],
        assistants=[{"church": 2}, {"bank": 1}],
        presidents=[None, "bank"],
    )
    play(match, "fulfil:32", "lift:church")
    assert refused(match, "drop:church") == "same-area"
    assert "drop:canal" not in [match.move(move).code for move in range(len(match.game.moves))]
    play(match, "drop:bank", "lift:hand", "drop:bank")
    assert match.view()["areas"][5]["name"] == "bank"
    assert match.state.assistants[0, area("bank")] == 2
    assert (has(match, "yen"), has(match, "yen", 1), phase(match)) == (0, 0, "before")


def test_moves_may_be_left_out() -> None:
    """Y36."""
    match = table(3, kept=[32], goods=["1 silk, 3 tea, 1 fish"])
    play(match, "fulfil:32", "lift:hand", "drop:bank", "done:lifting")
    assert phase(match) == "before"


def test_the_same_assistant_may_move_twice_and_several_to_one_area() -> None:
    """The Russian and the Polish rulebook say so."""
    match = table(3, kept=[32], goods=["1 silk, 3 tea, 1 fish"], assistants=[{"church": 1}])
    play(match, "fulfil:32", "lift:church", "drop:bank", "lift:bank", "drop:port-a")
    assert match.state.assistants[0, area("port-a")] == 1


@pytest.mark.parametrize("number", ORDERS)
def test_every_order_pays_what_it_shows(number: int) -> None:
    """Page 9: goods, reward and flag of each of the 36 orders."""
    needs, reward, flag = ORDERS[number]
    match = table(4, kept=[number], goods=[needs], yen=[0])
    gives = amounts(reward)
    play(match, f"fulfil:{number}")
    assert goods(match) == {}
    assert [has(match, name) for name in ("points", "yen", "imports")] == [
        gives.get(name, 0) for name in ("points", "yen", "import")
    ]
    due = match.view()["pending"]
    assert (due["goods"], due["pieces"], due["moves"]) == tuple(gives.get(k, 0) for k in ("any", "piece", "move"))
    assert match.view()["players"][0]["flags"][flag] == 1
