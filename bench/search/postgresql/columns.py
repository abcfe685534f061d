"""The columns of `peer.course` by filter, facet and sort order. The benchmark searches this table in PostgreSQL."""

from bench.search.requests import INSTITUTE_LIST, INTAKE_LIST, SUBJECT_LIST
from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.kinds import Order
from search.requests.histograms import FEE_GRAIN_PKR

ARRAY_FILTERS = {
    "disciplines": "discipline_ids",
    "specializations": "specialization_ids",
    "campuses": "campus_ids",
    "countries": "country_ids",
    "states": "state_ids",
    "cities": "city_ids",
    "intakes": "intakes",
}
SCALAR_FILTERS = {
    "degree_levels": "degree_level_id",
    "degree_levels_types": "level_type_id",
    "institutes": "institute_id",
    "institute_type": "institute_type",
}
GROUP_KEYS = {
    FilterGroup.PLACE: ("countries", "states", "cities"),
    FilterGroup.LEVEL: ("degree_levels_types", "degree_levels"),
    FilterGroup.DISCIPLINE: ("disciplines",),
    FilterGroup.SPECIALIZATION: ("specializations",),
    FilterGroup.CAMPUS: ("campuses",),
    FilterGroup.INSTITUTE: ("institutes",),
    FilterGroup.INSTITUTE_TYPE: ("institute_type",),
    FilterGroup.INTAKE: ("intakes",),
}

TIE_BREAKERS = "priority DESC, popularity DESC, id"
ORDERS = {
    Order.RELEVANCE: TIE_BREAKERS,
    Order.FEE_LOW_TO_HIGH: f"fee_pkr ASC NULLS LAST, {TIE_BREAKERS}",
    Order.FEE_HIGH_TO_LOW: f"fee_pkr DESC NULLS LAST, {TIE_BREAKERS}",
    Order.DURATION_ASCENDING: f"duration_weeks ASC NULLS LAST, {TIE_BREAKERS}",
    Order.DURATION_DESCENDING: f"duration_weeks DESC NULLS LAST, {TIE_BREAKERS}",
    Order.RANKING: f"tcf_ranking ASC NULLS LAST, {TIE_BREAKERS}",
}

Column = tuple[str, FilterGroup, bool]
"""The column of a facet, the filter group of the facet (such as place), and whether the column is an array."""
PLACE_COLUMNS: tuple[Column, ...] = (
    ("country", FilterGroup.PLACE, True),
    ("state", FilterGroup.PLACE, True),
    ("city", FilterGroup.PLACE, True),
)
_SHORT_COLUMNS: tuple[Column, ...] = (
    ("level_type_id", FilterGroup.LEVEL, False),
    ("degree_level_id", FilterGroup.LEVEL, False),
    ("institute_type", FilterGroup.INSTITUTE_TYPE, False),
    ("popular", FilterGroup.POPULAR, False),
    ("fee_unknown", FilterGroup.FEE, False),
    ("discipline", FilterGroup.DISCIPLINE, True),
)
FACET_COLUMNS = (*_SHORT_COLUMNS, *PLACE_COLUMNS)
"""The facets of the call `base_filters`."""
LISTING_COLUMNS = (
    *_SHORT_COLUMNS,
    ("country", FilterGroup.PLACE, True),
    ("fee_step", FilterGroup.FEE, False),
    ("duration_weeks", FilterGroup.DURATION, False),
    ("intake", FilterGroup.INTAKE, True),
)
"""The facets and histograms that the listing of the site requests together with the results."""
FEE_HISTOGRAM_STEP_PKR = 10 * FEE_GRAIN_PKR
"""The width of a step of the fee histogram, in rupees."""
ARRAY_COLUMNS = {
    "discipline": "discipline_ids",
    "country": "country_ids",
    "state": "state_ids",
    "city": "city_ids",
    "intake": "intakes",
}
COUNTED_COLUMNS = {
    **ARRAY_COLUMNS,
    "fee_unknown": "fee_pkr IS NULL AS fee_unknown",
    "fee_step": f"fee_pkr / {FEE_HISTOGRAM_STEP_PKR} AS fee_step",
}
"""The SQL expression of a facet, if the expression differs from the name of the facet."""
LIST_COLUMNS = {
    SUBJECT_LIST: ("unnest(specialization_ids)", FilterGroup.SPECIALIZATION, "specialization_ids"),
    INSTITUTE_LIST: ("institute_id", FilterGroup.INSTITUTE, "institute_id"),
    INTAKE_LIST: ("unnest(intakes)", FilterGroup.INTAKE, "intakes"),
}
