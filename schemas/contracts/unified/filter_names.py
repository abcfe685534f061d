"""The names of the filters in the response of POST /api/search."""

from typing import Literal

FilterName = Literal[
    # [[[cog cog.outl(contract_lines.build_filter_names()) ]]]
    "text",
    "place",
    "level",
    "discipline",
    "specialization",
    "campus",
    "institute",
    "institute type",
    "study mode",
    "language",
    "intake",
    "popular",
    "english test",
    "fee",
    "duration",
    "deadline",
    # [[[end]]]
]
