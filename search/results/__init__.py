"""From the engine's answers to the contract: plain functions from dicts to models."""
