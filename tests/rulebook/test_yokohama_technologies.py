"""The rulebooks of Yokohama, pages 14 to 16: every technology, by itself and with those it meets.

Pages are those of the Ukrainian rulebook. Y and a number is a ruling of docs/rulings-yokohama.md.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yokohama.figures import TECHNOLOGIES
from tests.rulebook.yokohama_table import (
    act,
    agent,
    all_is_there,
    area,
    changed,
    codes,
    fill,
    go,
    goods,
    has,
    move_on,
    phase,
    play,
    refused,
    table,
)
from tradewinds import Match


def researched(name: str, **position: Any) -> Match:
    """A table at which the first player has just got that card, the one with the lowest number, for free."""
    match = act("laboratory-a", 5, laboratory=name, yen=[6, 0], hand=[{"shop": 0}], points=[0], **position)
    play(match, "research:1")
    while phase(match) == "production":
        match.play("pay:yen")
    return fill(match)


@pytest.mark.parametrize("name", TECHNOLOGIES)
def test_each_technology_is_in_the_deck_and_counts_its_value(name: str) -> None:
    """The value on the card is what counts for the bonus, not what was paid (Y29)."""
    number = {"stagecoach": 37, "university": 38, "ball": 40, "postal-system": 42, "language-school": 44}
    number |= {"patent-system": 46, "winery": 47, "gas-lighting": 48, "stock-exchange": 50, "letterpress": 51}
    number |= {"brick-factory": 53, "mining-technology": 54, "electric-lighting": 55, "station": 57}
    number |= {"spinning-mill": 58, "exposition": 59, "newspaper": 60, "tram": 62, "telephone": 63, "telegraph": 65}
    match = researched(f"{name}-{number[name]}")
    player = match.view()["players"][0]
    assert [card["technology"] for card in player["technologies"]] == [name]
    assert player["production"] == TECHNOLOGIES[name][0]
    assert sum(player["flags"].values()) == 1


# Whenever something happens


@pytest.mark.parametrize(
    ("name", "gained"), [("ball", {"points": 2}), ("language-school", {"yen": 1}), ("winery", {}), ("", {})]
)
def test_ball_and_language_school_wait_for_orders(name: str, gained: dict[str, int]) -> None:
    """+2 points, +1 yen whenever an order is fulfilled."""
    match = table(3, kept=[20], held=["23"], goods=["3 copper, 4 silk"], technologies=[name])
    assert changed(match, "fulfil:20") == {"copper": -3, "points": 8 + gained.get("points", 0)} | (
        {"yen": 1} if "yen" in gained else {}
    )
    assert changed(match, "fulfil:23") == {"silk": -4, "points": 7 + gained.get("points", 0)} | (
        {"yen": 1} if "yen" in gained else {}
    )


def test_ball_and_language_school_together() -> None:
    match = table(3, kept=[20], goods=["3 copper"], technologies=["ball language-school"])
    assert changed(match, "fulfil:20") == {"copper": -3, "points": 10, "yen": 1}


@pytest.mark.parametrize(("name", "kind", "amount"), [("patent-system", "points", 2), ("letterpress", "yen", 1)])
def test_patent_system_and_letterpress_wait_for_later_technologies(name: str, kind: str, amount: int) -> None:
    """Each technology after this one brings 2 points, or a yen; this one does not."""
    number = {"patent-system": 46, "letterpress": 51}[name]
    match = researched(f"{name}-{number}")
    assert (has(match, "points"), has(match, "yen")) == (0, 6)
    match = act("laboratory-a", 5, laboratory="ball-40", technologies=[name], yen=[0], points=[0], hand=[{"shop": 0}])
    assert changed(match, "research:1") == {kind: amount, "assistant": 4}


def test_letterpress_pays_after_the_card_is_paid() -> None:
    """The yen comes for the card one gets, so it cannot pay for it."""
    match = agent("laboratory-a", 2, laboratory="ball-40", technologies=["letterpress"], yen=[1])
    assert refused(match, "research:1") == "production-missing"


def test_winery_waits_for_the_church_and_brick_factory_for_the_customs_house() -> None:
    """+3 points and +4 points for an assistant on the board, and nothing without one."""
    match = act("church", 4, technologies=["winery brick-factory"], hand=[{"shop": 0}])
    assert changed(match, "church:1", "done:hiring") == {"points": 6, "assistant": 2}
    match = act("church", 3, technologies=["winery"], hand=[{"shop": 0}])
    assert changed(match, "done:church") == {"assistant": 2}
    match = act("customs-house", 2, imports=[1], technologies=["winery brick-factory"])
    assert changed(match, "customs:1") == {"points": 9, "imports": -1}


def test_gas_lighting_waits_for_shops_and_electric_lighting_for_trading_houses() -> None:
    """+2 points for a shop, +3 for a trading house."""
    both = ["gas-lighting electric-lighting"]
    match = act("bank", 4, technologies=both, tiles={"bank": 1})
    assert changed(match, "shop:1") == {"points": 5, "shop": -1, "assistant": 3}
    match = act("bank", 4, technologies=both, tiles={"bank": 1}, hand=[{"house": 1}])
    assert changed(match, "house") == {"points": 11, "house": -1, "assistant": 3}


def test_exposition_is_worth_ten_points_at_once() -> None:
    assert has(researched("exposition-59"), "points") == 10


# Mining Technology


@pytest.mark.parametrize(("power", "copper"), [(1, 0), (2, 0), (3, 2), (4, 3), (5, 4)])
def test_mining_technology_in_the_copper_mine(power: int, copper: int) -> None:
    """One more for each gain of copper; where none is gained there is none to add to."""
    match = agent("copper-mine-1", power, technologies=["mining-technology"], goods=[""], hand=[{"shop": 0}])
    assert goods(match) == ({"copper": copper} if copper else {})


def test_mining_technology_in_chinatown_with_tokens_and_shops() -> None:
    """Page 15 names them; each purchase is a gain of its own (Y27)."""
    mining: dict[str, Any] = {"technologies": ["mining-technology"], "goods": [""]}
    match = act("chinatown", 3, yen=[4], **mining)
    play(match, "buy:copper", "buy:copper")
    assert goods(match) == {"copper": 4}
    match = act("bank", 5, tokens={"bank": "copper"}, hand=[{"shop": 0}], **mining)
    assert goods(match) == {"copper": 3}
    match = act("bank", 4, tiles={"bank": 4}, **mining)
    play(match, "shop:1")
    assert goods(match) == {"copper": 2}


def test_mining_technology_with_copper_chosen_as_any_good() -> None:
    match = act("bank", 5, tokens={"bank": "any"}, hand=[{"shop": 0}], technologies=["mining-technology"], goods=[""])
    play(match, "good:copper", "good:tea")
    assert goods(match) == {"copper": 2, "tea": 1}


def test_mining_technology_adds_to_no_other_good_and_to_nobody_else() -> None:
    match = act("silk-mill-1", 3, technologies=["mining-technology"], goods=[""])
    assert goods(match) == {"silk": 2}
    match = act("copper-mine-1", 3, technologies=["", "mining-technology"], goods=[""])
    assert goods(match) == {"copper": 1}


# Once a turn


def test_university_takes_an_assistant_for_a_yen_once_a_turn() -> None:
    match = table(3, technologies=["university"], yen=[3])
    assert changed(match, "use:university") == {"yen": -1, "assistant": 1}
    assert int(match.state.warehouse[0, 0]) == 11
    assert refused(match, "use:university") == "power-used"
    move_on(match, 3)
    assert refused(match, "use:university") is None


def test_university_needs_the_card_the_yen_and_an_assistant_in_the_warehouse() -> None:
    assert refused(table(3), "use:university") == "needs-technology"
    assert refused(table(3, technologies=["university"], yen=[0]), "use:university") == "yen-missing"
    match = table(3, technologies=["university"], hand=[{"assistant": 20}])
    assert refused(match, "use:university") == "warehouse-empty"


def test_spinning_mill_sells_a_silk_for_two_yen_once_a_turn() -> None:
    match = table(3, technologies=["spinning-mill"], goods=["2 silk"])
    assert changed(match, "use:spinning-mill") == {"yen": 2, "silk": -1}
    assert refused(match, "use:spinning-mill") == "power-used"
    assert refused(table(3), "use:spinning-mill") == "needs-technology"
    assert refused(table(3, technologies=["spinning-mill"], goods=[""]), "use:spinning-mill") == "good-missing"


def test_a_silk_of_this_turn_may_be_spun() -> None:
    """Page 15: even if it was gained in the same turn."""
    match = act("silk-mill-1", 2, technologies=["spinning-mill"], goods=[""], yen=[0])
    assert changed(match, "use:spinning-mill") == {"yen": 2, "silk": -1}


def test_powers_are_used_between_steps_of_the_turn() -> None:
    """Y39: at any moment of one's own turn, for example to pay a toll, or to pay for a second order."""
    match = table(
        3,
        technologies=["spinning-mill university"],
        goods=["1 silk"],
        yen=[0],
        hand=[{"assistant": 0}],
        presidents=[None, "bank"],
        assistants=[{}, {"bank": 1}],
    )
    assert refused(match, "place:bank") == "no-assistant-in-hand"
    play(match, "use:spinning-mill", "use:university", "place:bank")
    assert (has(match, "yen"), has(match, "yen", 1)) == (0, 5)
    match = act("port-a", 2, technologies=["spinning-mill"], goods=["1 silk"], yen=[0])
    play(match, "take:1", "use:spinning-mill", "pay:yen", "take:2")
    match = table(3, technologies=["university"], assistants=[{"bank": 1}])
    play(match, "place:church", "use:university", "place:port-a", "done:placing")


def test_powers_are_not_used_in_the_middle_of_a_payment() -> None:
    """So that what was promised can be paid."""
    match = act("church", 2, technologies=["spinning-mill"], goods=["1 silk, 1 tea, 1 fish"], yen=[0])
    play(match, "church:1")
    assert refused(match, "use:spinning-mill") == "choice-first"


# At the start of a turn


@pytest.mark.parametrize(("yen", "then"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_stock_exchange_fills_up_to_two_yen(yen: int, then: int) -> None:
    match = table(3, technologies=["", "stock-exchange"], yen=[5, yen])
    move_on(match)
    assert (match.seat, has(match, "yen", 1)) == (1, then)
    play(match, "done:placing", "recall")
    assert has(match, "yen", 1) == then


def test_stock_exchange_pays_nobody_else_and_only_at_the_start() -> None:
    match = table(3, technologies=["stock-exchange"], yen=[0, 0, 0])
    move_on(match)
    assert [has(match, "yen", seat) for seat in range(3)] == [0, 0, 0]
    move_on(match, 2)
    assert [has(match, "yen", seat) for seat in range(3)] == [2, 0, 0]


# Placing


def test_newspaper_places_four_in_different_areas() -> None:
    match = table(3, technologies=["newspaper"])
    play(match, "place:bank", "place:church", "place:port-a", "place:port-b")
    assert (phase(match), has(match, "assistant")) == ("moving", 4)


def test_newspaper_pays_for_the_fourth_as_for_the_others() -> None:
    match = table(3, technologies=["newspaper"], yen=[0], presidents=[None, "port-b"], assistants=[{}, {"port-b": 1}])
    play(match, "place:bank", "place:church", "place:port-a")
    assert refused(match, "place:port-b") == "toll-missing"
    assert refused(match, "place:bank") == "two-in-one-area"


def test_newspaper_does_not_add_to_two_in_one_area() -> None:
    match = play(table(3, technologies=["newspaper"]), "place:bank", "place:bank")
    assert phase(match) == "moving"


def test_telegraph_adds_one_next_to_two() -> None:
    """Page 16: after two in one area one more in an adjacent area, at the toll there."""
    match = table(
        3, technologies=["telegraph"], yen=[1, 0], presidents=[None, "church"], assistants=[{}, {"church": 1}]
    )
    play(match, "place:customs-house", "place:customs-house")
    assert phase(match) == "placing"
    assert refused(match, "place:bank") == refused(match, "place:customs-house") == "not-next-to-two"
    near = {"church", "employment-agency", "fishing-ground-1", "silk-mill-1", "port-a"}
    assert {code[6:] for code in codes(match) if code.startswith("place:")} == near
    play(match, "place:church")
    assert (phase(match), has(match, "yen"), has(match, "yen", 1)) == ("moving", 0, 1)


def test_telegraph_need_not_be_used_and_adds_nothing_to_different_areas() -> None:
    match = table(3, technologies=["telegraph"])
    assert phase(play(match, "place:bank", "place:bank", "done:placing")) == "moving"
    match = play(table(3, technologies=["telegraph"]), "place:bank", "place:church", "place:port-a")
    assert phase(match) == "moving"


def test_newspaper_and_telegraph_do_not_add_up() -> None:
    match = table(3, technologies=["newspaper telegraph"])
    play(match, "place:customs-house", "place:customs-house", "place:church")
    assert phase(match) == "moving"
    match = table(3, technologies=["newspaper telegraph"])
    play(match, "place:customs-house", "place:church", "place:bank", "place:port-a")
    assert phase(match) == "moving"


# Moving


def crowd(technologies: str, yen: int = 0, **more: Any) -> Match:
    """A president in the mine, others in the fishing ground and the silk mill, own assistants in the whole top row."""
    row = ("copper-mine-1", "fishing-ground-1", "silk-mill-1", "tea-plantation-1", "bank")
    match = table(
        3,
        technologies=[technologies],
        yen=[yen, 0, 0],
        presidents=["copper-mine-1", "fishing-ground-1", "silk-mill-1"],
        assistants=[dict.fromkeys(row, 1), {"fishing-ground-1": 1}, {"silk-mill-1": 1}],
        **more,
    )
    return play(match, "done:placing")


def purses(match: Match) -> list[int]:
    """Everyone's yen."""
    return [has(match, "yen", seat) for seat in range(match.players)]


def test_without_a_technology_two_presidents_cost_two_yen() -> None:
    assert refused(crowd("", 1), "through:fishing-ground-1") == "dead-end"
    match = play(crowd("", 2), "through:fishing-ground-1", "through:silk-mill-1", "go:tea-plantation-1")
    assert purses(match) == [0, 1, 1]


def test_stagecoach_pays_no_president_while_moving() -> None:
    match = play(crowd("stagecoach"), "through:fishing-ground-1", "through:silk-mill-1", "go:tea-plantation-1")
    assert purses(match) == [0, 0, 0]


def test_stagecoach_does_not_stop_beside_a_president_without_postal_system() -> None:
    """Page 15, Y09."""
    match = crowd("stagecoach", 5)
    assert refused(match, "go:fishing-ground-1") == "occupied"
    match = play(crowd("stagecoach postal-system"), "go:fishing-ground-1")
    assert (purses(match), has(match, "fish")) == ([0, 0, 0], 3)


def test_stagecoach_pays_when_placing_and_on_the_canal() -> None:
    """Y08: the canal's fee is no toll to a president."""
    match = table(
        3,
        technologies=["stagecoach"],
        yen=[1, 0],
        presidents=["port-a", "bank"],
        assistants=[{"port-a": 1, "chinatown": 1}, {"bank": 1}],
    )
    play(match, "place:bank", "done:placing")
    assert (purses(match), refused(match, "through:canal")) == ([0, 1, 4], "canal-fee-missing")


def test_postal_system_stops_beside_a_president_at_the_toll() -> None:
    match = crowd("postal-system", 1)
    play(match, "go:fishing-ground-1")
    assert (purses(match), has(match, "fish")) == ([0, 1, 0], 3)
    assert refused(crowd("postal-system", 0), "go:fishing-ground-1") == "toll-missing"


def test_postal_system_places_from_the_hand_at_the_toll_to_each() -> None:
    """Y10."""
    for yen, reason in ((1, "toll-missing"), (2, None)):
        match = table(
            3,
            technologies=["postal-system"],
            yen=[yen, 0, 0],
            presidents=[None, "bank", "bank"],
            assistants=[{"bank": 1}, {"bank": 1}, {"bank": 1}],
        )
        play(match, "done:placing")
        assert refused(match, "go:bank") == reason
    play(match, "go:bank")
    assert purses(match) == [2, 1, 1]


def test_postal_system_needs_an_own_assistant() -> None:
    match = table(3, technologies=["postal-system"], yen=[5], presidents=["bank", "church"], assistants=[{"bank": 1}])
    assert refused(play(match, "done:placing"), "go:church") == "no-assistant-there"


def test_postal_system_passes_on_from_where_it_could_stop() -> None:
    match = play(crowd("postal-system", 2), "through:fishing-ground-1", "go:silk-mill-1")
    assert purses(match) == [0, 1, 1]


def test_tram_goes_anywhere_with_an_own_assistant_and_no_other_president() -> None:
    match = crowd("tram", 5)
    assert refused(match, "go:silk-mill-1") == "occupied"
    assert refused(match, "go:church") == "no-assistant-there"
    assert refused(match, "go:copper-mine-1") == "not-back"
    play(match, "go:bank")
    assert purses(match) == [7, 0, 0]
    assert phase(match) == "after"


def test_without_a_tram_one_walks() -> None:
    assert refused(crowd("", 5), "go:bank") == "not-adjacent"


def test_tram_is_no_help_once_he_has_set_out() -> None:
    """A jump is the whole movement."""
    match = crowd("tram", 5)
    play(match, "through:fishing-ground-1", "through:silk-mill-1")
    assert refused(match, "go:bank") == "not-adjacent"


def test_tram_with_postal_system_goes_to_occupied_areas_at_the_toll() -> None:
    """The Polish rulebook, Y11."""
    match = play(crowd("tram postal-system", 1), "go:silk-mill-1")
    assert purses(match) == [0, 0, 1]
    assert refused(crowd("tram postal-system", 0), "go:silk-mill-1") == "toll-missing"
    match = play(crowd("tram postal-system stagecoach", 0), "go:silk-mill-1")
    assert purses(match) == [0, 0, 0]


# Station


def test_station_places_its_token_in_any_area() -> None:
    match = act("laboratory-a", 5, laboratory="station-57", hand=[{"shop": 0}])
    play(match, "research:1")
    assert phase(match) == "station"
    assert len(codes(match)) == 17
    assert "station:canal" not in [match.move(move).code for move in range(len(match.game.moves))]
    fill(play(match, "station:bank"))
    assert match.view()["station"] == "bank"
    assert phase(match) == "after"


def test_station_gives_a_power_to_everyone_there() -> None:
    """Page 15; also to an agent."""
    match = table(3, technologies=["station"], station="bank", assistants=[{}, {"bank": 2}], yen=[0, 0], turn=1)
    assert has(go(match, "bank"), "yen", 1) == 4
    match = agent("bank", 1, technologies=["", "station"], station="bank", yen=[0])
    assert has(match, "yen") == 2


def test_station_jumps_past_everyone_and_pays_nobody() -> None:
    match = crowd("station", 0, station="silk-mill-1")
    play(match, "go:silk-mill-1")
    assert (purses(match), has(match, "silk")) == ([0, 0, 0], 3)
    match = crowd("station", 0, station="fishing-ground-1")
    assert purses(play(match, "go:fishing-ground-1")) == [0, 0, 0]


def test_station_jumps_from_the_hand_too() -> None:
    match = table(
        3,
        technologies=["station"],
        station="bank",
        yen=[0, 0],
        presidents=[None, "bank"],
        assistants=[{"bank": 1}, {"bank": 1}],
    )
    go(match, "bank")
    assert purses(match)[:2] == [3, 0]


def test_only_the_owner_jumps_and_with_an_own_assistant() -> None:
    """Y12."""
    match = table(3, technologies=["", "station"], station="bank", presidents=["church"], assistants=[{"bank": 1}])
    assert refused(play(match, "done:placing"), "go:bank") == "not-adjacent"
    match = table(3, technologies=["station"], station="bank", presidents=["church"], assistants=[{"church": 1}])
    assert refused(play(match, "done:placing"), "go:bank") == "no-assistant-there"


def test_the_station_is_no_way_through() -> None:
    """A jump ends the movement; who walks there pays as anywhere, and stops beside others only with Postal System."""
    match = crowd("station", 1, station="silk-mill-1")
    assert refused(match, "through:silk-mill-1") == "not-adjacent"
    match = crowd("station", 2, station="silk-mill-1")
    play(match, "through:fishing-ground-1")
    assert refused(match, "go:silk-mill-1") == "occupied"


def test_he_does_not_jump_to_the_station_where_he_stands() -> None:
    match = table(3, technologies=["station"], station="bank", presidents=["bank"], assistants=[{"bank": 1}])
    assert refused(play(match, "done:placing"), "go:bank") == "not-back"


# Telephone


def test_telephone_may_leave_one_assistant() -> None:
    match = act("bank", 4, technologies=["telephone"], hand=[{"shop": 0}])
    assert phase(match) == "returning"
    play(match, "return:all-but-one")
    assert match.state.assistants[0, area("bank")] == 1
    assert has(match, "assistant") == 5 + 2
    match = play(act("bank", 4, technologies=["telephone"], hand=[{"shop": 0}]), "return:all")
    assert match.state.assistants[0, area("bank")] == 0
    assert all_is_there(match.state)


def test_telephone_works_for_agents_and_in_the_action_that_brings_it() -> None:
    assert phase(agent("bank", 1, technologies=["telephone"])) == "returning"
    assert phase(researched("telephone-63")) == "returning"


def test_without_telephone_nobody_is_asked() -> None:
    match = act("bank", 4, hand=[{"shop": 0}])
    assert refused(match, "return:all-but-one") == "not-returning"


def test_nobody_is_left_to_stay_once_the_only_assistant_went_to_a_board() -> None:
    match = act("customs-house", 2, technologies=["telephone"], imports=[1], hand=[{"assistant": 0}])
    play(match, "customs:1")
    assert phase(match) == "after"
