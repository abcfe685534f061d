from api.database import Connection, read_rows
from api.scholarship.queries import COUNT_BY_COUNTRY, build_scholarship_country
from schemas.contracts.catalogue.home_lists import ScholarshipCountry

_COUNTRIES = f"""
SELECT country.id, country.slug, country.name, country.iso2, scholarship_logo,
       coalesce(scholarship_count, 0) AS scholarship_count
FROM scholarship_country
JOIN country ON country.id = country_id
LEFT JOIN ({COUNT_BY_COUNTRY}) AS counted ON counted.country_id = country.id
ORDER BY position, country.id
"""


async def read_scholarship_countries(connection: Connection) -> list[ScholarshipCountry]:
    return [build_scholarship_country(row) for row in await read_rows(connection, _COUNTRIES)]
