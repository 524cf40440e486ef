"""Yokohama where the three rulebooks differ or are silent: a test for each ruling of docs/rulings-yokohama.md.

Most of them are played among the pages they belong to; RULINGS says where, by the numbers of the component list's
rulings and by those of the page. Those that are here are the rest, and some that meet each other.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

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
from tradewinds.games.yokohama.rules.ending import leftover_points

TURN, AREAS, END = "test_yokohama", "test_yokohama_areas", "test_yokohama_end"
TECHNOLOGIES, SETUP, HERE = "test_yokohama_technologies", "test_yokohama_setup", "test_yokohama_rulings"
RULINGS = {  # number on the page: number in the component list if it is there, and the test
    "Y01": ((1,), [(TURN, "test_fewer_may_be_placed")]),
    "Y02": ((2,), [(TURN, "test_each_president_is_paid_for_each_assistant")]),
    "Y03": ((3,), [(TURN, "test_a_recall_brings_back_the_president_and_any_assistants")]),
    "Y04": ((4,), [(HERE, "test_a_recall_with_the_president_in_hand")]),
    "Y05": ((5,), [(TURN, "test_he_may_not_come_back_to_where_he_set_out")]),
    "Y06": ((6,), [(TURN, "test_the_example_of_a_walk_to_the_silk_mill")]),
    "Y07": ((), [(HERE, "test_a_way_that_cannot_be_paid_to_its_end_is_not_begun")]),
    "Y08": ((7,), [(TECHNOLOGIES, "test_stagecoach_pays_when_placing_and_on_the_canal")]),
    "Y09": ((8,), [(TECHNOLOGIES, "test_stagecoach_does_not_stop_beside_a_president_without_postal_system")]),
    "Y10": ((9,), [(TECHNOLOGIES, "test_postal_system_places_from_the_hand_at_the_toll_to_each")]),
    "Y11": ((10,), [(TECHNOLOGIES, "test_tram_with_postal_system_goes_to_occupied_areas_at_the_toll")]),
    "Y12": (
        (11, 12),
        [
            (TECHNOLOGIES, "test_only_the_owner_jumps_and_with_an_own_assistant"),
            (TECHNOLOGIES, "test_station_places_its_token_in_any_area"),
        ],
    ),
    "Y13": ((), [(TECHNOLOGIES, "test_station_jumps_past_everyone_and_pays_nobody")]),
    "Y14": ((), [(TECHNOLOGIES, "test_tram_is_no_help_once_he_has_set_out")]),
    "Y15": (
        (13,),
        [
            (HERE, "test_the_token_is_taken_without_a_question_and_an_agent_takes_that_of_its_area"),
            (HERE, "test_whether_to_take_the_token_is_asked_where_players_agreed_on_that"),
        ],
    ),
    "Y16": ((), [(HERE, "test_the_token_is_taken_without_a_question_and_an_agent_takes_that_of_its_area")]),
    "Y17": ((14,), [(HERE, "test_an_agents_action_builds_once_from_the_hand")]),
    "Y18": ((15,), [(HERE, "test_a_trading_house_earns_from_an_agent_too")]),
    "Y19": ((17,), [(TURN, "test_no_agent_if_none_is_left_and_none_later")]),
    "Y20": ((18,), [(HERE, "test_an_agent_of_this_turn_may_act_in_this_turn")]),
    "Y21": ((), [(HERE, "test_which_agent_is_turned_over")]),
    "Y22": ((19,), [(TURN, "test_what_each_achievement_asks_for")]),
    "Y23": ((20,), [(AREAS, "test_each_kind_is_a_faith_once")]),
    "Y24": ((), [(AREAS, "test_the_assistant_comes_from_the_hand_or_from_the_church")]),
    "Y25": ((21, 22), [(AREAS, "test_imports_that_the_power_allows"), (AREAS, "test_fewer_exchanges_are_enough")]),
    "Y26": (
        (),
        [
            (AREAS, "test_worship_may_be_left_out_where_it_costs_something"),
            (AREAS, "test_worship_is_due_where_the_power_alone_is_faith_enough"),
            (AREAS, "test_a_technology_is_due_where_the_power_alone_pays_for_it"),
            (AREAS, "test_a_piece_is_due_while_there_is_a_free_one"),
            (AREAS, "test_an_order_or_an_exchange_may_be_left_out"),
        ],
    ),
    "Y27": ((24,), [(TECHNOLOGIES, "test_mining_technology_in_chinatown_with_tokens_and_shops")]),
    "Y28": ((25,), [(AREAS, "test_the_fourth_technology_costs_two_yen_or_an_import_more")]),
    "Y29": ((26,), [(HERE, "test_the_surcharge_of_a_slot_does_not_count_for_the_bonus")]),
    "Y30": ((27,), [(AREAS, "test_three_orders_at_most")]),
    "Y31": ((28,), [(AREAS, "test_the_second_order_comes_from_the_display_as_it_was")]),
    "Y32": ((), [(AREAS, "test_the_last_card_of_the_deck_alone_does_not")]),
    "Y33": ((29,), [(END, "test_a_single_contender_takes_the_first_prize_alone")]),
    "Y34": ((30,), [(END, "test_with_two_players_the_neutral_one_has_a_production_of_seven_and_a_half")]),
    "Y35": ((31,), [(END, "test_with_two_players_the_neutral_one_contends")]),
    "Y36": ((32,), [(AREAS, "test_moves_may_be_left_out")]),
    "Y37": ((33,), [(HERE, "test_twelve_assistants_of_the_warehouse_can_be_used")]),
    "Y38": ((34,), [(END, "test_the_round_is_finished_and_one_more_is_played")]),
    "Y39": ((35,), [(TECHNOLOGIES, "test_powers_are_used_between_steps_of_the_turn")]),
    "Y40": ((), [(HERE, "test_unused_free_agents_are_worth_a_point_each")]),
    "Y41": ((), [(SETUP, "test_a_first_player_keeps_the_marker_and_begins")]),
    "Y42": ((), [(END, "test_ties_go_to_who_sits_nearest_the_first_player")]),
    "Y43": ((23,), [(AREAS, "test_what_chinatown_sells_and_buys")]),
    "Y44": ((36,), [(HERE, "test_no_move_throws_an_order_away")]),
    "Y45": ((16,), [(TURN, "test_the_example_of_an_agent_in_the_copper_mine")]),
    "Y46": ((37,), [(HERE, "test_names_differ_by_language_but_not_by_card")]),
    "Y47": ((38,), [(SETUP, "test_what_everyone_starts_with")]),
    "Y48": ((), [(END, "test_the_example_of_technologies_and_ties")]),
    "Y49": ((), [(END, "test_flags_are_grouped_in_the_best_way")]),
}
PAGE = Path(__file__).parents[2] / "docs" / "rulings-yokohama.md"


@pytest.mark.parametrize("name", RULINGS)
def test_every_ruling_has_its_test(name: str) -> None:
    for module, test in RULINGS[name][1]:
        assert callable(getattr(importlib.import_module(f"tests.rulebook.{module}"), test))


def test_every_ruling_is_on_the_page_and_all_38_of_the_component_list_are_among_them() -> None:
    assert re.findall(r"^\| (Y\d\d) \|", PAGE.read_text("utf-8"), re.MULTILINE) == list(RULINGS)
    assert sorted(number for numbers, _ in RULINGS.values() for number in numbers) == list(range(1, 39))


def test_a_recall_with_the_president_in_hand() -> None:
    """Y04: nobody is ever stuck, and assistants may come back."""
    match = table(3, assistants=[{"bank": 2}])
    play(match, "done:placing", "recall", "collect:bank", "done:recalling")
    assert (phase(match), has(match, "assistant")) == ("after", 7)
    match = table(3, hand=[{"assistant": 0}], yen=[0])
    play(match, "done:placing")
    assert codes(match) == ["recall"]
    assert phase(play(match, "recall")) == "after"


def test_he_does_not_pass_an_area_twice() -> None:
    """Y05: where he has been he does not come again, which never helps."""
    match = table(3, presidents=["bank"], assistants=[{"tea-plantation-1": 1, "laboratory-a": 1, "chinatown": 1}])
    play(match, "done:placing", "through:tea-plantation-1", "through:laboratory-a")
    assert refused(match, "go:tea-plantation-1") == refused(match, "through:bank") == "not-back"


def test_the_token_is_taken_without_a_question_and_an_agent_takes_that_of_its_area() -> None:
    """Y15 and Y16."""
    match = agent("bank", 5, presidents=["church"], tokens={"bank": "points", "church": "yen"}, hand=[{"shop": 0}])
    assert match.view()["players"][0]["tokens"] == {"points": 1}
    assert phase(match) == "before"
    tokens = {there["name"]: there["token"] for there in match.view()["areas"]}
    assert (tokens["bank"], tokens["church"]["name"]) == (None, "yen")


def test_whether_to_take_the_token_is_asked_where_players_agreed_on_that() -> None:
    """Y15: it is asked between steps 3 and 5, and a token that is left stays for the next who comes."""
    here: dict[str, Any] = {"tokens": {"bank": "points"}, "options": ["tokens_by_choice"], "tiles": {"bank": 1}}
    match = act("bank", 5, **here)
    assert codes(match) == ["take-token", "leave-token"]
    assert changed(match, "take-token") == {"points": 4}
    assert phase(match) == "building"
    match = act("bank", 5, **here)
    assert changed(match, "leave-token") == {}
    assert phase(match) == "building"
    [bank] = [there for there in match.view()["areas"] if there["name"] == "bank"]
    assert bank["token"]["name"] == "points"


def test_an_agents_action_builds_once_from_the_hand() -> None:
    """Y17: one building, and none below power 4."""
    match = agent("bank", 4, hand=[{"shop": 1, "house": 1}])
    play(match, "house")
    assert phase(match) == "before"
    assert (has(match, "shop"), has(match, "house")) == (1, 0)
    assert phase(agent("bank", 3, hand=[{"shop": 1, "house": 1}])) == "before"


def test_a_trading_house_earns_from_an_agent_too() -> None:
    """Y18; the owner's own agent earns nothing."""
    match = agent("bank", 2, houses=["", "bank"], yen=[0, 0])
    assert (has(match, "yen"), has(match, "yen", 1)) == (2, 1)
    match = agent("bank", 2, houses=["bank"], yen=[0, 0])
    assert (has(match, "yen"), has(match, "yen", 1)) == (3, 0)


def test_an_agent_of_this_turn_may_act_in_this_turn() -> None:
    """Y20: in the second half of extra actions, or in the same half; not if another one acted already."""
    match = table(4, kept=[34], fulfilled=["22"], goods=["2 copper, 2 silk, 2 tea"], assistants=[{"bank": 1}])
    play(match, "done:placing", "recall", "done:recalling", "fulfil:34")
    assert changed(match, "agent:bank") == {"yen": 2 - 1, "assistant": 1}
    match = table(
        4,
        kept=[34],
        fulfilled=["22"],
        goods=["2 copper, 2 silk, 2 tea"],
        assistants=[{"bank": 1, "church": 1}],
        agents=["fr"],
    )
    play(match, "agent:church", "done:church", "fulfil:34")
    assert refused(match, "agent:bank") == "agent-used"


def test_which_agent_is_turned_over() -> None:
    """Y21: it makes no difference; the first in the order of the supply, a free agent last."""
    match = agent("bank", 1, agents=["free-agent uk us"])
    assert match.view()["players"][0]["agents_used"] == {"us": 1}


def test_unused_free_agents_are_worth_a_point_each() -> None:
    """Y40: they are used like any agent, and count like one; a used one counts nothing."""
    state = table(4, agents=["free-agent"], spent=["free-agent"], yen=[0], goods=[""]).state
    assert leftover_points(state, 0) == 1


def test_the_surcharge_of_a_slot_does_not_count_for_the_bonus() -> None:
    """Y29: value 3 in the sixth slot costs 5 and counts 3."""
    boards = "winery-47 station-57 tram-62 telephone-63 postal-system-42 ball-40"
    match = act("laboratory-a", 5, laboratory=boards)
    fill(play(match, "research:6"))
    assert has(match, "production") == 3


def test_twelve_assistants_of_the_warehouse_can_be_used() -> None:
    """Y37: 23 less 8 in hand less 3 that mark points."""
    match = table(3, hand=[{"assistant": 19}], technologies=["university"])
    play(match, "use:university")
    assert (has(match, "assistant"), match.view()["players"][0]["warehouse"]["assistant"]) == (20, 0)


def test_no_move_throws_an_order_away() -> None:
    """Y44: orders come to the hand and leave it fulfilled, in no other way."""
    match = table(3, held=["30 31"])
    verbs = {
        match.move(move).code.partition(":")[0]
        for move in range(len(match.game.moves))
        if ":30" in match.move(move).code
    }
    assert verbs == {"order", "draw", "keep", "fulfil"}


def test_names_differ_by_language_but_not_by_card() -> None:
    """Y46: an exhibition in the Ukrainian and the Polish rulebook, a festival in the Russian one, is one card."""
    match = act("laboratory-a", 5, laboratory="exposition-59", points=[0])
    fill(play(match, "research:1"))
    assert match.view()["players"][0]["technologies"][0]["number"] == 59
    assert has(match, "points") == 10


# Rulings that meet each other


def test_tolls_and_canal_on_one_way() -> None:
    """Y06, Y08 and Y10: a yen for the canal and one for each president beyond it."""
    for yen, reason in ((2, "toll-missing"), (3, None)):
        match = table(
            3,
            technologies=["postal-system"],
            yen=[yen, 0, 0],
            presidents=["port-a", "chinatown", "chinatown"],
            assistants=[{"chinatown": 1, "employment-agency": 1}, {"chinatown": 1}, {"chinatown": 1}],
        )
        play(match, "done:placing", "through:canal")
        assert refused(match, "go:chinatown") == reason
    play(match, "go:chinatown", "done:exchanging")
    assert [has(match, "yen", seat) for seat in range(3)] == [0, 1, 1]


def test_a_way_that_cannot_be_paid_to_its_end_is_not_begun() -> None:
    """A president is never left on the way: the canal for the last yen leads nowhere if the toll beyond is due."""
    match = table(
        3,
        yen=[1, 0, 0],
        presidents=["port-a", "chinatown"],
        assistants=[{"chinatown": 1, "laboratory-a": 1}, {"chinatown": 1}],
    )
    play(match, "done:placing")
    assert refused(match, "through:canal") == "dead-end"
    match = table(
        3,
        yen=[2, 0, 0],
        presidents=["port-a", "chinatown"],
        assistants=[{"chinatown": 1, "laboratory-a": 1}, {"chinatown": 1}],
    )
    play(match, "done:placing", "through:canal", "through:chinatown", "go:laboratory-a")
    assert [has(match, "yen", seat) for seat in range(3)] == [0, 1, 0]


def test_the_station_placed_in_the_area_of_the_action_helps_from_the_next_one_on() -> None:
    """The power of an action is counted once, in step 3."""
    match = act("laboratory-a", 4, laboratory="station-57", tokens={"laboratory-a": "points"}, hand=[{"shop": 0}])
    fill(play(match, "research:1", "station:laboratory-a"))
    assert has(match, "points") == 0
    assert phase(match) == "after"


def test_pieces_of_a_token_can_be_built_at_once() -> None:
    """Step 4 comes before step 5."""
    match = act("bank", 5, tokens={"bank": "pieces"}, hand=[{"shop": 0}], yen=[0], tiles={"bank": 1})
    play(match, "hire:house", "done:hiring", "house")
    assert has(match, "points") == 1 + 8


def test_moves_of_a_shop_come_before_the_return() -> None:
    """Step 5 comes before step 6: those of the area who were moved away stay there."""
    match = act("bank", 4, tiles={"bank": 4})
    play(match, "shop:3", "lift:bank", "drop:church", "lift:bank", "drop:church")
    assert match.state.assistants[0, area("church")] == 2
    assert has(match, "assistant") == 5 + 1
    assert all_is_there(match.state)


def test_copper_of_an_order_reward_counts_for_mining_technology() -> None:
    """Y27: an event of its own for each good chosen."""
    match = table(3, kept=[6], goods=["2 silk, 1 fish"], technologies=["mining-technology"])
    play(match, "fulfil:6", "good:copper")
    assert goods(match) == {"copper": 2}


def test_a_turn_of_a_player_with_nothing_to_do_still_passes() -> None:
    """Y01 and Y04 together: no assistants, no yen, and the turn goes on."""
    match = table(3, hand=[{"assistant": 0}], yen=[0, 0, 0])
    move_on(match)
    assert match.seat == 1


def test_another_players_station_helps_a_rival_to_the_token() -> None:
    """Y12: +1 power for all, here the fifth."""
    match = table(3, technologies=["", "station"], station="bank", assistants=[{"bank": 3}], tokens={"bank": "points"})
    go(match, "bank")
    assert has(match, "points") == 4
