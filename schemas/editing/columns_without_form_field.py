"""The columns that the form of a published row lacks."""

from collections.abc import Mapping

COLUMNS_WITHOUT_FORM_FIELD: Mapping[str, str] = {
    "id": "identifies the row in addresses, documents and versions",
    "source_id": "the origin of the row",
    "source_code": "the code of the row in its source, by which an import finds the row again",
    "source_date": "for a scholarship, the date of the imported file",
    "country_id": "what the row is about; the form of a new row asks for it",
    "discipline_id": "what the row is about; the form of a new row asks for it",
    "city_id": "what the row is about",
    "kind": "what the figure means; the form of a new figure asks for it",
    "unit": "a figure is valid only with the unit of its source; the form of a new figure asks for it",
    "currency_id": "as unit",
    "language": "the same question in another language is another row; the form of a new question asks for it",
    "card_type": "an advertisement of an editor is always an image card",
    "page_type": "the release fixes the page types",
    "slug": "the addresses of institutes, campuses and courses come from the import",
    "institute_id": "what the row is about",
    "trading_name": "another name in the register, which only the search uses",
    "institute_type": "the import derives it from the register",
    "institute_type_basis": "says how the import derived the type",
    "sector": "a fact of the register",
    "tcf_ranking": "the import of rankings replaces all ranks",
    "ranking_source": "the ranking of the rank",
    "priority": "no page shows it",
    "latitude": "the point comes from the register or GeoNames, and fits the city",
    "longitude": "as latitude",
    "point_source": "says where the point comes from",
    "degree_level_id": "the import derives the level from the wording of the register",
    "course_duration": "the text of the duration, which follows the number of weeks",
    "popularity": "computed from what visitors do",
    "register_values": "the values of the register behind those of editors",
}
"""Columns that the form of a published row lacks in at least one table, with the reason.

All other columns of the edited tables, except `translations`, are fields or relations. A column such as `slug` is a
field in some tables.
"""
