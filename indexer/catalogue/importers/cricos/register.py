"""The name, licence and note of the register."""

from indexer.catalogue.importers.records import Register

CRICOS = Register(
    id=2,
    slug="cricos",
    name="CRICOS, the Commonwealth Register of Institutions and Courses for Overseas Students",
    licence="CC BY 2.5 AU",
    url="https://cricos.education.gov.au/",
    note="Fees per year are the register's tuition for the whole course divided by its years.",
)
