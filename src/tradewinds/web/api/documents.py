"""The documentation page of the API: plain HTML made from its OpenAPI description, without a script."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from fastapi import FastAPI
from starlette.responses import HTMLResponse

__all__ = ["add_documents"]

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tradewinds API</title>
<link rel="stylesheet" href="/static/style.css">
</head>
<body class="page">
<main id="main">
<h1>Tradewinds API</h1>
<p>Play by program: join a table or open one, wait for your turn on its event stream, ask for the legal moves, play one.
<a href="openapi.json">The OpenAPI description</a> says the same to programs.</p>
<p>Send <code>Authorization: Bearer &lt;token&gt;</code> with every request; <a href="#create_guest">POST /guests</a>
gives out a token without an account. What cannot be done is answered with a status of 4xx and
<code>{{"error": {{"key": "...", "message": "..."}}}}</code>. Words come in the language of
<code>?lang=</code> (en, uk, ru, pl) or <code>Accept-Language</code>.</p>
{operations}
<h2>Shapes</h2>
{shapes}
</main>
</body>
</html>
"""


def add_documents(api: FastAPI) -> None:
    """Puts the page at /docs."""

    @cache
    def page() -> str:
        described = api.openapi()
        operations = "\n".join(_operations(described["paths"]))
        shapes = "\n".join(_shapes(described["components"]["schemas"]))
        return PAGE.format(operations=operations, shapes=shapes)

    @api.get("/docs", include_in_schema=False)
    async def documents() -> HTMLResponse:
        return HTMLResponse(page())


def _operations(paths: dict[str, Any]) -> Iterator[str]:
    section = ""
    for path, methods in paths.items():
        for method, operation in methods.items():
            if operation["tags"][0] != section:
                section = operation["tags"][0]
                yield f"<h2>{escape(section.capitalize())}</h2>"
            yield f'<section id="{escape(operation["operationId"])}">'
            yield f"<h3>{method.upper()} <code>/api{escape(path)}</code></h3>"
            yield f"<p>{escape(operation['description'])}</p>"
            yield f"<ul>{''.join(_items(operation))}</ul></section>"


def _items(operation: dict[str, Any]) -> Iterator[str]:
    for parameter in operation.get("parameters", []):
        if parameter["name"] not in ("lang", "x-csrf", "table"):
            about = escape(parameter.get("description", ""))
            yield f"<li><code>?{escape(parameter['name'])}</code> {about}</li>"
    if "requestBody" in operation:
        yield f"<li>Send: {_shape(operation['requestBody']['content']['application/json']['schema'])}</li>"
    for status, answer in operation["responses"].items():
        if status < "400":
            told = [_shape(content["schema"]) for content in answer.get("content", {}).values()]
            yield f"<li>{status}: {', '.join(told) or 'nothing'}</li>"
    errors = [status for status in operation["responses"] if status >= "400"]
    yield f"<li>Errors: {', '.join(errors)}</li>"


def _shapes(schemas: dict[str, Any]) -> Iterator[str]:
    for name, schema in schemas.items():
        yield f'<section id="{escape(name)}"><h3>{escape(name)}</h3><ul>'
        for field, about in schema.get("properties", {}).items():
            default = f", {escape(json.dumps(about['default']))} without it" if "default" in about else ""
            description = escape(about.get("description", ""))
            yield f"<li><code>{escape(field)}</code>: {_shape(about)}{default}. {description}</li>"
        yield "</ul></section>"


def _shape(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_shape(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_shape(schema['items'])}"
    return {"object": "object", "null": "none"}.get(schema.get("type", "anything"), schema.get("type", "anything"))
