"""The documentation page of the API: plain HTML made from its OpenAPI description, with no script."""

from __future__ import annotations

from fastapi import FastAPI


def add_documents(api: FastAPI) -> None: ...
