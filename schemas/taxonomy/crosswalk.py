"""Maps the field code of an official register, such as CRICOS, to a specialization.

The CSV files with this mapping are the crosswalk.
"""

from collections.abc import Mapping

from schemas.taxonomy.data_files import (
    read_asced_fields,
    read_cah_fields,
    read_cip_fields,
    read_specializations,
)
from schemas.taxonomy.rows import SourceFieldRow


class UnknownField(LookupError):
    """The crosswalk contains neither the code nor a broader code."""

    def __init__(self, scheme: str, code: str) -> None:
        super().__init__(f"{scheme}: no field with the code '{code}'")


def find_asced_specialization(code: str) -> str:
    """Return the specialization slug of an ASCED code with 2, 4 or 6 digits.

    If the crosswalk does not contain the code, the specialization of the broader code is returned: 020119 → 0201 → 02.
    """
    return _find_nearest(read_asced_fields(), "ASCED", code, (code, code[:4], code[:2]))


def find_cip_specialization(code: str) -> str:
    """Return the specialization slug of a CIP 2020 code. The dot may be missing: `11.0701`, `1107` or `901`."""
    dotted = code if "." in code else _restore_dot(code)
    return _find_nearest(read_cip_fields(), "CIP", code, (dotted, dotted[:5], dotted[:2]))


def find_cah_specialization(code: str) -> str:
    """Return the specialization slug of a CAH code such as `CAH11-01-01`, or of its broader code."""
    return _find_nearest(read_cah_fields(), "CAH", code, (code, code[:8], code[:5]))


def find_isced_specialization(code: str) -> str:
    """Return the slug of the specialization for a field of ISCED-F 2013, such as `0613`.

    A leading zero that a spreadsheet removed is restored. If no detailed field has the code, return the first detailed
    field in the same narrow field (061), or else in the same broad field (06).
    """
    digits = code.zfill(4)
    for prefix in (digits, digits[:3], digits[:2]) if digits.isdecimal() else ():
        for row in read_specializations().values():
            if row.is_field and row.isced_code.startswith(prefix):
                return row.slug
    raise UnknownField("ISCED", code)


def _restore_dot(digits: str) -> str:
    """Restore the dot and the leading zero that a spreadsheet removed: 901 → 09.01, 10101 → 01.0101."""
    whole = digits.zfill(4 if len(digits) <= 4 else 6)
    return f"{whole[:2]}.{whole[2:]}"


def _find_nearest(
    fields: Mapping[str, SourceFieldRow], scheme: str, code: str, candidates: tuple[str, ...]
) -> str:
    for candidate in candidates:
        if candidate in fields:
            return fields[candidate].specialization_slug
    raise UnknownField(scheme, code)
