"""The kinds of content that an editor can change, with their fields. The code calls a kind of content a noun."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, Self

from schemas.editing.course_fields import COURSE_FIELDS, check_course
from schemas.editing.fields import EditedField, FieldKind, Problem
from schemas.editing.figure_rules import check_fact
from schemas.vocabulary.kinds import CountryFactKind, FactUnit, ScholarshipType, Status
from schemas.vocabulary.site_languages import DEFAULT_LANGUAGE, SiteLanguage

TRANSLATION_LANGUAGES = tuple(each for each in SiteLanguage if each is not DEFAULT_LANGUAGE)
"""The languages of the fields for translations. Translations in other languages stay as they are."""


@dataclass(frozen=True, slots=True)
class EditedNoun:
    """A table whose rows an editor can change.

    - title: the column that names a row in lists.
    - place: the kind of place that a row is about. Lists name the place before the title. None if the title is enough.
      The place of a campus or course is its institute, and that of an introduction is its country or discipline.
    - can_create: editors can add rows. api/editing/README.md explains why editors cannot add rows to other tables.
    - new_fields: fields that only the form of a new row has.
    - unique: fields whose values together must be unique.
    - for_administrators: only administrators can change the rows.
    - dependencies: pairs of fields. If the first field has a value, the second field needs one.
    - ranges: pairs of numeric fields. The first number must not be higher than the second number.
    - find_problems: further checks of a draft and the values before it. Returns the problem of each invalid field.
    - path: the address of a row on the site. Names in braces are columns of the row, or the slug of its country,
      institute or discipline. None if the form links to no page.
    """

    name: str
    title: str
    fields: tuple[EditedField, ...]
    place: Literal["country", "city", "institute", "discipline"] | None = None
    can_create: bool = False
    new_fields: tuple[EditedField, ...] = ()
    unique: tuple[str, ...] = ()
    for_administrators: bool = False
    dependencies: tuple[tuple[str, str], ...] = ()
    ranges: tuple[tuple[str, str], ...] = ()
    find_problems: Callable[[Mapping[str, Any], Mapping[str, Any]], dict[str, Problem]] | None = None
    path: str | None = None

    @property
    def url_name(self) -> str:
        """The name in addresses: "institute_group" → "institute-group"."""
        return self.name.replace("_", "-")

    @property
    def for_new(self) -> Self:
        """The noun with the fields for a row that was never published."""
        return replace(self, fields=(*self.new_fields, *self.fields), new_fields=())

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
_COUNTRY = EditedField("country", FieldKind.RELATION, related="country", is_single=True)
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
_INTRODUCTION = (EditedField("summary", FieldKind.TEXT, is_translated=True), _STATUS)
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
        can_create=True,
        new_fields=(_COUNTRY, EditedField("language", FieldKind.CHOICE, choices=tuple(SiteLanguage))),
        unique=("country", "language", "position"),
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
        can_create=True,
        new_fields=(
            _COUNTRY,
            EditedField("kind", FieldKind.CHOICE, choices=tuple(CountryFactKind)),
            EditedField("unit", FieldKind.CHOICE, choices=tuple(FactUnit)),
            EditedField(
                "currency", FieldKind.RELATION, is_required=False, related="currency", is_single=True
            ),
        ),
        unique=("country", "kind"),
        find_problems=check_fact,
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
        can_create=True,
        new_fields=(_COUNTRY,),
        unique=("country",),
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
    EditedNoun(
        "course",
        "name",
        (*COURSE_FIELDS, _REGISTERED_STATUS),
        place="institute",
        find_problems=check_course,
        path="/course-detail/{slug}",
    ),
    EditedNoun(
        "country_introduction",
        "summary",
        _INTRODUCTION,
        place="country",
        can_create=True,
        new_fields=(_COUNTRY,),
        unique=("country",),
        path="/country/{country}",
    ),
    EditedNoun(
        "discipline_introduction",
        "summary",
        _INTRODUCTION,
        place="discipline",
        can_create=True,
        new_fields=(EditedField("discipline", FieldKind.RELATION, related="discipline", is_single=True),),
        unique=("discipline",),
        path="/discipline-detail?discipline={discipline}",
    ),
    EditedNoun("page_route", "page_type", (EditedField("slug", FieldKind.ROUTE),), for_administrators=True),
)
NOUNS: Mapping[str, EditedNoun] = {noun.name: noun for noun in _NOUNS}
NOUNS_BY_URL: Mapping[str, EditedNoun] = {noun.url_name: noun for noun in _NOUNS}
