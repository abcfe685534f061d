PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup services test lint typecheck format lock clean

help: ## List the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Bring the checkout up to date: Python packages, Elasticsearch, web
	@$(PYTHON) -m stack.setup

services: setup ## Run PostgreSQL, Valkey and Elasticsearch alone and print their addresses
	@$(BIN)/finder services

test: setup lint typecheck ## Run every check and every test
	$(BIN)/pytest

lint: ## Check style and which package may import which
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

typecheck: ## Check types, strictly, tests included
	$(BIN)/mypy

format: ## Rewrite sources in the one style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
