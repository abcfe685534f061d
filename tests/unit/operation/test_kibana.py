"""The objects of Kibana: their fields exist in the search log, their references resolve, and errors are reported."""

import json
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from indexer.search_log.mapping import ENTRY_MAPPING
from schemas.search_log.names import SEARCH_LOG_ALIAS
from stack.kibana.__main__ import FILE, main
from stack.kibana.charts import CHARTS
from stack.kibana.objects import build_objects, write_lines

DASHBOARD_WIDTH = 48
RECORDS = "___records___"
FIELD_TYPES = {
    "terms": {"keyword", "boolean", "integer"},
    "date_histogram": {"date"},
    "percentile": {"integer", "double"},
    "count": {RECORDS},
}
"""The types that the field of an operation may have."""


def list_fields(properties: dict[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for name, each in properties.items():
        if "properties" in each:
            yield from list_fields(each["properties"], f"{path}{name}.")
        elif each.get("index", True):
            yield f"{path}{name}", each["type"]


ATTRIBUTE_TYPES: dict[str, dict[str, type]] = {
    "index-pattern": {
        "title": str, "name": str, "type": str, "timeFieldName": str, "fields": str, "typeMeta": str,
        "sourceFilters": str, "fieldFormatMap": str, "fieldAttrs": str, "runtimeFieldMap": str, "allowNoIndex": bool,
        "allowHidden": bool,
    },
    "lens": {
        "title": str, "description": str, "visualizationType": str, "state": dict, "uiStateJSON": str, "visState": str,
        "savedSearchRefName": str,
    },
    "dashboard": {
        "title": str, "description": str, "kibanaSavedObjectMeta": dict, "timeRestore": bool, "timeFrom": str,
        "timeTo": str, "refreshInterval": dict, "controlGroupInput": dict, "panelsJSON": str, "optionsJSON": str,
        "hits": int, "version": int,
    },
}  # fmt: skip
"""The attributes that Kibana accepts, read in these files of github.com/elastic/kibana, in copies of the main branch:

- index-pattern: `DataViewAttributes` in `src/platform/plugins/shared/data_views/common/types.ts`. Kibana declares no
  schema for the creation of data views (`data_views/server/saved_objects/data_views.ts`).
- lens: `x-pack/platform/plugins/shared/lens/server/content_management/v0/schema/common.ts`, which
  `lens/server/saved_objects.ts` uses for the creation. Kibana accepts any `state`.
- dashboard: `src/platform/plugins/shared/dashboard/server/dashboard_saved_object/schema/v1/v1.ts`, which rejects other
  keys. Older copies of this file require `kibanaSavedObjectMeta`. The versions 2 to 4 accept the same keys and more.
"""
REQUIRED_ATTRIBUTES = {
    "index-pattern": {"title"},
    "lens": {"title"},
    "dashboard": {"title", "kibanaSavedObjectMeta"},
}

FIELDS = dict(list_fields(ENTRY_MAPPING["properties"])) | {RECORDS: RECORDS}
OBJECTS = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def find_values(given: Any, key: str) -> Iterator[Any]:
    """Yield the values of a key anywhere in an object. JSON in texts is part of the object."""
    if isinstance(given, str) and given[:1] in ("[", "{"):
        given = json.loads(given)
    if isinstance(given, list):
        for each in given:
            yield from find_values(each, key)
    if isinstance(given, dict):
        for name, each in given.items():
            if name == key:
                yield each
            yield from find_values(each, key)


def test_the_file_has_the_declared_objects() -> None:
    """If this test fails, run `python -m stack.kibana write`."""
    assert FILE.read_text("utf-8") == write_lines()
    assert build_objects() == OBJECTS
    kinds = [each["type"] for each in OBJECTS]
    assert kinds == ["index-pattern", *["lens"] * len(CHARTS), "dashboard"]


def test_the_attributes_have_only_keys_of_kibanas_schemas() -> None:
    for each in OBJECTS:
        attributes, types = each["attributes"], ATTRIBUTE_TYPES[each["type"]]
        assert set(attributes) <= set(types), each["id"]
        assert set(attributes) >= REQUIRED_ATTRIBUTES[each["type"]], each["id"]
        assert {name: type(value) for name, value in attributes.items()} == {
            name: types[name] for name in attributes
        }, each["id"]
    (meta,) = (each["attributes"]["kibanaSavedObjectMeta"] for each in OBJECTS if each["type"] == "dashboard")
    assert {name: type(value) for name, value in meta.items()} == {"searchSourceJSON": str}


def test_every_field_exists_in_the_search_log_with_a_fitting_type() -> None:
    view = OBJECTS[0]["attributes"]
    assert view["title"] == SEARCH_LOG_ALIAS
    assert FIELDS[view["timeFieldName"]] == "date"
    columns = [column for given in OBJECTS for of in find_values(given, "columns") if isinstance(of, dict)
               for column in of.values()]  # fmt: skip
    assert len(columns) > 2 * len(CHARTS)
    for column in columns:
        if column["operationType"] != "filters":
            assert FIELDS[column["sourceField"]] in FIELD_TYPES[column["operationType"]], column
    queries = [each for given in OBJECTS for each in find_values(given, "query") if isinstance(each, str)]
    fields = {name for query in queries for name in re.findall(r"([\w.]+) :", query)}
    assert {"kind", "settled", "device", "total", "did.click", "did.apply"} <= fields
    assert fields <= FIELDS.keys()


def test_every_reference_resolves() -> None:
    known = {(each["type"], each["id"]) for each in OBJECTS}
    assert len(known) == len(OBJECTS)
    referenced = {(each["type"], each["id"]) for given in OBJECTS for each in given["references"]}
    assert known - referenced == {(OBJECTS[-1]["type"], OBJECTS[-1]["id"])}
    assert referenced <= known
    for given in OBJECTS[1:-1]:
        layers = next(find_values(given, "layers"))
        names = {f"indexpattern-datasource-layer-{layer}" for layer in layers}
        assert {each["name"] for each in given["references"]} == names
    panels = json.loads(OBJECTS[-1]["attributes"]["panelsJSON"])
    names = {each["name"] for each in OBJECTS[-1]["references"]}
    assert {f"{panel['panelIndex']}:{panel['panelRefName']}" for panel in panels} == names


def test_every_chart_shows_its_own_columns() -> None:
    for given in OBJECTS[1:-1]:
        state = given["attributes"]["state"]
        (layer,) = state["datasourceStates"]["formBased"]["layers"].values()
        assert sorted(layer["columns"]) == sorted(layer["columnOrder"])
        shown = state["visualization"]
        used = {each["columnId"] for each in shown.get("columns", ())}
        for drawn in shown.get("layers", ()):
            used |= {*drawn["accessors"], drawn["xAccessor"], drawn.get("splitAccessor", drawn["xAccessor"])}
        assert used == set(layer["columns"]), given["id"]
        ordered = {each["columnId"] for each in find_values(layer, "orderBy")}
        assert ordered <= set(layer["columns"])


def test_panels_do_not_overlap() -> None:
    places = [chart.place for chart in CHARTS]
    cells = [
        (column, row)
        for x, y, width, height in places
        for column in range(x, x + width)
        for row in range(y, y + height)
    ]
    assert len(cells) == len(set(cells))
    assert max(column for column, _ in cells) < DASHBOARD_WIDTH


@dataclass
class Kibana:
    """A server that responds to an import like Kibana."""

    address: str = ""
    status: int = 200
    response: bytes = b'{"success": true, "successCount": 11}'
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)


@pytest.fixture
def kibana(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Kibana]:
    given = Kibana()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            given.requests.append(
                (self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            )
            self.send_response(given.status)
            self.end_headers()
            self.wfile.write(given.response)

        def log_message(self, *_: object) -> None:
            """The test needs no log."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    given.address = f"http://127.0.0.1:{server.server_port}"
    password = tmp_path / "password"
    password.write_text("secret\n")
    monkeypatch.setenv("KIBANA_URL", given.address)
    monkeypatch.setenv("ELASTIC_PASSWORD_FILE", str(password))
    yield given
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_objects_are_imported(kibana: Kibana, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import"]) == 0
    ((path, headers, body),) = kibana.requests
    assert path == "/api/saved_objects/_import?overwrite=true"
    assert headers["kbn-xsrf"] == "true"
    assert headers["authorization"] == "Basic ZWxhc3RpYzpzZWNyZXQ="
    assert FILE.read_bytes() in body
    assert capsys.readouterr().out == "Imported 11 objects\n"


@pytest.mark.parametrize(
    ("status", "response", "reason"),
    [
        (503, b"Kibana server is not ready yet", "503"),
        (200, b"<html>", "has imported nothing"),
        (
            200,
            b'{"success": false, "errors": [{"type": "lens", "id": "a", "error": {"type": "missing_references"}}]}',
            "Kibana rejects objects: lens a: missing_references",
        ),
    ],
)
def test_a_failed_import_says_why(
    kibana: Kibana, capsys: pytest.CaptureFixture[str], status: int, response: bytes, reason: str
) -> None:
    kibana.status, kibana.response = status, response
    assert main(["import"]) == 1
    error = capsys.readouterr().err
    assert reason in error
    assert len(error.splitlines()) == 1


def test_wrong_arguments_are_explained(
    kibana: Kibana, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["export"]) == 2
    monkeypatch.delenv("KIBANA_URL")
    assert main(["import"]) == 2
    assert "KIBANA_URL" in capsys.readouterr().err
    assert kibana.requests == []
