"""The ids of logged searches and the names of the indices of the search log.

The id of a search begins with its time, so the index can be found from the id. An entry that is written twice has the
same id both times, so the index stores it once.
"""

import re
from calendar import monthrange
from datetime import UTC, date, datetime, timedelta
from secrets import token_hex

from schemas.vocabulary.retention import SEARCH_LOG

SEARCH_LOG_ALIAS = "search-log"
"""Points to all monthly indices."""
DAILY_INDEX = "search-log-daily"
"""The daily sums, which stay when the entries are deleted."""
LOG_INDICES = (SEARCH_LOG_ALIAS, f"{SEARCH_LOG_ALIAS}-*")

SEARCH_ID_PATTERN = r"^\d{17}[0-9a-f]{16}$"
_SEARCH_ID = re.compile(SEARCH_ID_PATTERN)
_TIME_FORMAT = "%Y%m%d%H%M%S%f"
_TIME_CHARACTERS = 17
_MONTHLY_INDEX = re.compile(rf"{SEARCH_LOG_ALIAS}-(\d{{4}})\.(\d{{2}})")


def make_search_id(at: datetime) -> str:
    """Make an id from the UTC time in milliseconds and 64 random bits."""
    return at.strftime(_TIME_FORMAT)[:_TIME_CHARACTERS] + token_hex(8)


def read_search_time(search_id: str) -> datetime | None:
    """Return the time in the id. Returns None if the text is not an id."""
    if not _SEARCH_ID.match(search_id):
        return None
    try:
        return datetime.strptime(search_id[:_TIME_CHARACTERS] + "000", _TIME_FORMAT).replace(tzinfo=UTC)
    except ValueError:
        return None


def name_monthly_index(day: date) -> str:
    """Return the name of the index of a month, such as search-log-2026.11."""
    return f"{SEARCH_LOG_ALIAS}-{day:%Y.%m}"


def read_last_day(index: str) -> date | None:
    """Return the last day of a monthly index. Returns None for other names."""
    found = _MONTHLY_INDEX.fullmatch(index)
    if found is None or not 1 <= int(found[2]) <= 12:
        return None
    year, month = int(found[1]), int(found[2])
    return date(year, month, monthrange(year, month)[1])


def is_expired(last_day: date, today: date) -> bool:
    """True if the retention time has passed since the last day of a monthly index, so that the index is deleted."""
    return today - last_day >= timedelta(days=SEARCH_LOG.days)
