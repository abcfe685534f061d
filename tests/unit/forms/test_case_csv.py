"""The CSV of cases contains every submitted form field."""

from schemas.counselling.csv_rows import build_csv_rows

FIXED = dict.fromkeys(("id", "created_at", "form", "course", "institute", "email", "assigned_to"))


def test_a_form_field_with_the_name_of_another_column_is_not_lost() -> None:
    sent = {"state": "Punjab", "name": "Zainab", "mobile": "+92300", "message": "=1+1"}
    case = {**FIXED, "state": "received", "name": "Zainab", "mobile": "+92300", "sent": sent}
    header, row = build_csv_rows([case])
    assert header[-2:] == ["message", "sent_state"]
    assert row[-2:] == ["'=1+1", "Punjab"]
    assert row[header.index("state")] == "received"
