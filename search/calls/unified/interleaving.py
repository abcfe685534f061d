"""An experiment that compares the ordinary ranking with a second one, by interleaving their first results."""

from dataclasses import dataclass
from hashlib import blake2b

from schemas.contracts.unified.request import SearchRequest
from search.requests.knob_changes import RankingKnobs

SEED_BYTES = 8


@dataclass(frozen=True, slots=True)
class Experiment:
    """name: unique among experiments.

    knobs: the parameters of the second ranking, such as boosts. version: identifies the second ranking.
    """

    name: str
    knobs: RankingKnobs
    version: str


@dataclass(frozen=True, slots=True)
class Interleaving:
    """seed: decides which ranking picks first in each round of the team-draft interleaving."""

    experiment: Experiment
    seed: str


def build_interleaving(experiment: Experiment, visit: str, request: SearchRequest) -> Interleaving:
    """Derive the seed from the experiment, the visit, and the text and filters of the request.

    During a visit, all pages of a search therefore belong to the same list, whatever the page size is.
    """
    selection = request.model_dump_json(include={"text", "interpret", "literal", "filters"})
    content = "\n".join((experiment.name, visit, selection)).encode()
    return Interleaving(experiment, blake2b(content, digest_size=SEED_BYTES).hexdigest())
