"""What the register is called and under which terms its rows are used."""

from indexer.catalogue.importers.records import Register

CRICOS = Register(
    id=2,
    slug="cricos",
    name="CRICOS, the Commonwealth Register of Institutions and Courses for Overseas Students",
    licence="CC BY 2.5 AU",
    url="https://cricos.education.gov.au/",
    note="Fees a year are the register's tuition for the whole course divided by its years.",
)
