"""Two invented snapshots of a CRICOS register. They contain the same kinds of errors as the real register.

The errors are: repeated spaces, repeated names, several names or websites in one cell, e-mail addresses in
place of websites, placeholder fees, misspelt and unknown places, states after suburbs, postcodes stored as
numbers, unused locations and unused institutions.
"""

from dataclasses import replace

from tests.unit.catalogue.importers.small_register import (
    COURSE,
    COURSE_LOCATION,
    INSTITUTION,
    LOCATION,
    SmallRegister,
)

UNIVERSITY, COLLEGE, INSTITUTE, SCHOOL = "00001A", "00002B", "00003C", "00004D"
MAIN, RIVER = ("Main  Campus", "CAMPERDOWN"), ("River Campus ", "Parramatta")
CITY, FERN, UNUSED = ("City", "Kelvin Grove QLD"), ("Fern", "Dandernong"), ("Unused", "Melbourne")
BAY, LOST, HILL = ("Bay", "Geelong"), ("Lost Campus", "Xyzzyville"), ("Hill", "ARMIDALE")
DUAL_AWARD = "100003C"

INSTITUTIONS = (
    INSTITUTION._replace(
        institution_name="Harbour University (HU)", website="www.harbour.edu.au, www.hu.edu.au"
    ),
    INSTITUTION._replace(
        provider_code=COLLEGE, trading_name="Plain University College, Plain English",
        institution_name="Plain Pty Ltd", institution_type="Private", website="someone@mail.com",
    ),
    INSTITUTION._replace(
        provider_code=INSTITUTE, trading_name="N/A", institution_name="Coast Institute Limited",
        institution_type="Charity", website="",
    ),
    INSTITUTION._replace(provider_code=SCHOOL, institution_name="Hill Primary School"),
)  # fmt: skip
LOCATIONS = tuple(
    LOCATION._replace(provider_code=provider, location_name=name, city=city, state=state, postcode=postcode)
    for provider, (name, city), state, postcode in (
        (UNIVERSITY, MAIN, "NSW", 2006.0),
        (UNIVERSITY, RIVER, "NSW", "2150"),
        (COLLEGE, CITY, "QLD", 4059.0),
        (COLLEGE, FERN, "VIC", "3175"),
        (COLLEGE, UNUSED, "VIC", "3000"),
        (INSTITUTE, BAY, "VIC", 3220.0),
        (INSTITUTE, LOST, "NSW", ""),
        (SCHOOL, HILL, "NSW", "2350"),
    )
)
LAW = {
    "second_broad_field": "09 - Society and Culture",
    "second_narrow_field": "0909 - Law",
    "second_detailed_field": "090901 - Business and Commercial Law",
}
ELICOS = "091501 - English Language Intensive Courses for Overseas Students (ELICOS)"

COURSES = {
    str(row.course_code): row
    for row in (
        COURSE._replace(course_name="Bachelor  of Nursing\u00a0"),
        COURSE._replace(course_code="100002B", course_name=" Bachelor of Nursing"),
        COURSE._replace(
            course_code=DUAL_AWARD, course_name="Bachelor of Nursing, Bachelor of Laws", **LAW
        ),
        COURSE._replace(course_code="100004D", expired="Yes"),
        COURSE._replace(course_code="100005E", foundation_studies="Yes"),
        COURSE._replace(
            course_code="100006F", course_level="Primary School Studies", provider_code=SCHOOL
        ),
        COURSE._replace(course_code="100007G", course_level="Non AQF Award"),
        COURSE._replace(course_code="100008H", course_name="Intensive Course", detailed_field=ELICOS),
        COURSE._replace(
            course_code="100009J", course_name="Certificate III in Spoken and Written English",
            course_level="Certificate III",
        ),
        COURSE._replace(course_code="100010K", course_name="Diploma without a Place"),
        COURSE._replace(course_code="100011L", provider_code=COLLEGE, tuition_fee=0.0),
        COURSE._replace(course_code="100012M", provider_code=COLLEGE, tuition_fee=1.0, duration_weeks=26.0),
        COURSE._replace(course_code="100013N", provider_code=COLLEGE, tuition_fee=1_500_000.0),
        COURSE._replace(course_code="100014P", provider_code=INSTITUTE, tuition_fee=""),
        COURSE._replace(course_code="100015Q", provider_code=INSTITUTE, duration_weeks=53.0),
        COURSE._replace(course_code="100016R", course_name="Master of Nursing"),
        COURSE._replace(course_code="100017S", course_level="Diploma", course_language=""),
    )
}  # fmt: skip
PLACES: dict[str, tuple[tuple[str, str], ...]] = {
    "100003C": (MAIN, RIVER), "100006F": (HILL,), "100010K": (), "100011L": (CITY,), "100012M": (FERN,),
    "100013N": (CITY, FERN), "100014P": (BAY, LOST), "100015Q": (BAY,),
}  # fmt: skip
"""The locations of each course. Courses that are not listed run at the main campus only."""

OCTOBER = SmallRegister(
    institutions=INSTITUTIONS,
    courses=tuple(COURSES.values()),
    locations=LOCATIONS,
    course_locations=tuple(
        COURSE_LOCATION._replace(
            provider_code=row.provider_code, course_code=code, location_name=name, location_city=city.title()
        )
        for code, row in COURSES.items()
        for name, city in PLACES.get(code, (MAIN,))
    ),
    title="Report generated Tuesday, 4 October 2022",
)

CHANGED: dict[str, dict[str, str | float]] = {
    "100001A": {"course_name": "Bachelor of Nursing"},  # In the first file, the name has different spaces.
    "100003C": {"course_name": "Bachelor of Nursing (Honours), Bachelor of Laws"},
    "100011L": {"tuition_fee": 12_000.0},
    "100012M": {"duration_weeks": 52.0},
    "100017S": {"course_level": "Advanced Diploma"},
}
WITHDRAWN, NEW, MOVED = "100016R", "100018T", "100015Q"
JANUARY = replace(
    OCTOBER,
    courses=(
        *(row._replace(**CHANGED.get(code, {})) for code, row in COURSES.items() if code != WITHDRAWN),
        COURSE._replace(course_code=NEW, course_name="Doctor of Philosophy", course_level="Doctoral Degree"),
    ),
    locations=(
        *LOCATIONS,
        LOCATION._replace(
            provider_code=INSTITUTE, location_name="Hall", city="BALLARAT", state="VIC", postcode="3350"
        ),
    ),
    course_locations=(
        *(row for row in OCTOBER.course_locations if row.course_code not in (WITHDRAWN, MOVED)),
        COURSE_LOCATION._replace(course_code=NEW, location_name="Main Campus", location_city="Camperdown"),
        COURSE_LOCATION._replace(
            provider_code=INSTITUTE, course_code=MOVED, location_name="hall", location_city="Ballarat"
        ),
    ),
    title="Report generated Tuesday, 3 January 2023",
)
