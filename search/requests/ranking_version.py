"""The version of the ranking in search responses and in the search log.

The version is a hash of the knobs, and of the code that scores and sorts courses.
"""

from hashlib import blake2b
from pathlib import Path

_FOLDER = Path(__file__).parent
_FILES = ("filter_clauses.py", "ranking_knobs.py", "sort.py", "text_clauses.py")

RANKING_VERSION = blake2b(
    b"".join((_FOLDER / name).read_bytes() for name in _FILES), digest_size=4
).hexdigest()
