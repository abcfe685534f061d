"""An invalid value in a CSV table of the sample raises an error with the file, the line and the reason."""

from pathlib import Path

import pytest

from indexer.catalogue.sample.csv_tables import SampleTableError, read_table, split_parts


def test_rows_are_read_in_order(tmp_path: Path) -> None:
    path = tmp_path / "weights.csv"
    path.write_text("level,weight\ndiploma,1\ndoctorate,2\n", encoding="utf-8")
    assert read_table(path, lambda line: (line["level"], int(line["weight"]))) == (
        ("diploma", 1),
        ("doctorate", 2),
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("diploma,many", "weights.csv line 2: invalid literal"),
        ("diploma", "weights.csv line 2: not as many columns as the header"),
        ("diploma,1,2", "weights.csv line 2: not as many columns as the header"),
    ],
)
def test_the_error_names_the_wrong_line(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "weights.csv"
    path.write_text(f"level,weight\n{line}\n", encoding="utf-8")
    with pytest.raises(SampleTableError, match=message):
        read_table(path, lambda line: int(line["weight"]))


def test_parts_are_trimmed_and_never_empty() -> None:
    assert split_parts(" a; b;;") == ("a", "b")
    assert split_parts("") == ()
