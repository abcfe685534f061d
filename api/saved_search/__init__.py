"""The searches that a signed-in person has saved, and the pages that stop their alerts."""
