"""Builds the entries of the search log."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex
from typing import cast

from api.search_log.selection import build_selection
from api.search_log.visitors import Visitor
from schemas.contracts.search_log.outcomes import Outcome
from schemas.contracts.unified.interpretation import TextInterpretation
from schemas.contracts.unified.request import SearchRequest
from schemas.experiments.interleaving import Team
from schemas.search_log.entries import LocationKind, OutcomeEntry, SearchEntry
from search.calls.unified.interleaving import Experiment
from search.requests.ranking_version import RANKING_VERSION
from search.results.search_facts import SearchFacts


@dataclass(frozen=True, slots=True)
class InterleavedSearch:
    """A search whose results come from two rankings.

    teams: the ranking that each course comes from, by course id, for the courses up to the end of the page.
    """

    experiment: Experiment
    teams: Mapping[int, Team]

    @property
    def ranking(self) -> str:
        """The versions of both rankings, separated by a comma."""
        return f"{RANKING_VERSION},{self.experiment.version}"


def format_time(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def build_search_entry(
    search_id: str,
    at: datetime,
    visitor: Visitor,
    request: SearchRequest,
    facts: SearchFacts,
    *,
    elasticsearch_seconds: float,
    total_seconds: float,
    interleaved: InterleavedSearch | None = None,
) -> SearchEntry:
    widening = facts.interpretation["widening"] if facts.interpretation else None
    correction = facts.correction or (widening["corrected_text"] if widening else None)
    time = format_time(at)
    entry = SearchEntry(
        kind="search",
        id=search_id,
        at=time,
        day=time[:10],
        month=time[:7],
        visit=visitor.visit,
        text=visitor.text or None,
        query=visitor.text.casefold() or None,
        correction=correction if visitor.is_text_whole else None,
        interpreted=_describe_interpretation(facts.interpretation),
        widening_steps=facts.interpretation["widening_steps"] if facts.interpretation else 0,
        lacks=list(widening["lacks"]) if widening else [],
        filters=list(facts.filters),
        location=_find_location_kind(request, facts),
        places=list(facts.places),
        countries=list(facts.countries),
        subjects=list(facts.subjects),
        order=int(request.order),
        selection=build_selection(request, facts) if visitor.is_text_whole else None,
        page=None if request.cursor else request.page,
        total=facts.total,
        shown=list(facts.shown),
        elasticsearch_ms=round(elasticsearch_seconds * 1_000, 2),
        total_ms=round(total_seconds * 1_000, 2),
        generation=facts.generation,
        ranking=RANKING_VERSION,
        device=visitor.device,
    )
    return entry if interleaved is None else _add_teams(entry, interleaved)


def _add_teams(entry: SearchEntry, interleaved: InterleavedSearch) -> SearchEntry:
    shown = {team: [each for each in entry["shown"] if interleaved.teams.get(each) is team] for team in Team}
    return {
        **entry,
        "ranking": interleaved.ranking,
        "experiment": interleaved.experiment.name,
        "first_team": shown[Team.FIRST],
        "second_team": shown[Team.SECOND],
    }


def build_outcome_entry(outcome: Outcome, at: datetime, visit: str | None) -> OutcomeEntry:
    entry = OutcomeEntry(
        kind="outcome",
        id=token_hex(12),
        at=format_time(at),
        visit=visit,
        search=outcome.search,
        outcome=outcome.outcome,
    )
    given = outcome.model_dump(exclude_none=True, exclude={"search", "outcome"})
    return cast(OutcomeEntry, {**entry, **given})


def _describe_interpretation(interpretation: TextInterpretation | None) -> list[str]:
    """List the kinds and values of the spans, such as "country: canada", without the words of the visitor."""
    spans = interpretation["spans"] if interpretation else []
    described = (
        f"{span['kind']}: {value}" if value else span["kind"]
        for span in spans
        for value in (span["values"] or [span["value"] or ""])
    )
    return list(dict.fromkeys(described))


def _find_location_kind(request: SearchRequest, facts: SearchFacts) -> LocationKind:
    filters = request.filters
    if filters.point is not None:
        return "point"
    if filters.region is not None:
        return "region"
    if facts.has_place_in_text:
        return "text"
    return "places" if facts.places else "none"
