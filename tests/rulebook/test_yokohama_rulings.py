"""Yokohama where the three rulebooks differ or are silent: a test for each of the 38 rulings.

Most of them are played among the pages they belong to; RULINGS says where. Those that are here are the rest, and some
that meet each other.
"""

from __future__ import annotations

import importlib

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

TURN, AREAS, END = "test_yokohama", "test_yokohama_areas", "test_yokohama_end"
TECHNOLOGIES, SETUP, HERE = "test_yokohama_technologies", "test_yokohama_setup", "test_yokohama_rulings"
RULINGS = {
    1: (TURN, "test_fewer_may_be_placed"),
    2: (TURN, "test_each_president_is_paid_for_each_assistant"),
    3: (TURN, "test_a_recall_brings_back_the_president_and_any_assistants"),
    4: (HERE, "test_a_recall_with_the_president_in_hand"),
    5: (TURN, "test_he_may_not_come_back_to_where_he_set_out"),
    6: (TURN, "test_the_example_of_a_walk_to_the_silk_mill"),
    7: (TECHNOLOGIES, "test_stagecoach_pays_when_placing_and_on_the_canal"),
    8: (TECHNOLOGIES, "test_stagecoach_does_not_stop_beside_a_president_without_postal_system"),
    9: (TECHNOLOGIES, "test_postal_system_places_from_the_hand_at_the_toll_to_each"),
    10: (TECHNOLOGIES, "test_tram_with_postal_system_goes_to_occupied_areas_at_the_toll"),
    11: (TECHNOLOGIES, "test_only_the_owner_jumps_and_with_an_own_assistant"),
    12: (TECHNOLOGIES, "test_station_places_its_token_in_any_area"),
    13: (HERE, "test_the_token_is_taken_without_a_question_and_an_agent_takes_that_of_its_area"),
    14: (HERE, "test_an_agents_action_builds_once_from_the_hand"),
    15: (HERE, "test_a_trading_house_earns_from_an_agent_too"),
    16: (TURN, "test_the_example_of_an_agent_in_the_copper_mine"),
    17: (TURN, "test_no_agent_if_none_is_left_and_none_later"),
    18: (HERE, "test_an_agent_of_this_turn_may_act_in_this_turn"),
    19: (TURN, "test_what_each_achievement_asks_for"),
    20: (AREAS, "test_each_kind_is_a_faith_once"),
    21: (AREAS, "test_imports_that_the_power_allows"),
    22: (AREAS, "test_fewer_exchanges_are_enough"),
    23: (AREAS, "test_what_chinatown_sells_and_buys"),
    24: (TECHNOLOGIES, "test_mining_technology_in_chinatown_with_tokens_and_shops"),
    25: (AREAS, "test_the_fourth_technology_costs_two_yen_or_an_import_more"),
    26: (HERE, "test_the_surcharge_of_a_slot_does_not_count_for_the_bonus"),
    27: (AREAS, "test_three_orders_at_most"),
    28: (AREAS, "test_the_second_order_comes_from_the_display_as_it_was"),
    29: (END, "test_a_single_contender_takes_the_first_prize_alone"),
    30: (END, "test_with_two_players_the_neutral_one_has_a_production_of_seven_and_a_half"),
    31: (END, "test_with_two_players_the_neutral_one_contends"),
    32: (AREAS, "test_moves_may_be_left_out"),
    33: (HERE, "test_twelve_assistants_of_the_warehouse_can_be_used"),
    34: (END, "test_the_round_is_finished_and_one_more_is_played"),
    35: (TECHNOLOGIES, "test_powers_are_used_between_steps_of_the_turn"),
    36: (HERE, "test_no_move_throws_an_order_away"),
    37: (HERE, "test_names_differ_by_language_but_not_by_card"),
    38: (SETUP, "test_what_everyone_starts_with"),
}


@pytest.mark.parametrize("number", range(1, 39))
def test_every_ruling_has_its_test(number: int) -> None:
    module, name = RULINGS[number]
    assert callable(getattr(importlib.import_module(f"tests.rulebook.{module}"), name))


def test_a_recall_with_the_president_in_hand() -> None:
    """Ruling 4: nobody is ever stuck, and assistants may come back."""
    match = table(3, assistants=[{"bank": 2}])
    play(match, "done:placing", "recall", "collect:bank", "done:recalling")
    assert (phase(match), has(match, "assistant")) == ("after", 7)
    match = table(3, hand=[{"assistant": 0}], yen=[0])
    play(match, "done:placing")
    assert codes(match) == ["recall"]
    assert phase(play(match, "recall")) == "after"


def test_he_does_not_pass_an_area_twice() -> None:
    """Ruling 5 and ours: where he has been he does not come again, which never helps."""
    match = table(3, presidents=["bank"], assistants=[{"tea-plantation-1": 1, "laboratory-a": 1, "chinatown": 1}])
    play(match, "done:placing", "through:tea-plantation-1", "through:laboratory-a")
    assert refused(match, "go:tea-plantation-1") == refused(match, "through:bank") == "not-back"


def test_the_token_is_taken_without_a_question_and_an_agent_takes_that_of_its_area() -> None:
    """Ruling 13."""
    match = agent("bank", 5, presidents=["church"], tokens={"bank": "points", "church": "yen"}, hand=[{"shop": 0}])
    assert match.view()["players"][0]["tokens"] == {"points": 1}
    assert phase(match) == "before"
    tokens = {there["name"]: there["token"] for there in match.view()["areas"]}
    assert (tokens["bank"], tokens["church"]["name"]) == (None, "yen")


def test_an_agents_action_builds_once_from_the_hand() -> None:
    """Ruling 14."""
    match = agent("bank", 4, hand=[{"shop": 1, "house": 1}])
    play(match, "house")
    assert phase(match) == "before"
    assert (has(match, "shop"), has(match, "house")) == (1, 0)
    assert phase(agent("bank", 3, hand=[{"shop": 1, "house": 1}])) == "before"


def test_a_trading_house_earns_from_an_agent_too() -> None:
    """Ruling 15; the owner's own agent earns nothing."""
    match = agent("bank", 2, houses=["", "bank"], yen=[0, 0])
    assert (has(match, "yen"), has(match, "yen", 1)) == (2, 1)
    match = agent("bank", 2, houses=["bank"], yen=[0, 0])
    assert (has(match, "yen"), has(match, "yen", 1)) == (3, 0)


def test_an_agent_of_this_turn_may_act_in_this_turn() -> None:
    """Ruling 18: in the second half of extra actions, or in the same half; not if another one acted already."""
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


def test_the_surcharge_of_a_slot_does_not_count_for_the_bonus() -> None:
    """Ruling 26: value 3 in the sixth slot costs 5 and counts 3."""
    boards = "winery-47 station-57 tram-62 telephone-63 postal-system-42 ball-40"
    match = act("laboratory-a", 5, laboratory=boards)
    fill(play(match, "research:6"))
    assert has(match, "production") == 3


def test_twelve_assistants_of_the_warehouse_can_be_used() -> None:
    """Ruling 33: 23 less 8 in hand less 3 that mark points."""
    match = table(3, hand=[{"assistant": 19}], technologies=["university"])
    play(match, "university")
    assert (has(match, "assistant"), match.view()["players"][0]["warehouse"]["assistant"]) == (20, 0)


def test_no_move_throws_an_order_away() -> None:
    """Ruling 36: orders come to the hand and leave it fulfilled, in no other way."""
    match = table(3, held=["30 31"])
    verbs = {
        match.move(move).code.partition(":")[0]
        for move in range(len(match.game.moves))
        if ":30" in match.move(move).code
    }
    assert verbs == {"order", "draw", "keep", "fulfil"}


def test_names_differ_by_language_but_not_by_card() -> None:
    """Ruling 37: an exhibition in the Ukrainian and the Polish rulebook, a festival in the Russian one, is one card."""
    match = act("laboratory-a", 5, laboratory="exposition-59", points=[0])
    fill(play(match, "research:1"))
    assert match.view()["players"][0]["technologies"][0]["number"] == 59
    assert has(match, "points") == 10


# Rulings that meet each other


def test_tolls_and_canal_on_one_way() -> None:
    """Rulings 6, 7 and 9: a yen for the canal and one for each president beyond it."""
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
    """Ruling 24: an event of its own for each good chosen."""
    match = table(3, kept=[6], goods=["2 silk, 1 fish"], technologies=["mining-technology"])
    play(match, "fulfil:6", "good:copper")
    assert goods(match) == {"copper": 2}


def test_a_turn_of_a_player_with_nothing_to_do_still_passes() -> None:
    """Rulings 1 and 4 together: no assistants, no yen, and the turn goes on."""
    match = table(3, hand=[{"assistant": 0}], yen=[0, 0, 0])
    move_on(match)
    assert match.seat == 1


def test_another_players_station_helps_a_rival_to_the_token() -> None:
    """Ruling 11: +1 power for all, here the fifth."""
    match = table(3, technologies=["", "station"], station="bank", assistants=[{"bank": 3}], tokens={"bank": "points"})
    go(match, "bank")
    assert has(match, "points") == 4
