from api.database import Connection, read_rows
from schemas.contracts.catalogue.home_lists import ScholarshipCountry

_COUNTRIES = """
SELECT country.id, country.slug, country.name, country.iso2, scholarship_logo,
       (SELECT count(*) FROM scholarship_host_country JOIN scholarship ON scholarship.id = scholarship_id
        WHERE scholarship_host_country.country_id = country.id AND scholarship.status = 'published')
           AS scholarship_count
FROM scholarship_country JOIN country ON country.id = country_id
ORDER BY position, country.id
"""


async def read_scholarship_countries(connection: Connection) -> list[ScholarshipCountry]:
    return [
        ScholarshipCountry(
            id=row["id"],
            slug=row["slug"],
            name=row["name"],
            iso2=row["iso2"],
            scholarship_logo=row["scholarship_logo"],
            scholarship_count=row["scholarship_count"],
        )
        for row in await read_rows(connection, _COUNTRIES)
    ]
