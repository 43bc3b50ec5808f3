# Two commands for everybody: `make play` and `make test`. The rest is for those who build.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet

FILES  := $(shell find src/ludotheque -type f -not -name '*.pyc')
AGAIN  := $(addprefix tests/,conformance kernel games lab test_golden.py test_forms.py cli/test_doctor.py wheel/test_installed.py)

COMPILED := $(BIN)/python -c 'from ludotheque.cli.form import is_compiled; raise SystemExit(not is_compiled())'

.PHONY: again play test lint types pytest compiled bench bench-server measure golden mutants lock format clean

play: $(VENV)/.play           ## the house on the net, at http://127.0.0.1:8000
	@$(BIN)/ludotheque serve

test: lint types pytest compiled

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

pytest: $(VENV)/.dev          ## everything, on the source as it is
	LUDOTHEQUE_FORM=interpreted $(BIN)/pytest -n auto --dist worksteal

compiled: export LUDOTHEQUE_COMPILE = must
compiled: $(VENV)/.dev $(VENV)/.play  ## the laws, the rules and the golden games again, on the compiled package
	@$(COMPILED) || { rm $(VENV)/.play; $(MAKE) $(VENV)/.play; }
	LUDOTHEQUE_FORM=compiled $(BIN)/pytest -n auto --dist worksteal -o pythonpath=. $(AGAIN)

bench: $(VENV)/.play          ## our speed beside the peers', in one run: benchmarks/RESULTS.md
	@$(COMPILED) || { rm $(VENV)/.play; $(MAKE) $(VENV)/.play; }
	$(BIN)/python benchmarks/run.py

bench-server: $(VENV)/.dev $(VENV)/.play   ## our server and boardgame.io's under the same load: benchmarks/server/RESULTS.md
	@$(COMPILED) || { rm $(VENV)/.play; $(MAKE) $(VENV)/.play; }
	$(BIN)/python -m benchmarks.server.run --rounds 3 --write

measure: $(VENV)/.play        ## how much better `regular` plays than `random` (docs/games/coffre-et-cle)
	$(BIN)/python benchmarks/strength.py

golden: $(VENV)/.dev          ## write the golden games anew; then read the diff
	PYTHONPATH=src $(BIN)/python -m tests.golden

mutants: $(VENV)/.dev         ## the deliberately leaking games and what caught each
	PYTHONPATH=src $(BIN)/python -m tests.conformance.mutants

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(VENV)/.dev            ## pin what pyproject.toml asks for, with hashes and without addresses
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group build pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group build --group dev pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Ludothèque needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.tools: requirements.lock | $(VENV)/bin/python
	@echo "Setting up Ludothèque (once)…"
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.tools
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

# Whoever installs a C compiler, or Python's headers, later on gets compiled rules the next time.
$(VENV)/.compiler: again | $(VENV)/bin/python
	@found=$$($(BIN)/python -c 'import os, shutil, sysconfig; print([shutil.which(name) for name in (os.environ.get("CC") or "cc", "gcc", "clang")], os.path.exists(sysconfig.get_path("include") + "/Python.h"))'); \
		[ "$$(cat $@ 2>/dev/null)" = "$$found" ] || echo "$$found" > $@

# Not editable: what is compiled is what is installed, and it is made again whenever a file has changed.
$(VENV)/.play: $(VENV)/.tools $(VENV)/.compiler pyproject.toml hatch_build.py $(FILES)
	@echo "Installing Ludothèque; if there is a C compiler its rules are compiled, which takes about a minute…"
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c 'from ludotheque.cli.form import tell; tell()'
	@touch $@
