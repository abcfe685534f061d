"""All tests. Services that start within five seconds are never mocked."""
