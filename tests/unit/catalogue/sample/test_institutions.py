"""The sample has enough institutions. The places, fields of study, levels and fee bands that they name exist."""

from collections import Counter

from indexer.catalogue.reference.metropolitan_areas import TOWN_RADIUS_KM, find_radius_km
from indexer.catalogue.sample.awards import read_parent_styles
from indexer.catalogue.sample.cities import find_city, measure_distance_km
from indexer.catalogue.sample.fees import read_fee_ranges
from indexer.catalogue.sample.institutions import SampleCampus, read_institutions
from indexer.catalogue.sample.source import SAMPLE_DATE
from indexer.catalogue.sample.subjects import read_subjects
from schemas.taxonomy.data_files import read_degree_levels, read_specializations
from schemas.vocabulary.kinds import InstituteType, Sector

INSTITUTIONS_MIN = 150
COUNTRIES_MIN = 12
OLDEST_YEAR = 1000


def test_there_are_enough() -> None:
    assert len(read_institutions()) >= INSTITUTIONS_MIN
    assert len({institution.country for institution in read_institutions()}) >= COUNTRIES_MIN


def test_there_are_many_kinds() -> None:
    kinds = Counter((institution.sector, institution.institute_type) for institution in read_institutions())
    assert set(kinds) == {(sector, kind) for sector in Sector for kind in InstituteType}
    assert min(kinds.values()) >= 5


def test_slugs_and_names_are_unique() -> None:
    assert len({institution.slug for institution in read_institutions()}) == len(read_institutions())
    named = Counter((institution.name, institution.country) for institution in read_institutions())
    assert [name for name, count in named.items() if count > 1] == []


def test_fields_and_levels_are_known() -> None:
    codes = {row.isced_code for row in read_specializations().values()}
    known = codes | {code[:3] for code in codes} | {subject.key for subject in read_subjects()}
    for institution in read_institutions():
        assert institution.fields, institution.slug
        assert institution.fields <= known, institution.slug
        assert institution.postgraduate_only <= known, institution.slug
        assert institution.levels, institution.slug
        assert institution.levels <= read_degree_levels().keys(), institution.slug


def test_the_fee_band_belongs_to_the_country() -> None:
    countries = {band: known.country for (band, _, _), known in read_fee_ranges().items()}
    for institution in read_institutions():
        assert countries[institution.fee_band] == institution.country, institution.slug


def test_naming_style_is_known() -> None:
    assert {institution.naming for institution in read_institutions()} <= read_parent_styles().keys()


def test_year_is_plausible_or_unknown() -> None:
    years = [institution.established for institution in read_institutions()]
    assert all(year is None or OLDEST_YEAR < year <= SAMPLE_DATE.year for year in years)
    assert None in years


def test_websites_have_a_scheme() -> None:
    assert all(institution.website.startswith("https://") for institution in read_institutions())


def test_every_campus_is_within_the_radius_of_its_city() -> None:
    """The radius is 20 km for a town, and up to 60 km for a city with 5 million people."""
    for institution in read_institutions():
        for campus in institution.campuses:
            city = find_city(campus, institution.country)
            assert measure_distance_km(campus, city) <= (find_radius_km(city) or TOWN_RADIUS_KM), (
                institution.slug,
                campus.name,
            )


def test_a_campus_outside_the_radius_is_found() -> None:
    mistaken = SampleCampus("Oxford", "Oxford", -1.26, 51.75, ("",), is_exclusive=False)
    city = find_city(mistaken, "GB")
    assert measure_distance_km(mistaken, city) > (find_radius_km(city) or TOWN_RADIUS_KM)


def test_most_campuses_are_near_the_middle_of_their_city() -> None:
    near = [
        measure_distance_km(campus, find_city(campus, institution.country)) <= 10
        for institution in read_institutions()
        for campus in institution.campuses
    ]
    assert sum(near) / len(near) > 0.8


def test_main_city_has_a_campus() -> None:
    for institution in read_institutions():
        assert institution.city in {campus.city for campus in institution.campuses}, institution.slug


def test_campus_names_differ_within_an_institution() -> None:
    for institution in read_institutions():
        names = [campus.name for campus in institution.campuses]
        assert names, institution.slug
        assert len(set(names)) == len(names), institution.slug
