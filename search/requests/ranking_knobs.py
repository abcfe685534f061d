"""The knobs of the ranking: the boosts and shares by which courses are scored.

A boost is a factor of the score of a field, or a constant score. A share is the part of a further score that is added.
The request builders read each knob as an attribute of this module. The relevance lab, which measures the ranking of
judged queries, can therefore change each knob. The ranking version (`ranking_version.py`) changes with the statements
of this file.
"""

SCORED_FIELDS = [
    "name^8", "course_title^6", "specialization_names^5", "discipline_names^4", "institute_names^3",
    "degree_level_names^2", "campus_names^2", "city_names^1.5", "state_names^1.2", "country_names^1",
]  # fmt: skip
PHRASE_FIELDS = [
    "name^8",
    "course_title^6",
    "specialization_names^5",
    "discipline_names^4",
    "institute_names^6",
]

SIMILAR_BOOST = 3.0
"""Weight of a word with a typo in `key_words`. An exact word in the name of a course has a greater weight."""

SUBJECT_SCORED_FIELDS = ["name^8", "course_title^6", "specialization_names^5"]
SUBJECT_NAME_BOOST = 25.0
"""Score of a course with another name of the subject. A course with the typed phrase in its name scores 30 to 60."""
SUBJECT_VALUE_BOOST = 25.0
"""Score of a course that has the subject as a specialization or discipline."""
SUBJECT_MAIN_VALUE_BOOST = 30.0
"""Score of a course with the first specialization of the subject. The lexicon lists the best specialization first."""
SUBJECT_SHARE = 0.5
"""A subject scores by its best clause. Each other matching clause adds this share of its score."""
SUBJECT_WORDS_SHARE = 1.0
"""Of several subjects, a longer one scores higher: its second and third word each add this share of its score."""
AWARD_BOOST = 10.0
LIKELY_BOOST = 10.0

OTHER_FIELDS_SHARE = 0.1
"""A word scores by its best field. Each other matching field adds this share of its score."""

EXACT_NAME_BOOST = 100_000.0
"""Score of a course if the text is exactly the name of the course, its institute or a campus.

The boost is greater than the sum of all other scores.

The boost is not greater than needed: scores are 32-bit floats, and a huge boost hides small differences between scores.
"""

FULL_MATCH_BOOST = 10_000.0
"""Added to the score of courses that match the full query, which is the query before it was widened.

The boost is greater than the score of any course that matches only the widened query. The limit of 32-bit floats
applies as for EXACT_NAME_BOOST.
"""

NARROWER_STEP_BOOST = 400.0
"""Added to the score of a course once for each narrower query that the course also matches.

A search is widened in steps, and each step has a wider query. The narrower queries are those before the last step.
Courses that match a narrower query therefore come first. The boost is greater than most score differences. The boosts
of twenty steps together are smaller than FULL_MATCH_BOOST.
"""
