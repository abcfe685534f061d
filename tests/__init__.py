"""All tests. A service that starts in less than five seconds is never mocked."""
