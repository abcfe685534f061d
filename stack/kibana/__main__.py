"""Imports or writes the objects of Kibana: `python -m stack.kibana import|write`.

import: imports the file search-log.ndjson of this folder into the Kibana at KIBANA_URL, as the user `elastic`.
ELASTIC_PASSWORD_FILE is the path of a file with the password of this user.
write: builds the objects and writes them to search-log.ndjson.
"""

import os
import sys
from pathlib import Path

from stack.kibana.importing import ImportFailed, import_objects
from stack.kibana.objects import write_lines

FILE = Path(__file__).with_name("search-log.ndjson")
_USAGE = "Give import or write. For import, set KIBANA_URL and ELASTIC_PASSWORD_FILE"


def main(arguments: list[str]) -> int:
    """Return the exit code: 0 if the objects are imported or written, 1 on an error, 2 for wrong arguments."""
    address, password_file = os.environ.get("KIBANA_URL"), os.environ.get("ELASTIC_PASSWORD_FILE")
    if arguments == ["write"]:
        FILE.write_text(write_lines(), "utf-8")
        return 0
    if arguments != ["import"] or not address or not password_file:
        print(_USAGE, file=sys.stderr)
        return 2
    try:
        imported = import_objects(address, Path(password_file).read_text().strip(), FILE.read_text("utf-8"))
    except (ImportFailed, OSError) as error:
        print(f"kibana: {error}", file=sys.stderr)
        return 1
    print(f"Imported {imported} objects")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
