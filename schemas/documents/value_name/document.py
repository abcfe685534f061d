"""The value name document. Its `_id` is `<kind>:<id>`, such as `country:2077456`."""

from typing import Any, Literal, TypedDict

ValueKind = Literal[
    "region", "country", "state", "city", "discipline", "specialization", "degree_level_group", "degree_level",
    "institute", "campus", "currency", "institute_group", "blog", "page", "scholarship", "accepted_phrase",
    "lexicon",
]  # fmt: skip

IN_ANY_ORDER = "in any order"
"""The value of lexicon entries whose words match in any order and inflection.

Example: the entry `act film/movie` matches the search text "movies to act in".
"""

UNRELATED = "unrelated"
"""The kind of lexicon entries for phrases that show that a text is not about studying, such as `lyrics`."""

RELATED = "related"
"""The kind of lexicon entries with the subjects that are nearest to another subject."""


class ValueNameDocument(TypedDict):
    """A value of a filter, such as one country, or a row of another kind that the list below names.

    The index contains:
    - all regions, countries, disciplines, specializations, degree levels, degree level groups and currencies;
    - states and cities with a published campus;
    - published institutes and their published campuses;
    - published institute groups, scholarships, articles (`blog`) and pages of the category What is interesting. These
      are not filter values. The site search finds them by name;
    - accepted phrases: texts of visitors to which `finder vocabulary accept` has given a meaning;
    - the lexicon of schemas/taxonomy/lexicon, which contains the phrases that the search understands.

    The keys:
    - old_slugs: former slugs, which requests may still use.
    - position: the sort key within the kind. The position is 0 in all values of a kind that is sorted by name.
    - parents: ids by kind. A state or institute has `country`. A city has `state` and `country`. A campus has
      `institute` and `city`. A specialization has `discipline`. A degree level has `degree_level_group`. A region has a
      list of ids under `countries`.
    - extra: further keys of responses, such as logo, icon, level_type, scholarship_count, iso2 and
      value_to_pkr. An institute has has_ranking, which is true if its rank is known. Countries, states, cities, and
      rows that only the site search finds, have other_names: short forms, and names in other languages. An accepted
      phrase has its meaning, such as `country:germany`. The lexicon has entries, ordinary_words and dictionary_words.
    """

    kind: ValueKind
    id: int
    slug: str
    old_slugs: list[str]
    name: str
    position: int
    parents: dict[str, Any]
    extra: dict[str, Any]
