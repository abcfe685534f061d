"""The web reads the forms from web/forms.json, which is generated from the Python code."""

from schemas.forms.export import build_forms_json
from schemas.settings import ROOT


def test_the_file_of_the_web_is_up_to_date() -> None:
    """If the test fails, run `make generate`."""
    assert (ROOT / "web" / "forms.json").read_text("utf-8") == build_forms_json()
