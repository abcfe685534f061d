"""Limits of the product. Many of them are from section 9 of the specification.

The name of a number contains its unit, if the number has one.
"""

LISTING_PAGE_SIZE = 27
FACET_PAGE_SIZE = 27
BLOG_PAGE_SIZE = 12
RESULTS_VIEW_PAGE_SIZE = 29
"""The page size of the endpoints under v2/search."""
NUMBERED_RESULTS_MAX = 10_000

FEE_UNSET_MIN_PKR = 0
FEE_UNSET_MAX_PKR = 5_000_000
"""If no fee filter is set, the listing sends `"fees": [0, 5000000]`, which filters nothing."""

DURATION_MIN_YEARS = 0.0
DURATION_MAX_YEARS = 5.0
"""The upper end 5 means 5 years or more. The range from 0 to 5 years therefore filters nothing."""
DURATION_STEP_YEARS = 0.5
WEEKS_PER_YEAR = 52
DURATION_WEEKS_MAX = 20 * WEEKS_PER_YEAR
"""The longest accepted duration, in imports and in the forms of editors.

The longest course in a register takes 416 weeks.
"""

DISTANCES_KM: tuple[int, ...] = (10, 20, 30, 40, 50, 100, 200, 300, 400, 500)
DISTANCE_MIN_KM, DISTANCE_MAX_KM = 10, 500
"""The unified search accepts all whole distances in this range."""

SEARCH_PAGE_SIZE_MAX = 100
FEW_RESULTS = 5
"""A search with fewer results can be widened, and the response can suggest a corrected search text."""
WIDENING_STEPS_MAX = 1_000
"""The highest accepted number of widening steps. A search with few results is widened: each step requires less text.

Real texts need fewer than 30 steps.
"""
POINT_IN_TIME_IDLE_SECONDS = 300
"""A point-in-time session ends after this time without a request."""
POINT_IN_TIME_SECONDS_MAX = 3_600
"""A point-in-time session ends after this time, even if the session is in use."""
POINT_IN_TIME_TOKEN_MAX_CHARACTERS = 16_000
MAP_ZOOM_MAX = 22

SEARCH_TEXT_MAX_CHARACTERS = 300
LITERAL_PARTS_MAX = 30
"""The highest number of words or phrases that one request can exclude from interpretation as filters."""
EXPLAINED_COURSES_MAX = 10
"""The highest number of courses for which one search can explain why it finds them."""
FILTER_VALUES_MAX = 2_000
"""The highest number of values in one filter of a request body."""

EXACT_WORD_MAX_CHARACTERS = 3
"""Words of at most this length must match exactly. Most longer words without digits also match with typos."""

POPULAR_PLACES_MAX = 14
"""The highest number of popular countries or cities in a list."""

TOP_WORDS_MAX = 30
"""The highest number of subjects in the list of the most frequent subjects."""
POPULAR_SEARCHES_MAX = 200
"""The highest number of popular searches that are stored."""
POPULAR_SEARCH_MAX_CHARACTERS = 80
ANALYST_VIEW_NAME_MAX_CHARACTERS = 80
TOP_SEARCHES_MAX = 8
"""The highest number of popular searches before the subjects in the list of top words."""
SUGGESTED_SEARCHES_MAX = 3
"""The highest number of popular searches that are suggested for a typed text."""
MENU_COUNTRIES_MAX, MENU_DISCIPLINES_MAX, MENU_GROUPS_MAX = 14, 8, 8
MENU_SCHOLARSHIPS_MAX = MENU_PAGES_MAX = MENU_BLOGS_MAX = 4
"""The highest number of links of each kind in header and footer (specification of accounts, sections 2.6 and 9)."""
COST_COUNTRIES_MAX = 8
"""The highest number of countries whose fees a discipline page or the overview of the catalogue compares."""

FEE_STEP_PKR = 500_000
FEE_STEP_USD = 5_000
FEE_UNSET_MAX_USD = 500_000
"""The end of the fee slider in US dollars if no fee is known.

The ends of sliders in other currencies than rupees are worth at least this amount.
"""

COMPARED_MAX = 3
"""The highest number of courses in a comparison."""
SHORT_LINK_PARAMS_MAX = 40
SHORT_LINK_VALUE_MAX_CHARACTERS = 300

SUGGESTIONS_DEFAULT = 10
SUGGESTIONS_MAX = 20
SUGGESTIONS_PER_GROUP_DEFAULT = 4
SUGGESTIONS_PER_GROUP_MAX = 10
"""The default and the highest number of suggestions, in one list or in each group."""

LOGGED_OUTCOMES_MAX = 50
"""The highest number of outcomes in one request to the search log."""
