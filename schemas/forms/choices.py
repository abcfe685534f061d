"""The values of the select fields in the forms (accounts specification, sections 3 and 9)."""

from schemas.vocabulary.accounts import AGE_MAX, AGE_MIN

PHONE_TYPES = ("call", "whatsapp", "other")
STUDY_LEVELS = (
    "Bachelors Degree", "Masters Degree", "Professional Certificates", "Short Term Diploma", "Other",
)  # fmt: skip
COUNSELLING_LEVELS = ("Bachelor", "Masters", "Certificate", "Short Term Diploma", "Other")
ENGLISH_ANSWERS = ("yes", "no", "scheduled")
ENGLISH_TESTS = ("IELTS", "TOEIC", "OPI", "PET", "FCE", "CAE", "CPE", "TOEFL", "PTE")
EXAM_FLAGS = ("sat", "gmat", "lsat", "greTest", "mcat")
NO_EXAM = "no_exam"
"""The field that is "1" if the student selected 'None yet'."""
SCHOOL_QUALIFICATIONS = ("Matric", "O-Levels", "other")
QUALIFICATIONS = ("bachelors_degree", "college_qualification", "masters_degree", "school_qualification")
PASSING_YEARS = (
    "bachelor_passing_year", "college_passing_year", "master_passing_year", "school_passing_year",
)  # fmt: skip
AGES = tuple(str(age) for age in range(AGE_MIN, AGE_MAX + 1))
YES_NO = ("0", "1")
