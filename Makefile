# Two commands for everybody: `make play` and `make test`. The rest is for those who build.
PYTHON ?= python3
HOST   ?= 127.0.0.1
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet

FILES  := $(shell find src/ludotheque -type f -not -name '*.pyc')
CLIENT := $(shell find web docs/games -type f -not -path '*/node_modules/*' -not -path 'web/dist/*')
NPM    := $(BIN)/python web/npm.py
# The longest first: what comes last is never long, so that no processor waits for another. Of the doctor, which is not
# compiled itself, what he says of the form, and that he finds this house sound.
DOCTOR := $(addprefix cli/test_doctor.py::test_,the_form_told_is_the_form_that_runs each_check_has_its_line)
WIRED  := $(addprefix server/test_,absence.py frames.py guards.py hostile.py mailbox.py protocol.py shelf.py table.py undo.py watching.py)
AGAIN  := $(addprefix tests/,test_forms.py conformance kernel games lab table test_golden.py $(WIRED) $(DOCTOR) wheel/test_installed.py)

# benchmarks/<room>.py of every game that has one.
MEASURED := $(wildcard $(patsubst src/ludotheque/games/%,benchmarks/%.py,$(wildcard src/ludotheque/games/*)))

COMPILED := $(BIN)/python -c 'from ludotheque.cli.form import is_compiled; raise SystemExit(not is_compiled())'

# Tests start hundreds of Pythons: what one of them has compiled the next one finds, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

# How a make that can keeps what two jobs print apart.
APART := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: again play test browser pictures bench-web lint types web web-check web-test web-build web-dev icons pytest source installed compiled bench bench-server measure golden wire mutants lock format clean

play: $(VENV)/.play           ## the house at http://127.0.0.1:8000; with HOST=0.0.0.0 for telephones in your network too
	@$(BIN)/ludotheque serve --host $(HOST)

# What takes one processor goes two at a time, the longest first, and any failure is one of the whole. Tests take both.
test:
	@$(MAKE) --jobs=1 $(VENV)/.browser web/node_modules/.package-lock.json lint
	@$(MAKE) --jobs=2 $(APART) installed types web
	@$(MAKE) --jobs=1 source browser compiled

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

web: web-check web-test web-build  ## the client: its types, its tests, its pages in web/dist

web-check: web/node_modules/.package-lock.json
	$(NPM) run check

web-test: web/node_modules/.package-lock.json
	$(NPM) test

web-build: web/dist/index.html

web-dev: web/node_modules/.package-lock.json  ## the client as you change it, beside a house at 127.0.0.1:8000 (make play)
	$(NPM) run dev

icons:                        ## the icon's pictures, drawn anew by Chromium
	$(PYTHON) web/icons.py

browser: $(VENV)/.browser web-build  ## people at browsers play whole games (tests/browser)
	$(BIN)/pytest -n 2 --dist worksteal tests/browser

pictures: $(VENV)/.browser web-build  ## docs/pictures/, taken anew
	PYTHONPATH=src $(BIN)/python -m tests.browser.pictures

bench-web: $(VENV)/.browser web-build  ## weights, the first click, lost frames: benchmarks/web/RESULTS.md
	PYTHONPATH=src $(BIN)/python -m benchmarks.web.run

pytest: $(VENV)/.dev web-build  ## everything but people at browsers, on the source as it is
	LUDOTHEQUE_FORM=interpreted $(BIN)/pytest -n auto --dist worksteal --ignore tests/browser

# The laws take longest, so CI tries them once, on what people get; test_forms.py shows that both forms are alike.
source: $(VENV)/.dev web-build  ## the same but for the laws, which `make compiled` tries
	LUDOTHEQUE_FORM=interpreted $(BIN)/pytest -n auto --dist worksteal --ignore tests/browser --ignore tests/conformance

installed: export LUDOTHEQUE_COMPILE = must
installed: export LUDOTHEQUE_CLIENT = must
installed: $(VENV)/.play      ## the package as people get it: compiled, with its pages
	@$(COMPILED) || { rm $(VENV)/.play; $(MAKE) $(VENV)/.play; }

compiled: $(VENV)/.dev installed  ## the laws, the rules and the golden games again, on the compiled package
	LUDOTHEQUE_FORM=compiled $(BIN)/pytest -n auto --dist worksteal -o pythonpath=. $(AGAIN)

bench: $(VENV)/.play          ## our speed beside the peers', in one run: benchmarks/RESULTS.md
	@$(COMPILED) || { rm $(VENV)/.play; $(MAKE) $(VENV)/.play; }
	$(BIN)/python benchmarks/run.py

bench-server: $(VENV)/.dev $(VENV)/.play   ## our server and boardgame.io's under the same load: benchmarks/server/RESULTS.md
	@$(COMPILED) || { rm $(VENV)/.play; $(MAKE) $(VENV)/.play; }
	$(BIN)/python -m benchmarks.server.run --rounds 3 --write

measure: $(VENV)/.play        ## how strong the bots are, how the games go: docs/games/*/strength.md
	@for room in $(MEASURED); do echo $$room; $(BIN)/python $$room || exit 1; done

golden: $(VENV)/.dev          ## write the golden games anew; then read the diff
	PYTHONPATH=src $(BIN)/python -m tests.golden

wire: $(VENV)/.dev            ## what the web client knows of the server, written anew: types, shapes, sentences
	PYTHONPATH=src $(BIN)/python -m tests.web.wire

mutants: $(VENV)/.dev         ## the deliberately leaking games and what caught each
	PYTHONPATH=src $(BIN)/python -m tests.conformance.mutants

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(VENV)/.dev            ## pin what pyproject.toml asks for, with hashes and without addresses
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group build pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group build --group dev pyproject.toml -o requirements-dev.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group node -o requirements-node.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules web/dist

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

# Debian's own Chromium: the browser tests bring none along.
$(VENV)/.browser: $(VENV)/.dev
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null || { echo "The browser tests need Chromium: install it (on Debian and Ubuntu: apt-get install chromium)."; exit 1; }; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; }
	@touch $@

# Where the system has no Node that is new enough, one comes as a Python package.
$(VENV)/.node: requirements-node.lock web/npm.py | $(VENV)/.tools
	@$(NPM) --found || $(PIP) install --require-hashes -r requirements-node.lock
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(VENV)/.node
	@$(NPM) ci --silent
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(CLIENT) $(filter %.ftl,$(FILES))
	$(NPM) run build

# Whoever installs a C compiler, or Python's headers, later on gets compiled rules the next time.
$(VENV)/.compiler: again | $(VENV)/bin/python
	@found=$$($(BIN)/python -c 'import os, shutil, sysconfig; print([shutil.which(name) for name in (os.environ.get("CC") or "cc", "gcc", "clang")], os.path.exists(sysconfig.get_path("include") + "/Python.h"))'); \
		[ "$$(cat $@ 2>/dev/null)" = "$$found" ] || echo "$$found" > $@

# Not editable: what is compiled is what is installed, and it is made again whenever a file has changed.
$(VENV)/.play: $(VENV)/.tools $(VENV)/.node $(VENV)/.compiler pyproject.toml hatch_build.py $(FILES) $(CLIENT)
	@echo "Installing Ludothèque; if there is a C compiler its rules are compiled, which takes a few minutes…"
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c 'from ludotheque.cli.form import tell; tell()'
	@touch $@
