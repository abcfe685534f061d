"""Reads the sample's institutions. Each file covers one country or region."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import FOLDER, read_table, split_parts
from schemas.vocabulary.kinds import InstituteType, Sector

ALSO = "also"


@dataclass(frozen=True, slots=True)
class SampleCampus:
    """city: the name in GeoNames. latitude, longitude: degrees, accurate to about 1 km.

    only_fields: prefixes of the detailed fields that the campus teaches. An empty prefix means every field.
    is_exclusive: no other campus teaches these fields.
    """

    name: str
    city: str
    latitude: float
    longitude: float
    only_fields: tuple[str, ...]
    is_exclusive: bool

    def teaches_field(self, isced_code: str) -> bool:
        return isced_code.startswith(self.only_fields)


@dataclass(frozen=True, slots=True)
class SampleInstitution:
    """A real institution, with the fields and levels that it teaches.

    country: ISO 3166 alpha-2. established: the year, or None if it is uncertain.
    fields: ISCED-F 2013 codes and keys of subjects.csv. A code is narrow (3 digits) or detailed (4 digits).
    postgraduate_only: the fields that undergraduates cannot study. levels: slugs.
    fee_band, naming: keys of fees.csv and naming_styles.csv. system: a key of lengths.csv, intakes.csv and
    level_weights.csv. A file without rows for the system has rows for the country or for all countries.
    programme_count: the number of programmes in the sample.
    """

    slug: str
    name: str
    trading_name: str | None
    country: str
    city: str
    sector: Sector
    institute_type: InstituteType
    established: int | None
    website: str
    teaching_languages: tuple[str, ...]
    fields: frozenset[str]
    postgraduate_only: frozenset[str]
    levels: frozenset[str]
    campuses: tuple[SampleCampus, ...]
    fee_band: str
    naming: str
    system: str
    programme_count: int


@lru_cache
def read_institutions() -> tuple[SampleInstitution, ...]:
    """Return every institution of the sample, ordered by slug."""
    paths = sorted((FOLDER / "institutions").glob("*.csv"))
    return tuple(
        sorted(
            (row for path in paths for row in read_table(path, _parse_institution)), key=lambda row: row.slug
        )
    )


def _parse_institution(line: Mapping[str, str]) -> SampleInstitution:
    return SampleInstitution(
        slug=line["slug"],
        name=line["name"],
        trading_name=line["trading_name"] or None,
        country=line["country"],
        city=line["city"],
        sector=Sector(line["sector"]),
        institute_type=InstituteType(line["institute_type"]),
        established=int(line["established"]) if line["established"] else None,
        website=line["website"],
        teaching_languages=split_parts(line["teaching_languages"]),
        fields=frozenset(split_parts(line["fields"])),
        postgraduate_only=frozenset(split_parts(line["postgraduate_only"])),
        levels=frozenset(split_parts(line["levels"])),
        campuses=tuple(_parse_campus(text) for text in split_parts(line["campuses"])),
        fee_band=line["fee_band"],
        naming=line["naming"],
        system=line["system"],
        programme_count=int(line["programmes"]),
    )


def _parse_campus(text: str) -> SampleCampus:
    """Parse a text such as `name|city|latitude|longitude|fields`.

    fields: codes separated by spaces. If the first word is `also`, other campuses teach these fields, too.
    """
    name, city, latitude, longitude, *fields = text.split("|")
    words = fields[0].split() if fields else []
    is_exclusive = bool(words) and words[0] != ALSO
    only_fields = tuple(word for word in words if word != ALSO) or ("",)
    return SampleCampus(name, city, float(latitude), float(longitude), only_fields, is_exclusive)
