"""Each attack on accounts fails, and would succeed without the guard that stops it."""

import pytest

from tests.integration.account.attacks.attack import Attack, Group
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.attacks.table import ATTACKS

ATTACKS_MIN = 60


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
async def test_an_attack_succeeds_only_without_its_guard(
    stage: Stage, attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.execute("DELETE FROM mail")
    assert not await attack.run(stage), f"the attack is not stopped by: {attack.guard}"
    attack.open_guard(stage, monkeypatch)
    assert await attack.run(stage), "the attack also fails without its guard, so that the test proves nothing"


def test_there_are_at_least_60_attacks_of_all_groups() -> None:
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS) >= ATTACKS_MIN
    assert {attack.group for attack in ATTACKS} == set(Group)
