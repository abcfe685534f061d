"""Builds the saved objects of Kibana 9 from the declared charts, as the lines of an export.

The version of an object names the Kibana release that defines its structure. Kibana migrates older structures.
"""

import json
from typing import Any

from schemas.search_log.names import SEARCH_LOG_ALIAS
from stack.kibana.charts import CHARTS, COUNTED, Chart

SavedObject = dict[str, Any]
DATA_VIEW, DASHBOARD = "meridian-search-log", "meridian-searches"
_LAYER = "searches"
_DATA_VIEW_TYPE = "index-pattern"
_VERSIONS = {_DATA_VIEW_TYPE: "7.11.0", "lens": "8.9.0", "dashboard": "8.7.0"}


def build_objects() -> list[SavedObject]:
    """Build the data view, the charts and the dashboard."""
    return [_build_data_view(), *map(_build_chart, CHARTS), _build_dashboard()]


def write_lines() -> str:
    return "".join(f"{json.dumps(each, ensure_ascii=False, sort_keys=True)}\n" for each in build_objects())


def _build_data_view() -> SavedObject:
    attributes = {
        "title": SEARCH_LOG_ALIAS, "name": "Search log", "timeFieldName": "at", "allowNoIndex": True,
        "fields": "[]", "fieldAttrs": "{}", "fieldFormatMap": "{}", "runtimeFieldMap": "{}", "typeMeta": "{}",
        "sourceFilters": "[]",
    }  # fmt: skip
    return _build_object(_DATA_VIEW_TYPE, DATA_VIEW, attributes, [])


def _build_chart(chart: Chart) -> SavedObject:
    layer = {
        "columns": dict(chart.columns), "columnOrder": list(chart.columns), "incompleteColumns": {},
        "sampling": 1, "ignoreGlobalFilters": False,
    }  # fmt: skip
    attributes = {
        "title": chart.title,
        "description": "",
        "visualizationType": "lnsDatatable" if chart.kind == "table" else "lnsXY",
        "state": {
            "datasourceStates": {"formBased": {"layers": {_LAYER: layer}}, "textBased": {"layers": {}}},
            "visualization": _build_table(chart) if chart.kind == "table" else _build_diagram(chart),
            "query": {"query": chart.query, "language": "kuery"},
            "filters": [],
            "internalReferences": [],
            "adHocDataViews": {},
        },
    }
    reference = {
        "type": _DATA_VIEW_TYPE,
        "id": DATA_VIEW,
        "name": f"indexpattern-datasource-layer-{_LAYER}",
    }
    return _build_object("lens", _build_chart_id(chart), attributes, [reference])


def _build_table(chart: Chart) -> dict[str, Any]:
    columns = [{"columnId": each} for each in chart.columns]
    return {"layerId": _LAYER, "layerType": "data", "columns": columns}


def _build_diagram(chart: Chart) -> dict[str, Any]:
    parts = [name for name, column in chart.columns.items() if column["isBucketed"]]
    layer = {
        "layerId": _LAYER,
        "layerType": "data",
        "seriesType": chart.kind,
        "xAccessor": parts[0],
        "accessors": [name for name in chart.columns if name not in parts],
        **({"splitAccessor": parts[1]} if len(parts) > 1 else {}),
    }
    return {
        "layers": [layer],
        "preferredSeriesType": chart.kind,
        "legend": {"isVisible": True, "position": "bottom"},
        "valueLabels": "hide",
        "fittingFunction": "None",
    }


def _build_dashboard() -> SavedObject:
    panels = [
        {
            "type": "lens", "panelIndex": chart.id, "panelRefName": f"panel_{chart.id}",
            "gridData": dict(zip(("x", "y", "w", "h"), chart.place, strict=True)) | {"i": chart.id},
            "embeddableConfig": {"enhancements": {}},
        }
        for chart in CHARTS
    ]  # fmt: skip
    search = {"query": {"query": COUNTED, "language": "kuery"}, "filter": []}
    attributes = {
        "title": "Searches of students",
        "description": "What students search, find and do not find. The pages at /analytics have the same figures.",
        "panelsJSON": json.dumps(panels),
        "optionsJSON": json.dumps({"useMargins": True, "hidePanelTitles": False}),
        "timeRestore": True,
        "timeFrom": "now-28d/d",
        "timeTo": "now",
        "kibanaSavedObjectMeta": {"searchSourceJSON": json.dumps(search)},
        "version": 1,
    }
    references = [
        {"type": "lens", "id": _build_chart_id(chart), "name": f"{chart.id}:panel_{chart.id}"}
        for chart in CHARTS
    ]
    return _build_object("dashboard", DASHBOARD, attributes, references)


def _build_chart_id(chart: Chart) -> str:
    return f"meridian-{chart.id}"


def _build_object(
    kind: str, name: str, attributes: dict[str, Any], references: list[dict[str, str]]
) -> SavedObject:
    return {
        "type": kind,
        "id": name,
        "attributes": attributes,
        "references": references,
        "coreMigrationVersion": "8.8.0",
        "typeMigrationVersion": _VERSIONS[kind],
    }
