"""Business constants of the specification (section 9), with their unit in the name."""

LISTING_PAGE_SIZE = 27
FACET_PAGE_SIZE = 27
RESULTS_VIEW_PAGE_SIZE = 29
"""The page size of the calls under v2/search."""
NUMBERED_RESULTS_MAX = 10_000

FEE_UNSET_MIN_PKR = 0
FEE_UNSET_MAX_PKR = 5_000_000
"""In the request body of the listing, exactly 0 to 5,000,000 means no fee filter."""

DURATION_MIN_YEARS = 0.0
DURATION_MAX_YEARS = 5.0
"""An upper end of 5 means 5 or more years. 0 to 5 means no duration filter."""
DURATION_STEP_YEARS = 0.5
WEEKS_PER_YEAR = 52

DISTANCES_KM: tuple[int, ...] = (10, 20, 30, 40, 50, 100, 200, 300, 400, 500)
DISTANCE_MIN_KM, DISTANCE_MAX_KM = 10, 500
"""The unified search accepts any whole distance between these limits."""

SEARCH_PAGE_SIZE_MAX = 100
FEW_RESULTS = 5
"""A text with fewer results may contain a typo."""
VISIT_KEPT_SECONDS = 300
"""A point-in-time session ends after this time without a request."""
VISIT_LONGEST_SECONDS = 3_600
"""The longest time from the start of a point-in-time session to its end."""
VISIT_TOKEN_MAX_CHARACTERS = 16_000
MAP_ZOOM_MAX = 22

SEARCH_TEXT_MAX_CHARACTERS = 300
LITERAL_PARTS_MAX = 30
"""The highest number of parts of a text that are searched as words."""
EXPLAINED_COURSES_MAX = 10
"""The highest number of courses that one search explains."""
FILTER_VALUES_MAX = 2_000
"""The highest number of values in one filter of a request body."""

EXACT_WORD_MAX_CHARACTERS = 3
"""Words up to this length must match exactly."""

POPULAR_PLACES_MAX = 14
"""The number of popular countries or cities in a list. The footer shows this many countries."""

FEE_STEP_PKR = 500_000
FEE_STEP_USD = 5_000
FEE_UNSET_MAX_USD = 500_000
"""The end of the slider in dollars when no fee is known."""

COMPARED_MAX = 3
"""The highest number of courses in a comparison."""
SHORT_LINK_PARAMS_MAX = 40
SHORT_LINK_VALUE_MAX_CHARACTERS = 300

SUGGESTIONS_DEFAULT = 10
SUGGESTIONS_MAX = 20
SUGGESTIONS_PER_GROUP_DEFAULT = 4
SUGGESTIONS_PER_GROUP_MAX = 10
"""The default and the highest number of suggested places."""
