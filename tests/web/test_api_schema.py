"""Whatever is sent to the API, it answers as its OpenAPI description says, and never with an error of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, settings, strategies
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.web.postgres import Databases
from tests.web.serving import Client, served
from tradewinds.web.api import create_api

API = create_api(FastAPI()).openapi()
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]
ALONE = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "person"}]}
OPEN = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
TABLES = 3

schema = schemathesis.openapi.from_dict(API).exclude(path_regex="/live$")  # a stream has no end


class Place:
    """A server with tables, and someone who has a token there."""

    def __init__(self, address: str, mine: Client, theirs: Client) -> None:
        self.address = f"{address}/api"
        self.headers = {"Authorization": mine.headers["authorization"]}
        clients = [mine, theirs, mine]
        self.tables = [
            client.done("POST", "/tables", wish)["id"]
            for client, wish in zip(clients, (ALONE, ALONE, OPEN), strict=True)
        ]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, databases: Databases) -> Iterator[Place]:
    with (
        served(databases.new(request.param)) as address,
        Client(address) as mine,
        Client(address) as theirs,
    ):
        yield Place(address, mine, theirs)


@schema.given(which=strategies.integers(0, TABLES), known=strategies.booleans())
@schema.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_fail_or_answer_otherwise_than_described(
    place: Place, case: schemathesis.Case[Any], which: int, known: bool
) -> None:
    if "table" in case.path_parameters and which:
        case.path_parameters["table"] = place.tables[which - 1]
    case.call_and_validate(base_url=place.address, headers=place.headers if known else {}, checks=CHECKS)


def test_every_operation_has_a_name_a_sentence_and_its_errors_in_one_shape() -> None:
    names = []
    for methods in API["paths"].values():
        for operation in methods.values():
            names.append(operation["operationId"])
            assert operation["description"]
            errors = {code: answer for code, answer in operation["responses"].items() if code >= "400"}
            assert {"400", "401", "404", "413", "422", "429", "503"} <= set(errors)
            for answer in errors.values():
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
    assert len(set(names)) == len(names)
