# Two commands do everything: `make play` starts the table in your browser, `make test` passes all tests.
# While working: `make check` in under a minute; `make prove` for a change of rules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Who waits for a browser or a server leaves a core to others: one worker more than there are cores. Tests that are
# left to a worker with the slow ones are taken over by those who are done.
WORKERS := $(shell $(PYTHON) -c 'import os; print(len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else os.cpu_count() + 1)')
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal

.PHONY: play test check prove soak lint benchmark clean

play: $(VENV)/play
	@$(BIN)/tradewinds serve

# The rulebook's examples run both ways: compiled, and as plain Python beside the tests that swap single rules.
test: $(VENV)/test lint
	@tools/system-packages chromium-headless-shell,chromium=chromium-headless-shell initdb=postgresql
	$(PYTEST)
	TRADEWINDS_MODE=interpreted $(PYTEST) tests/interpreted tests/rulebook

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

lint: $(VENV)/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
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
