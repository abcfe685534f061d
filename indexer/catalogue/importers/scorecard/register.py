"""The name, licence and note of the register."""

from indexer.catalogue.importers.records import Register

SCORECARD = Register(
    id=3,
    slug="scorecard",
    name="US College Scorecard",
    licence="US government work, public domain",
    url="https://collegescorecard.ed.gov/data/",
    note="Fees per year are the institution's tuition for undergraduates from outside its state.",
)
