"""The kinds of content that an editor can change, with their fields."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from schemas.editing.fields import EditedField, FieldKind
from schemas.vocabulary.kinds import ScholarshipType, Status
from schemas.vocabulary.site_languages import DEFAULT_LANGUAGE, SiteLanguage

TRANSLATION_LANGUAGES = tuple(each for each in SiteLanguage if each is not DEFAULT_LANGUAGE)
"""The languages of the fields for translations. Translations in other languages stay as they are."""


@dataclass(frozen=True, slots=True)
class EditedNoun:
    """A table whose rows an editor can change.

    - title: the column that names a row in lists.
    - place: the kind of place that a row is about. Lists name the place before the title. None if the title is enough.
      The place of a campus is its institute.
    - can_create: new rows can be added. api/editing/README.md says why other nouns have only the rows of imports.
    - for_administrators: only administrators can change the rows.
    - dependencies: pairs of fields. A row with the first one needs the second one.
    - ranges: pairs of numbers. The first one may not be higher.
    - path: the address of a row on the site, with its columns and the slugs of its country and institute in braces.
      None if no page shows the row.
    """

    name: str
    title: str
    fields: tuple[EditedField, ...]
    place: Literal["country", "city", "institute"] | None = None
    can_create: bool = False
    for_administrators: bool = False
    dependencies: tuple[tuple[str, str], ...] = ()
    ranges: tuple[tuple[str, str], ...] = ()
    path: str | None = None

    @property
    def url_name(self) -> str:
        """The name in addresses: "institute_group" → "institute-group"."""
        return self.name.replace("_", "-")

    @property
    def has_status(self) -> bool:
        return any(field.key == "status" for field in self.fields)

    @property
    def relations(self) -> tuple[EditedField, ...]:
        return tuple(field for field in self.fields if field.kind is FieldKind.RELATION)

    @property
    def translated(self) -> tuple[EditedField, ...]:
        return tuple(field for field in self.fields if field.is_translated)


_STATUS = EditedField("status", FieldKind.CHOICE, choices=(Status.PUBLISHED, Status.WITHDRAWN, Status.DRAFT))
_SLUG = EditedField("slug", FieldKind.SLUG)
_POSITION = EditedField("position", FieldKind.INTEGER)
_TEXTS = (
    EditedField("name", is_translated=True),
    EditedField("heading", is_translated=True),
    EditedField("summary", FieldKind.TEXT, is_translated=True),
    EditedField("content", FieldKind.HTML, is_translated=True),
)
_GROUP = (
    _SLUG,
    EditedField("name", is_translated=True),
    EditedField("summary", FieldKind.TEXT, is_translated=True),
    EditedField("logo", FieldKind.PATH, is_required=False),
    EditedField("website", FieldKind.URL, is_required=False),
    EditedField("members", FieldKind.RELATION, is_required=False, related="institute"),
    _POSITION,
    _STATUS,
)
_REGISTERED_STATUS = EditedField(
    "status", FieldKind.CHOICE, choices=(Status.PUBLISHED, Status.WITHDRAWN, Status.DRAFT), is_registered=True
)
_REGISTERED_NAME = EditedField("name", is_translated=True, is_registered=True)
_IMAGES = ("list_card_img_front", "list_card_img_back", "grid_card_img_front", "grid_card_img_back")

_NOUNS = (
    EditedNoun(
        "blog",
        "heading",
        (
            _SLUG,
            *_TEXTS,
            EditedField("image", FieldKind.PATH, is_required=False),
            EditedField("published_on", FieldKind.DATE),
            _STATUS,
        ),
        can_create=True,
        path="/blog-detail/{slug}",
    ),
    EditedNoun(
        "page",
        "heading",
        (_SLUG, *_TEXTS, EditedField("category", FieldKind.SLUG), _POSITION, _STATUS),
        can_create=True,
        path="/What+is+interesting/{slug}",
    ),
    EditedNoun("institute_group", "name", _GROUP, can_create=True, path="/group-universities/{slug}"),
    EditedNoun("pathway_group", "name", _GROUP, can_create=True, path="/pathway-group-universities/{slug}"),
    EditedNoun("apply_portal", "name", _GROUP, can_create=True, path="/apply-portal-universities/{slug}"),
    EditedNoun(
        "scholarship",
        "name",
        (
            _SLUG,
            EditedField("name", is_translated=True),
            EditedField("provider_name"),
            EditedField("description", FieldKind.HTML, is_translated=True),
            EditedField("eligibility", FieldKind.HTML, is_required=False, is_translated=True),
            EditedField("type", FieldKind.CHOICE, choices=tuple(ScholarshipType)),
            EditedField("amount", is_required=False, is_translated=True),
            EditedField(
                "currency", FieldKind.RELATION, is_required=False, related="currency", is_single=True
            ),
            EditedField("deadline", FieldKind.DATE, is_required=False),
            EditedField("month", FieldKind.INTEGER, is_required=False, highest=12),
            EditedField("year", FieldKind.INTEGER, is_required=False, lowest=2000, highest=2100),
            EditedField("url", FieldKind.URL, is_required=False),
            EditedField("host_countries", FieldKind.RELATION, related="country"),
            EditedField("institutes", FieldKind.RELATION, is_required=False, related="institute"),
            EditedField("campus", FieldKind.RELATION, is_required=False, related="campus", is_single=True),
            EditedField("disciplines", FieldKind.RELATION, is_required=False, related="discipline"),
            EditedField("degree_levels", FieldKind.RELATION, is_required=False, related="degree_level"),
            _STATUS,
        ),
        can_create=True,
        dependencies=(("currency", "amount"),),
        path="/scholarship-detail/{slug}",
    ),
    EditedNoun(
        "marketing_card",
        "heading",
        (
            EditedField("heading", is_translated=True),
            EditedField("content", FieldKind.HTML, is_required=False, is_translated=True, empty=""),
            *(EditedField(key, FieldKind.PATH) for key in _IMAGES),
            EditedField("detail_page_img", FieldKind.PATH, is_required=False),
            EditedField("institute", FieldKind.RELATION, related="institute", is_single=True),
            EditedField("campuses", FieldKind.RELATION, is_required=False, related="campus"),
            _POSITION,
            _STATUS,
        ),
        can_create=True,
        path="/marketing-detail?id={id}",
    ),
    EditedNoun(
        "country_faq",
        "question",
        (
            EditedField("question"),
            EditedField("answer", FieldKind.TEXT),
            EditedField("source_date", FieldKind.DATE),
            _POSITION,
            _STATUS,
        ),
        place="country",
        path="/country/{country}",
    ),
    EditedNoun(
        "country_fact",
        "kind",
        (
            EditedField("value", FieldKind.DECIMAL),
            EditedField("official_url", FieldKind.URL),
            EditedField("source_date", FieldKind.DATE),
        ),
        place="country",
        path="/country/{country}",
    ),
    EditedNoun(
        "city_living_cost",
        "unit",
        (
            EditedField("value", FieldKind.DECIMAL),
            EditedField("official_url", FieldKind.URL),
            EditedField("source_date", FieldKind.DATE),
        ),
        place="city",
    ),
    EditedNoun(
        "visa_guide",
        "official_url",
        (
            EditedField("requirements", FieldKind.LINES, is_translated=True),
            EditedField("fee_amount", FieldKind.DECIMAL, is_required=False),
            EditedField(
                "fee_currency", FieldKind.RELATION, is_required=False, related="currency", is_single=True
            ),
            EditedField("weeks_min", FieldKind.INTEGER, is_required=False, highest=200),
            EditedField("weeks_max", FieldKind.INTEGER, is_required=False, highest=200),
            EditedField("official_url", FieldKind.URL),
            EditedField("source_date", FieldKind.DATE),
            _STATUS,
        ),
        place="country",
        dependencies=(("fee_amount", "fee_currency"), ("fee_currency", "fee_amount")),
        ranges=(("weeks_min", "weeks_max"),),
        path="/country/{country}",
    ),
    EditedNoun(
        "institute",
        "name",
        (
            _REGISTERED_NAME,
            EditedField("short_description", FieldKind.TEXT, is_required=False, is_translated=True),
            EditedField("description", FieldKind.TEXT, is_required=False, is_translated=True),
            EditedField("website", FieldKind.URL, is_required=False, is_registered=True),
            EditedField("logo", FieldKind.PATH, is_required=False),
            EditedField("established", FieldKind.INTEGER, is_required=False, lowest=800, highest=2100),
            EditedField("meta_title", is_required=False, is_translated=True),
            EditedField("meta_description", is_required=False, is_translated=True),
            _REGISTERED_STATUS,
        ),
        path="/university-details/{slug}",
    ),
    EditedNoun(
        "campus",
        "name",
        (
            _REGISTERED_NAME,
            EditedField("address", is_required=False, is_registered=True),
            EditedField("suburb", is_required=False, is_registered=True),
            EditedField("postcode", is_required=False, is_registered=True),
            _REGISTERED_STATUS,
        ),
        place="institute",
        path="/university-details/{institute}/{slug}",
    ),
    EditedNoun("page_route", "page_type", (EditedField("slug", FieldKind.ROUTE),), for_administrators=True),
)
NOUNS: Mapping[str, EditedNoun] = {noun.name: noun for noun in _NOUNS}
NOUNS_BY_URL: Mapping[str, EditedNoun] = {noun.url_name: noun for noun in _NOUNS}
UNEDITED_COLUMNS: Mapping[str, str] = {
    "id": "identifies the row in addresses, documents and versions",
    "source_id": "the origin of the row",
    "source_code": "the code of the row in its source, by which an import finds the row again",
    "source_date": "for a scholarship, the date of the imported file",
    "country_id": "what the row is about; the figures and texts of another place are another row",
    "city_id": "what the row is about",
    "kind": "what the figure means",
    "unit": "a figure is valid only with the unit of its source",
    "currency_id": "a cost is valid only with the currency of its source",
    "language": "the same question in another language is another row",
    "card_type": "an advertisement of an editor is always an image card",
    "page_type": "the release fixes the page types",
    "slug": "the addresses of institutes and campuses come from the import",
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
    "register_values": "the values of the register behind those of editors",
}
"""Columns that no form reaches, with the reason. All other columns of the edited tables are fields or relations."""
