"""POST /api/search: one question, and every part of its answer that is wanted, in one round trip."""
