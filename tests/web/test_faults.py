"""Two servers on one PostgreSQL, all of which are killed at random moments: nothing acknowledged is lost.

`make soak` does the same for as long as one likes.
"""

from __future__ import annotations

import random

import pytest

from tests.web.faults import Town
from tests.web.postgres import new_database, own_cluster
from tests.web.serving import reserved_port

TABLES, SERVERS_KILLED, DATABASES_KILLED = 3, 3, 2


def test_whatever_dies_every_acknowledged_move_is_there_once_and_every_game_goes_on() -> None:
    with own_cluster() as cluster, reserved_port() as one, reserved_port() as other:
        if cluster is None:
            pytest.skip("PostgreSQL is not installed here (Debian: apt-get install postgresql)")
        town = Town(cluster, new_database(cluster.port, "town"), [one, other], random.randrange(2**32))
        with town.serving():
            town.set_up(TABLES)
            deaths = [town.kill_a_server] * SERVERS_KILLED + [town.kill_the_database] * DATABASES_KILLED
            town.rng.shuffle(deaths)
            for die in deaths:
                town.let_play(5)
                die()
                town.replace_finished()
            town.check_that_games_go_on()
        town.check()
        assert not {status for status in town.diary.answers if status.startswith("5")} - {"503"}, "nothing is our fault"
        assert town.kills == {"server": SERVERS_KILLED, "PostgreSQL": DATABASES_KILLED}
