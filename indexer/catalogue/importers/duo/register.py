"""The name, licence and note of the register."""

from indexer.catalogue.importers.records import Register

DUO = Register(
    id=5,
    slug="duo",
    name="Overzicht erkenningen hoger onderwijs, the recognised programmes of the Netherlands",
    licence="CC0",
    url="https://onderwijsdata.duo.nl/",
    note="The register has no fees.",
)
