"""Each call gets valid requests. Each call with input also gets invalid requests.

No response is a server error, and each response matches the OpenAPI document. A case is one request. The environment
variable FUZZ_CASES sets the number of cases, and each run then draws new cases. `make fuzz` sets the variable. Without
the variable, each run uses the same 2,000 or so cases.
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
REQUESTED_CASES = os.environ.get("FUZZ_CASES")
WITH_INPUT = [each for each in OPERATIONS if each.path_parameters or each.query or each.body]
CASES_OF_EACH = max(2, -(-int(REQUESTED_CASES or CASES_IN_CI) // len(WITH_INPUT)))
PHASES = [Phase.generate, Phase.shrink] if REQUESTED_CASES else [Phase.generate]
"""Hypothesis can shrink a failing case to a simple one. Shrinking takes minutes.

Without FUZZ_CASES, there is no shrinking, because the failing case is the same in every run.
"""
DRAWN: Counter[str] = Counter()

pytestmark = pytest.mark.timeout(24 * 3600 if REQUESTED_CASES else 900)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
@settings(
    max_examples=CASES_OF_EACH,
    derandomize=REQUESTED_CASES is None,
    phases=PHASES,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
async def test_each_response_matches_openapi(
    service: httpx.AsyncClient, known: KnownValues, operation: Operation, data: st.DataObject
) -> None:
    mode = data.draw(st.sampled_from(_choose_modes(operation)))
    case = data.draw(cases(operation, known, operation.as_strategy(mode)))
    DRAWN[operation.label] += 1
    response = await send(service, case)
    note(f"{response.request.method} {response.request.url} {response.status_code}")


def _choose_modes(operation: Operation) -> list[GenerationMode]:
    """Return the modes: valid and invalid requests, or only valid requests if the call takes no input."""
    return list(GenerationMode) if operation in WITH_INPUT else [GenerationMode.POSITIVE]


def test_the_number_of_cases_is_reached() -> None:
    """This test runs last in this file. A call with few possible requests has fewer cases, so 90 % are enough."""
    if len(DRAWN) < len(OPERATIONS):
        pytest.skip("only some of the calls were selected")
    print(f"{DRAWN.total()} cases of {len(DRAWN)} calls")
    assert DRAWN.total() >= 0.9 * int(REQUESTED_CASES or CASES_IN_CI)
