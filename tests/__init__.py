"""All tests. They use real services: a service that starts in less than five seconds is never mocked."""
