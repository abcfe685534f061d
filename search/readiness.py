"""Whether a search would be answered now."""

from search.catalogue import Catalogue
from search.plans import Plan
from search.query.clauses import filtered
from search.question.question import Question


async def searchable_courses(catalogue: Catalogue) -> int:
    """How many courses can be found; NotReady or Unavailable with the reason when none can be asked for."""
    body = {"size": 0, "query": filtered(Question())}
    return await catalogue.ask(
        lambda _: Plan([body], lambda answers: int(answers[0]["hits"]["total"]["value"]))
    )
