"""Builds short texts about an institution from the facts of the sample."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from indexer.catalogue.reference.geonames import read_countries
from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.programmes import SampleProgramme
from indexer.catalogue.sample.source import SOURCE_NOTE
from schemas.taxonomy.data_files import read_degree_levels, read_disciplines, read_specializations

COUNTRIES_WITH_ARTICLE = frozenset({"AE", "GB", "NL", "US"})
DISCIPLINES_NAMED_MAX = 6


def build_short_description(institution: SampleInstitution) -> str:
    """Build one sentence such as `Public university in Oxford, the United Kingdom.`"""
    return f"{_format_kind(institution).capitalize()} in {_format_place(institution)}."


def build_description(institution: SampleInstitution, shown: Sequence[SampleProgramme]) -> str:
    """Build a text with the kind, place, founding year, disciplines, levels and campuses.

    The text ends with the note that the programmes are illustrative.
    """
    sentences = [
        f"{_format_name(institution)} is a {_format_kind(institution)} in {_format_place(institution)}.",
        *([f"It was established in {institution.established}."] if institution.established else []),
        f"The programmes shown here are in {_list_disciplines(shown)}, at the levels {_list_levels(shown)}.",
        *([_describe_campuses(institution)] if len(institution.campuses) > 1 else []),
        SOURCE_NOTE,
    ]
    return " ".join(sentences)


def build_meta_title(institution: SampleInstitution) -> str:
    return f"{institution.name}, {institution.city}"


def build_meta_description(institution: SampleInstitution) -> str:
    return (
        f"Programmes of {institution.name}, a {_format_kind(institution)} in {_format_place(institution)}, "
        "from a sample catalogue: levels, campuses, and illustrative fees, durations and start dates."
    )


def build_course_description(institution: SampleInstitution) -> str:
    return f"An illustrative programme, not an offer of {institution.name}. {SOURCE_NOTE}"


def _format_name(institution: SampleInstitution) -> str:
    other = institution.trading_name
    return f"{institution.name} ({other})" if other else institution.name


def _format_kind(institution: SampleInstitution) -> str:
    return f"{institution.sector.value} {institution.institute_type.value}".lower()


def _format_place(institution: SampleInstitution) -> str:
    country = _read_country_names()[institution.country]
    if country == institution.city:
        return country
    article = "the " if institution.country in COUNTRIES_WITH_ARTICLE else ""
    return f"{institution.city}, {article}{country}"


def _list_disciplines(shown: Iterable[SampleProgramme]) -> str:
    """List the disciplines with the most programmes, and the number of other disciplines."""
    counts: dict[str, int] = {}
    for programme in shown:
        code = read_specializations()[programme.specializations[0]].discipline_code
        counts[code] = counts.get(code, 0) + 1
    codes = sorted(counts, key=lambda code: (-counts[code], code))
    names = [_read_discipline_names()[code] for code in codes[:DISCIPLINES_NAMED_MAX]]
    more = len(codes) - len(names)
    if more:
        names.append("one more discipline" if more == 1 else f"{more} more disciplines")
    return _join_names(names)


def _list_levels(shown: Iterable[SampleProgramme]) -> str:
    slugs = {programme.level for programme in shown}
    rows = sorted((read_degree_levels()[slug] for slug in slugs), key=lambda row: row.position)
    return _join_names([row.name for row in rows])


def _describe_campuses(institution: SampleInstitution) -> str:
    names = [f"{campus.name} ({campus.city})" for campus in institution.campuses]
    return f"Its campuses here are {_join_names(names)}."


def _join_names(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{'; '.join(names[:-1])} and {names[-1]}"


@lru_cache
def _read_country_names() -> Mapping[str, str]:
    return {country.iso2: country.name for country in read_countries()}


@lru_cache
def _read_discipline_names() -> Mapping[str, str]:
    return {row.isced_code: row.name for row in read_disciplines()}
