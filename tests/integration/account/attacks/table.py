"""All attacks on accounts."""

from tests.integration.account.attacks import (
    codes,
    cross_site,
    enumeration,
    floods,
    foreign_user_ids,
    injections,
    mass_assignment,
    object_references,
    replays,
    scripts,
    sessions,
    sizes,
    staff,
    uploads,
)
from tests.integration.account.attacks.attack import Attack
from tests.integration.account.attacks.roles import analytics, editing

ATTACKS: tuple[Attack, ...] = (
    *foreign_user_ids.ATTACKS,
    *object_references.ATTACKS,
    *codes.ATTACKS,
    *floods.ATTACKS,
    *sessions.ATTACKS,
    *cross_site.ATTACKS,
    *enumeration.ATTACKS,
    *scripts.ATTACKS,
    *uploads.ATTACKS,
    *sizes.ATTACKS,
    *injections.ATTACKS,
    *mass_assignment.ATTACKS,
    *replays.ATTACKS,
    *staff.ATTACKS,
    *editing.ATTACKS,
    *analytics.ATTACKS,
)
