"""The benchmark of memory: the memory of the processes of a rebuild, by role (parent, leader, helper, idle)."""

import psutil
import pytest

from bench.memory import Peaks, ProcessUsage, Role, compute_growth


def peaks(*usages: tuple[Role, float]) -> Peaks:
    made = Peaks()
    made.processes = {
        number: ProcessUsage(role, megabytes, 1.0, 0.0) for number, (role, megabytes) in enumerate(usages)
    }
    return made


def test_growth_covers_only_roles_that_occurred_in_both() -> None:
    small = peaks((Role.PARENT, 100.0), (Role.LEADER, 200.0), (Role.HELPER, 150.0), (Role.HELPER, 160.0))
    large = peaks((Role.PARENT, 100.0), (Role.LEADER, 300.0), (Role.IDLE, 90.0))
    assert compute_growth(small, large) == {Role.PARENT: 1.0, Role.LEADER: 1.5}
    assert small.compute_peaks_by_role()[Role.HELPER] == 160.0
    assert str(small).endswith("helper 160 MB (1 s of a processor); 610 MB in all")


def test_the_peak_of_a_process_is_kept() -> None:
    here, found = psutil.Process(), Peaks()
    found.sample(here)
    (first,) = found.list_processes(Role.PARENT)
    assert first.megabytes == pytest.approx(here.memory_info().rss / 1e6, rel=0.2)
    first.megabytes = 1e9
    found.sample(here)
    assert found.list_processes(Role.PARENT) == [first]
    assert first.megabytes == 1e9
