# The Python of a distribution is compiled with profile-guided optimisation and runs up to a third faster than one that a
# version manager compiles. It is used if it is new enough.
FIT := import ensurepip, sys; assert sys.version_info >= (3, 11)
PYTHON ?= $(shell /usr/bin/python3 -c '$(FIT)' 2> /dev/null && echo /usr/bin/python3 || echo python3)
# Without stored bytecode, each process compiles all its modules again: a worker then needs 5 s of processor time to start
# instead of 1 s.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
NPM := $(BIN)/python -m stack.setup.npm
COG := $(BIN)/cog --verbosity=0 -I . -p 'import cog, schemas.filters.contract_lines as contract_lines'
GENERATED := $(shell grep -rlF '[[[cog' schemas/contracts)

.DEFAULT_GOAL := help
.PHONY: brute-force help setup run services test lint typecheck web-check format generate lock pin-images upgrade-and-back game-day clean crawl bench-clicks bench-commits bench-edge bench-editing bench-enumeration bench-index bench-interpretation bench-log-reports bench-rebuild bench-search bench-search-log bench-site-traffic lighthouse fuzz simulate-day simulate-experiments simulate-preference site-names slow-phone soak

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-21s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install or update Python packages, Elasticsearch and the web
	@$(PYTHON) -m stack.setup

run: setup ## Run set-up, start everything and print the address
	@exec $(BIN)/python -m stack.run

services: setup ## Run only PostgreSQL, Valkey and Elasticsearch, and print their addresses
	@exec $(BIN)/finder services

test: setup ## Run every check and every test
	@$(MAKE) --jobs=2 lint typecheck web-check
	$(BIN)/python -m tests.suite

lint: ## Check style, imports, sizes of files, declared dependencies and generated contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/deptry .
	$(BIN)/deptry tests bench --exclude '^$$' --extend-exclude '^$$' --ignore DEP002,DEP004
	$(COG) --check $(GENERATED)
	$(BIN)/pytest -q tests/architecture

typecheck: ## Check the types of all Python code, tests included
	$(BIN)/mypy

web-check: ## Check the web: style, imports, unused code, types, unit tests, generated client
	$(NPM) run lint
	$(NPM) run knip
	$(NPM) run typecheck
	$(NPM) run test
	$(NPM) run check:drift

CASES ?= 50000

fuzz: setup ## Send random requests from OpenAPI to every call (CASES=50000)
	FUZZ_CASES=$(CASES) $(BIN)/pytest tests/fuzz

EXAMPLES ?= 1000

brute-force: setup ## Compare random searches with SQL, in each catalogue and test (EXAMPLES=1000)
	BRUTE_FORCE_EXAMPLES=$(EXAMPLES) $(BIN)/pytest tests/integration/search/test_equals_brute_force.py tests/integration/search/sample/interpreted/test_interpreted_against_sql.py

site-names: setup ## Look up each name of the sample and of the registers in the site search, exactly and with a typo
	NAMES_CHECKED=1000000 $(BIN)/pytest tests/relevance/test_site_suggestion.py tests/unit/search/interpretation/test_names_of_registers.py

CHANGES ?= 50000
SEEDS ?= 1 2

soak: setup ## Make random changes while workers, broker and Elasticsearch are killed (CHANGES=50000 SEEDS="1 2")
	$(BIN)/python -m tests.faults.soak --changes $(CHANGES) --seeds $(SEEDS)

BEFORE ?=

upgrade-and-back: setup ## Upgrade from an earlier commit, go back and upgrade again, under load (BEFORE=commit)
	$(BIN)/python -m tests.faults.upgrade $(BEFORE)

ONLY ?=

game-day: setup ## Make scripted faults on a stack while a client searches, and print a table (ONLY="words of steps")
	$(BIN)/python -m tests.faults.game_day $(if $(ONLY),--only $(ONLY))

format: ## Format all Python code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

generate: ## Generate the contracts of filters, OpenAPI, the client of the web and its tables
	$(COG) -r $(GENERATED)
	$(NPM) run generate

lock: ## Pin Python packages and the jars of Elasticsearch (UPGRADE=1 takes newer versions)
	$(BIN)/python -m stack.setup.lock $(if $(UPGRADE),--upgrade)
	$(BIN)/python -m stack.elasticsearch lock

pin-images: ## Write the digests of the images of compose.yaml to var/compose.digests.yaml
	@$(PYTHON) -m stack.setup.image_digests

clean: ## Delete everything that set-up installed; data in var/ stays
	rm -rf .venv .cache .setup.lock web/node_modules web/dist web/e2e/chromium/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

bench-clicks: setup ## Compare the time from a click on a filter to new results with the time of the API, at 200,000 courses
	$(BIN)/python -m bench.clicks $(BENCH)

bench-commits: setup ## Compare the search calls of this checkout with another one (BENCH="../before --courses 200000")
	$(BIN)/python -m bench.commits $(BENCH)

bench-edge: setup ## Compare searches during 1,000 slow connections, and during the flood of one client, with quiet searches
	$(BIN)/python -m bench.edge $(BENCH)

bench-editing: setup ## Measure how soon the search shows what an editor publishes (BENCH="--edits 20")
	$(BIN)/python -m bench.editing $(BENCH)

bench-enumeration: setup ## Compare response times for mail addresses with and without an account
	$(BIN)/python -m bench.enumeration $(BENCH)

bench-index: setup ## Compare a rebuild with a raw bulk write of the same documents (BENCH="1000000 --made")
	$(BIN)/python -m bench.index $(BENCH)

bench-interpretation: setup ## Measure how fast texts are interpreted, beside a regular expression and Elasticsearch
	$(BIN)/python -m bench.interpretation

bench-rebuild: setup ## Measure time and memory of a rebuild during 20 searches per second (BENCH="50000 200000 1000000")
	$(BIN)/python -m bench.rebuild $(BENCH)

bench-search: setup ## Compare searches with Elasticsearch alone and with PostgreSQL, at 200,000 and 1,000,000 courses
	$(BIN)/python -m bench.search $(BENCH)

bench-site-traffic: setup ## Compare the site with Elasticsearch under repeated requests, at 1,000,000 courses
	$(BIN)/python -m bench.site_traffic $(BENCH)

bench-search-log: setup ## Compare searches with and without the search log, in ten rounds
	$(BIN)/python -m bench.search_log $(BENCH)

bench-log-reports: setup ## Measure finder logs over 10,000,000 entries, beside Elasticsearch (BENCH="--entries 200000")
	$(BIN)/python -m bench.search_log.reports $(BENCH)

SEARCHES ?= 100000
VISITORS ?= 8000

simulate-day: setup ## Compare all figures of the search log with a simulated day (SEARCHES=100000 VISITORS=8000)
	SIMULATED_SEARCHES=$(SEARCHES) SIMULATED_VISITORS=$(VISITORS) $(BIN)/pytest --timeout=7200 tests/integration/search_log

simulate-experiments: setup ## Simulate comparisons of two rankings by clicks, with several seeds (BENCH="--seeds 1 2 3")
	$(BIN)/python -m bench.experiments $(BENCH)

ADDRESSES ?= 20

crawl: setup ## Follow all links in a browser, in both directions of writing, signed out, signed in and as editor (ADDRESSES=20)
	CRAWL_ADDRESSES=$(ADDRESSES) $(BIN)/pytest tests/e2e/test_browser.py::test_browser_tests_of_the_site_pass

simulate-preference: setup ## Simulate days with planted looks and appeals, and compare what popularity recovers (BENCH="--days 20")
	$(BIN)/python -m bench.search_log.preference $(BENCH)

RUNS ?= 5

lighthouse: setup ## Run Lighthouse on a page of each type, on phone and desktop (RUNS=5 ONLY="landing course")
	RUNS=$(RUNS) ONLY="$(ONLY)" $(BIN)/python -m bench.lighthouse

slow-phone: setup ## Measure when the home page takes input on a slow phone; fails after 3,000 ms (RUNS=5)
	RUNS=$(RUNS) $(BIN)/python -m bench.slow_phone
