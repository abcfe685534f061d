"""All tests. They use real services: nothing that starts in less than five seconds is mocked."""
