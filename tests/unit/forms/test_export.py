"""The file of forms for the web is up to date."""

from schemas.forms.export import build_forms_json
from schemas.settings import ROOT


def test_the_file_of_the_web_is_up_to_date() -> None:
    """`python -m schemas.forms.export > web/forms.json` writes the file again."""
    assert (ROOT / "web" / "forms.json").read_text("utf-8") == build_forms_json()
