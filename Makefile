# A distribution's own Python is compiled by what profiles say and runs up to a third faster than what a version manager
# compiles: it is taken where it can be.
FIT := import ensurepip, sys; assert sys.version_info >= (3, 11)
PYTHON ?= $(shell /usr/bin/python3 -c '$(FIT)' 2> /dev/null && echo /usr/bin/python3 || echo python3)
BIN := .venv/bin
NPM := $(BIN)/python -m stack.setup.npm
COG := $(BIN)/cog --verbosity=0 -I . -p 'import cog, schemas.filters.contract_lines as contract_lines'
GENERATED := $(shell grep -rlF '[[[cog' schemas/contracts)

.DEFAULT_GOAL := help
.PHONY: help setup run services test lint typecheck web-check format generate lock clean bench-clicks bench-commits bench-index bench-rebuild bench-search lighthouse fuzz soak

help: ## List the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Bring the checkout up to date: Python packages, Elasticsearch, web
	@$(PYTHON) -m stack.setup

run: setup ## Set up, start everything and print the address
	@exec $(BIN)/python -m stack.run

services: setup ## Run PostgreSQL, Valkey and Elasticsearch alone and print their addresses
	@exec $(BIN)/finder services

test: setup ## Run every check and every test
	@$(MAKE) --jobs=2 lint typecheck web-check
	$(BIN)/python -m tests.suite

lint: ## Check style, imports, declared dependencies and generated contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/deptry .
	$(BIN)/deptry tests bench --exclude '^$$' --extend-exclude '^$$' --ignore DEP002,DEP004
	$(COG) --check $(GENERATED)

typecheck: ## Check types, strictly, tests included
	$(BIN)/mypy

web-check: ## Check the web: style and zones, types, its own tests, the generated client
	$(NPM) run lint
	$(NPM) run knip --if-present
	$(NPM) run typecheck
	$(NPM) run test
	$(NPM) run check:drift

CASES ?= 50000

fuzz: setup ## Send every call requests drawn from OpenAPI, other ones each time (CASES=50000)
	FUZZ_CASES=$(CASES) $(BIN)/pytest tests/fuzz

CHANGES ?= 50000
SEEDS ?= 1 2

soak: setup ## Change at random while workers, broker and engine are killed, once for each seed (CHANGES=50000 SEEDS="1 2")
	$(BIN)/python -m tests.faults.soak --changes $(CHANGES) --seeds $(SEEDS)

format: ## Rewrite sources in the one style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

generate: ## Rewrite what follows from the table of filters: the contracts, OpenAPI and the web's client
	$(COG) -r $(GENERATED)
	$(NPM) run generate

lock: ## Pin Python packages and the engine's jars again (UPGRADE=1 takes newer ones)
	$(BIN)/python -m stack.setup.lock $(if $(UPGRADE),--upgrade)
	$(BIN)/python -m stack.elasticsearch lock

clean: ## Remove what set-up made; data in var/ stays
	rm -rf .venv .cache .setup.lock web/node_modules web/dist web/e2e/chromium/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

bench-clicks: setup ## Measure from the click on a filter to new results on screen, over 200,000 courses, against the API's own time
	$(BIN)/python -m bench.clicks $(BENCH)

bench-commits: setup ## Compare the search calls of this checkout with another one (BENCH="../before --courses 200000")
	$(BIN)/python -m bench.commits $(BENCH)

bench-index: setup ## Measure a rebuild by the workers against a raw bulk of the same documents (BENCH="1000000 --made")
	$(BIN)/python -m bench.index $(BENCH)

bench-rebuild: setup ## Measure a rebuild under 20 searches a second, and its memory (BENCH="50000 200000 1000000")
	$(BIN)/python -m bench.rebuild $(BENCH)

bench-search: setup ## Measure searching 200,000 and 1,000,000 courses against the engine alone and PostgreSQL
	$(BIN)/python -m bench.search $(BENCH)

lighthouse: setup ## Have Lighthouse judge home, listing and a course's page, on a phone and on a desk, five times each
	$(BIN)/python -m bench.lighthouse
