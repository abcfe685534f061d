"""Builds the pages and facets of a scholarship search from the response of Elasticsearch."""

from math import ceil

from schemas.contracts.catalogue.scholarship import (
    ScholarshipCard,
    ScholarshipFacets,
    ScholarshipFacetValue,
    ScholarshipPage,
)
from schemas.vocabulary.limits import LISTING_PAGE_SIZE, NUMBERED_RESULTS_MAX
from search.elasticsearch_access.client import EsResponse
from search.parsing.scholarship_query import FIXED_VALUES, VALUE_KINDS, ScholarshipQuery
from search.results.facet_counts import Counts, read_exact_buckets
from search.value_names.value_names import ValueNames


def build_scholarship_page(response: EsResponse) -> ScholarshipPage:
    count = int(response["hits"]["total"]["value"])
    cards: list[ScholarshipCard] = [hit["_source"]["card"] for hit in response["hits"]["hits"]]
    for card in cards:
        card.setdefault("translations", {})  # Documents of an older generation have no translations.
    return {
        "count": count,
        "total_pages": ceil(count / LISTING_PAGE_SIZE),
        "last_page": ceil(min(count, NUMBERED_RESULTS_MAX) / LISTING_PAGE_SIZE),
        "results": cards,
    }


def build_scholarship_facets(
    response: EsResponse, query: ScholarshipQuery, value_names: ValueNames
) -> ScholarshipFacets:
    def build(key: str) -> list[ScholarshipFacetValue]:
        return build_scholarship_facet(response, key, query, value_names)

    return {
        "countries": build("countries"),
        "institutes": build("institutes"),
        "disciplines": build("disciplines"),
        "degree_levels": build("degree_levels"),
        "types": build("types"),
        "months": build("months"),
        "years": build("years"),
    }


def build_scholarship_facet(
    response: EsResponse, key: str, query: ScholarshipQuery, value_names: ValueNames
) -> list[ScholarshipFacetValue]:
    """List the values with a scholarship, and the selected values. A selected value can have the count 0."""
    buckets = read_exact_buckets(response["aggregations"][key]["values"], key)
    counts: Counts = {
        **dict.fromkeys(query.terms.get(key, ()), 0),
        **{str(bucket["key"]): bucket["doc_count"] for bucket in buckets},
    }
    if key in VALUE_KINDS:
        return _name_rows(key, counts, value_names)
    return _name_years(counts) if key == "years" else _name_fixed_values(key, counts)


def _name_rows(key: str, counts: Counts, value_names: ValueNames) -> list[ScholarshipFacetValue]:
    return [
        {
            "id": value.id,
            "slug": value.slug,
            "name": value.extra.get("display_name", value.name),
            "scholarship_count": counts[value.key],
        }
        for value in value_names.list_values_among(VALUE_KINDS[key], counts)
    ]


def _name_fixed_values(key: str, counts: Counts) -> list[ScholarshipFacetValue]:
    """Name the values of a fixed set. The id of a value is its position from 1, so the id of a month is its number."""
    values = FIXED_VALUES[key]
    return [
        {"id": number, "slug": slug, "name": values.names[slug], "scholarship_count": counts[str(term)]}
        for number, (slug, term) in enumerate(values.terms.items(), 1)
        if str(term) in counts
    ]


def _name_years(counts: Counts) -> list[ScholarshipFacetValue]:
    return [
        {"id": int(year), "slug": year, "name": year, "scholarship_count": counts[year]}
        for year in sorted(counts)
    ]
