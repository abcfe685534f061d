"""Words between the parts of a list: `law or business`."""

ALTERNATIVE_WORDS = frozenset(
    {
        "or", "oder", "ou", "o", "veya", "atau", "lub", "albo", "hoặc", "hoac", "или", "або", "یا", "أو", "او", "या",
        "অথবা", "বা", "หรือ", "または", "或", "或者", "또는", "ή",
    }
)  # fmt: skip
"""The keys of the word "or" in several languages. A course needs only one of two subjects with "or" between them."""

LIST_WORDS = ALTERNATIVE_WORDS | {"and", "nor"}
