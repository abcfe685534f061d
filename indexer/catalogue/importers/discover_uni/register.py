"""The name, licence and note of the register."""

from indexer.catalogue.importers.records import Register

DISCOVER_UNI = Register(
    id=4,
    slug="discover-uni",
    name="Discover Uni dataset",
    licence="CC BY 4.0",
    url="https://www.hesa.ac.uk/support/tools-and-downloads/unistats",
    note="The dataset has no fees.",
)
