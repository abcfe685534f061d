"""The deadlines of scholarships of which a signed-in person is reminded."""
