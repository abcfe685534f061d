"""Business constants of the specification (section 9), with their unit in the name."""

LISTING_PAGE_SIZE = 27
FACET_PAGE_SIZE = 27
RESULTS_VIEW_PAGE_SIZE = 29
"""Of the results view, that is of the calls under v2/search."""
NUMBERED_RESULTS_MAX = 10_000

BASE_CURRENCY_ID = 33
BASE_CURRENCY_CODE = "PKR"
FEE_UNSET_MIN_PKR = 0
FEE_UNSET_MAX_PKR = 5_000_000
"""In the old body exactly 0 to 5,000,000 means that no fee filter is set."""

DURATION_MIN_YEARS = 0.0
DURATION_MAX_YEARS = 5.0
"""A duration of 5 as upper end means 5 or more years; 0 to 5 means that no duration filter is set."""
DURATION_STEP_YEARS = 0.5
WEEKS_PER_YEAR = 52

DISTANCES_KM: tuple[int, ...] = (10, 20, 30, 40, 50, 100, 200, 300, 400, 500)
DISTANCE_MIN_KM, DISTANCE_MAX_KM = 10, 500
"""The newer search takes any whole distance between them."""

SEARCH_PAGE_SIZE_MAX = 100
FEW_RESULTS = 5
"""A text that finds fewer may be misspelt."""
VISIT_KEPT_SECONDS = 300
"""A visit is kept for so long after its last page …"""
VISIT_LONGEST_SECONDS = 3_600
"""… and ends after this, however busy it is."""
VISIT_TOKEN_MAX_CHARACTERS = 16_000
MAP_ZOOM_MAX = 22

SEARCH_TEXT_MAX_CHARACTERS = 300
FILTER_VALUES_MAX = 2_000
"""The most values that one filter of a body may carry."""

POPULAR_SHARE = 0.1
"""Popular is the top tenth of the popularity score within a degree level."""

EXACT_WORD_MAX_CHARACTERS = 3
"""Words up to this length are matched to the letter."""

POPULAR_PLACES_MAX = 14
"""How many popular countries or cities are named: as many countries as the footer shows."""

FEE_STEP_PKR = 500_000
FEE_STEP_USD = 5_000
FEE_UNSET_MAX_USD = 500_000
"""The slider's steps, and its end in dollars while no fee is known."""

SHORT_LINK_PARAMS_MAX = 40
SHORT_LINK_VALUE_MAX_CHARACTERS = 300

SUGGESTIONS_DEFAULT = 10
SUGGESTIONS_MAX = 20
"""How many places are suggested for what is typed so far, and the most that can be asked for."""
