"""The kinds and states of content that editors change."""

from enum import StrEnum


class ContentNoun(StrEnum):
    """The tables whose rows an editor can change."""

    BLOG = "blog"
    PAGE = "page"
    INSTITUTE_GROUP = "institute_group"
    PATHWAY_GROUP = "pathway_group"
    APPLY_PORTAL = "apply_portal"
    SCHOLARSHIP = "scholarship"
    MARKETING_CARD = "marketing_card"
    COUNTRY_FAQ = "country_faq"
    COUNTRY_FACT = "country_fact"
    CITY_LIVING_COST = "city_living_cost"
    VISA_GUIDE = "visa_guide"
    PAGE_ROUTE = "page_route"
    INSTITUTE = "institute"
    CAMPUS = "campus"
    COURSE = "course"
    COUNTRY_INTRODUCTION = "country_introduction"
    DISCIPLINE_INTRODUCTION = "discipline_introduction"


class ContentState(StrEnum):
    """PUBLISHED: there is no draft. REVIEW: a second person has to publish the draft.

    DISCARDED: a draft of new content was deleted before it was published.
    """

    PUBLISHED = "published"
    DRAFT = "draft"
    REVIEW = "review"
    SCHEDULED = "scheduled"
    DISCARDED = "discarded"


class ContentOutcome(StrEnum):
    """The result of a change of a draft. The functions of migration 0029 return these values, except UNSCHEDULED.

    - UNSCHEDULED: the draft is saved, and it is no longer scheduled, because a second person has to check the change.
    - UNCHANGED: the stored draft already has these values.
    - STALE: the draft has been changed since it was read.
    - CHANGED: the public row has changed since the draft was started.
    - OWN: the person cannot publish their own draft. A second person has to publish it.
    """

    SAVED = "saved"
    UNSCHEDULED = "unscheduled"
    UNCHANGED = "unchanged"
    PUBLISHED = "published"
    MOVED = "moved"
    MISSING = "missing"
    STALE = "stale"
    NOTHING = "nothing"
    CHANGED = "changed"
    OWN = "own"


MEDIA_BYTES_MAX = 10_000_000
MEDIA_MEGAPIXELS_MAX = 40
MEDIA_SIDE_PIXELS = 1_600
"""Images of the media library are stored as JPEG with at most this width and height."""
CSV_BYTES_MAX = 900_000
CSV_ROWS_MAX = 1_000
