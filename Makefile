# Two commands do everything: `make play` starts the table in your browser, `make test` passes all tests.
# While working: `make check` in under a minute; `make prove` for a change of rules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Who waits for a browser, a server or what another compiles leaves a core to others: three workers more than there
# are cores. Tests that are left to a worker with the slow ones are taken over by those who are done.
WORKERS := $(shell $(PYTHON) -c 'import os; print(3 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()))')
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal
# Tests start hundreds of processes: none of them reads our sources anew, wherever this is run.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test check prove soak composition machines style lint benchmark clean

play: $(VENV)/play
	@$(BIN)/tradewinds serve

# Types are checked, and the rulebooks' examples run as plain Python, beside the other tests: tests/test_beside.py.
# Each worker takes one file after the other, in the order of tests/conftest.py, and what a file sets up is set up once.
test: $(VENV)/test style
	@tools/system-packages chromium-headless-shell,chromium=chromium-headless-shell initdb=postgresql
	$(PYTEST) --dist loadfile --no-loadscope-reorder

# What one runs at one's desk: under a minute, nothing compiled.
check: $(VENV)/test lint
	TRADEWINDS_MODE=interpreted $(PYTEST) -q tests/core tests/rulebook tests/test_house.py

# The whole conformance suite: every game in every number of players and with every option.
prove: $(VENV)/test
	$(PYTEST) --whole tests/test_conformance.py

# Two servers and a PostgreSQL, killed a thousand times under load: nothing acknowledged may be lost. Hours.
soak: $(VENV)/test
	@tools/system-packages initdb=postgresql
	$(BIN)/python -m benchmarks.soak $(SOAK)

# The containers of deploy/, built, restarted, backed up and restored as docs/serving.md says: minutes, with Docker.
composition: $(VENV)/test
	TRADEWINDS_TEST_COMPOSITION=yes $(BIN)/pytest tests/web/test_composition.py

# A Ray cluster of machines made of namespaces, which lose their power and their cables while bots think there. Root.
machines: $(VENV)/test
	TRADEWINDS_TEST_MACHINES=yes $(BIN)/pytest tests/web/test_machines.py

style: $(VENV)/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint: style
	$(BIN)/mypy

benchmark: $(VENV)/test
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.web

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/play: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[web]'
	@touch $@

$(VENV)/test: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[all]'
	@touch $@
