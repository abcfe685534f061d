"""Whatever OpenAPI allows or forbids is sent to every call: no 500, and no answer other than the document says.

FUZZ_CASES says how many cases there are in all (`make fuzz`); then they are drawn anew each time. Without it they are
the same 2,000 and more each time.
"""

import os
from collections import Counter

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from tests.fuzz.known_values import KnownValues, cases
from tests.fuzz.operations import OPERATIONS, Operation
from tests.fuzz.validated_requests import send

CASES_IN_CI = 2_000
ASKED_FOR = os.environ.get("FUZZ_CASES")
WITH_INPUT = [each for each in OPERATIONS if each.path_parameters or each.query or each.body]
CASES_OF_EACH = max(2, -(-int(ASKED_FOR or CASES_IN_CI) // len(WITH_INPUT)))
PHASES = [Phase.generate, Phase.shrink] if ASKED_FOR else [Phase.generate]
"""Looking for the smallest failing case takes minutes; a failing case that is the same each time can wait for that."""
DRAWN: Counter[str] = Counter()

pytestmark = pytest.mark.timeout(24 * 3600 if ASKED_FOR else 900)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
@settings(
    max_examples=CASES_OF_EACH,
    derandomize=ASKED_FOR is None,
    phases=PHASES,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
async def test_any_case(
    service: httpx.AsyncClient, known: KnownValues, operation: Operation, data: st.DataObject
) -> None:
    mode = data.draw(st.sampled_from(_modes(operation)))
    case = data.draw(cases(operation, known, operation.as_strategy(mode)))
    DRAWN[operation.label] += 1
    answer = await send(service, case)
    note(f"{answer.request.method} {answer.request.url} {answer.status_code}")


def _modes(operation: Operation) -> list[GenerationMode]:
    """What a call without input forbids cannot be drawn."""
    return list(GenerationMode) if operation in WITH_INPUT else [GenerationMode.POSITIVE]


def test_as_many_cases_as_promised() -> None:
    """Runs last in this file; a call whose possibilities are few is asked fewer times."""
    if len(DRAWN) < len(OPERATIONS):
        pytest.skip("only some of the calls were selected")
    print(f"{DRAWN.total()} cases of {len(DRAWN)} calls")
    assert DRAWN.total() >= 0.9 * int(ASKED_FOR or CASES_IN_CI)
