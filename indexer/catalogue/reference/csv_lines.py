"""Reads a CSV file that an operator has written, and parses the lines of a list. The file has a header."""

import csv
import gzip
import zlib
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Generic, TypeVar

from indexer.catalogue.importers.errors import UnreadableFile
from indexer.catalogue.importers.storage.list_import import RejectedLine

KeyT = TypeVar("KeyT", bound=Hashable)
LineT = TypeVar("LineT")
RowT = TypeVar("RowT")


@dataclass(slots=True)
class ParsedLines(Generic[KeyT, RowT]):
    """The lines of a list. A key identifies a stored row.

    rows: the accepted rows. rejected_keys: the keys of the rejected lines. A rejected line neither changes nor removes
    the stored rows of its keys. A key is in both if the file has a valid and a rejected line of the key.
    """

    rows: dict[KeyT, RowT] = field(default_factory=dict)
    rejected_keys: set[KeyT] = field(default_factory=set)
    rejected: list[RejectedLine] = field(default_factory=list)

    @property
    def named_keys(self) -> set[KeyT]:
        """The keys that the file names. The import removes the stored rows with other keys."""
        return self.rows.keys() | self.rejected_keys


def parse_lines(
    lines: Iterable[tuple[int, LineT]],
    *,
    find_keys: Callable[[LineT], Collection[KeyT]],
    parse: Callable[[LineT], tuple[KeyT, RowT]],
    get_code: Callable[[LineT], str],
    repeated: str | None,
) -> ParsedLines[KeyT, RowT]:
    """Divide the lines into accepted rows and rejected lines. The first valid line of a key is used.

    find_keys: returns no key if the key of a line cannot be read, and several keys if the line is ambiguous. parse:
    returns the key and the row, or raises ValueError with the reason. get_code: returns the code of a rejected line.
    repeated: the reason that rejects further valid lines of a key. If it is None, these lines are ignored.
    """
    parsed = ParsedLines[KeyT, RowT]()
    for number, line in lines:
        try:
            key, row = parse(line)
            if key in parsed.rows and repeated is not None:
                raise ValueError(repeated)
        except ValueError as error:
            parsed.rejected.append(RejectedLine(number, get_code(line), str(error)))
            parsed.rejected_keys.update(find_keys(line))
        else:
            parsed.rows.setdefault(key, row)
    return parsed


def read_csv_lines(
    path: Path, columns: Sequence[str], error: type[Exception], *, optional: Sequence[str] = ()
) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield the number of each line, and the texts of `columns` and `optional`.

    White space becomes single spaces, and missing cells are empty. optional: columns that the header may lack. Raises
    `error` if the header lacks one of `columns`, and the errors of `open_lines`.
    """
    with open_lines(path, error) as lines:
        reader = csv.DictReader(lines)
        missing = [column for column in columns if column not in (reader.fieldnames or ())]
        if missing:
            raise error(f"{path.name}: the header has no {', '.join(missing)}")
        for cells in reader:
            texts = {column: " ".join((cells.get(column) or "").split()) for column in (*columns, *optional)}
            yield reader.line_num, texts


@contextmanager
def open_lines(path: Path, error: type[Exception]) -> Iterator[Iterator[str]]:
    """Open a text file with `open_file`, and yield its lines. Raises `error` for a null character."""
    with open_file(path, error) as file:
        yield _refuse_null_characters(file)


@contextmanager
def open_file(path: Path, error: type[Exception]) -> Iterator[IO[str]]:
    """Open a text file. A file whose name ends with `.gz` is unpacked.

    Raises `error` if the lines are not in UTF-8 or not CSV, or if a `.gz` file is damaged. Raises UnreadableFile if the
    file cannot be read.
    """
    try:
        with _open_text(path) as file:
            yield file
    except (UnicodeDecodeError, csv.Error) as cause:
        kind = "text file" if path.suffix == ".txt" else "CSV file"
        raise error(f"{path.name}: not a {kind} in UTF-8: {cause}") from cause
    except (gzip.BadGzipFile, EOFError, zlib.error) as cause:
        raise error(f"{path.name}: not a whole .gz file: {cause}") from cause
    except OSError as cause:
        raise UnreadableFile(path, cause.strerror or str(cause)) from cause


def _open_text(path: Path) -> IO[str]:
    if path.suffix == ".gz":
        return gzip.open(path, "rt", encoding="utf-8-sig", newline="")
    return path.open(encoding="utf-8-sig", newline="")


def _refuse_null_characters(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines. Raises csv.Error for a null character, which PostgreSQL cannot store."""
    for line in lines:
        if "\0" in line:
            raise csv.Error("a line has a null character")
        yield line
