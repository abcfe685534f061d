"""SQL statements that read a batch of courses. Each statement has one parameter, a list of ids."""

COURSES = """
SELECT course.id, course.slug, course.name, course.course_title, course.course_language, course.study_mode,
       course.duration_weeks, course.course_duration, course.priority, course.popularity, published.popular,
       published.fee_pkr, published.base_fee::float8 * base_currency.value_to_pkr::float8 AS fee_pkr_unrounded,
       published.fee_rate_date, course.source_date,
       course.institute_id, course.degree_level_id, course.source_id
FROM published_course AS published
JOIN course ON course.id = published.id
LEFT JOIN currency AS base_currency ON base_currency.id = published.base_fee_currency_id
WHERE published.id = ANY(%s)
"""

CAMPUS_IDS = """
SELECT course_campus.course_id, array_agg(course_campus.campus_id ORDER BY course_campus.campus_id)
FROM course_campus
JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
WHERE course_campus.course_id = ANY(%s)
GROUP BY course_campus.course_id
"""

SPECIALIZATION_IDS = """
SELECT course_id, array_agg(specialization_id ORDER BY position)
FROM course_specialization
WHERE course_id = ANY(%s)
GROUP BY course_id
"""

INTAKES = """
SELECT course_id, array_agg(month ORDER BY month)
FROM course_intake
WHERE course_id = ANY(%s)
GROUP BY course_id
"""

FEES = """
SELECT course_fee.course_id, course_fee.amount::float8, course_fee.currency_id, currency.code, currency.display_name,
       course_fee.basis, course_fee.audience, course_fee.is_base
FROM course_fee
JOIN currency ON currency.id = course_fee.currency_id
WHERE course_fee.course_id = ANY(%s)
ORDER BY course_fee.course_id, course_fee.is_base DESC, course_fee.basis, course_fee.audience
"""

ENTRY_REQUIREMENTS = """
SELECT course.id,
       coalesce(nullif(own.english_tests, '{}'::jsonb), general.english_tests, '{}'::jsonb) AS english_tests,
       coalesce(own.application_deadline, general.application_deadline) AS application_deadline,
       coalesce(own.application_fee, general.application_fee)::float8 AS application_fee,
       coalesce(own_currency.code, general_currency.code) AS application_fee_currency
FROM course
LEFT JOIN entry_requirement AS own ON own.course_id = course.id
LEFT JOIN entry_requirement AS general ON general.institute_id = course.institute_id
LEFT JOIN currency AS own_currency ON own_currency.id = own.application_fee_currency_id
LEFT JOIN currency AS general_currency ON general_currency.id = general.application_fee_currency_id
WHERE course.id = ANY(%s) AND (own.id IS NOT NULL OR general.id IS NOT NULL)
"""

CAMPUSES = """
SELECT campus.id, campus.slug, campus.name, campus.latitude, campus.longitude,
       city.id, city.slug, city.name, state.id, state.slug, state.name, country.id, country.slug, country.name,
       country.iso2
FROM campus
JOIN city ON city.id = campus.city_id
JOIN state ON state.id = city.state_id
JOIN country ON country.id = city.country_id
WHERE campus.id = ANY(%s)
"""

SPECIALIZATIONS = """
SELECT specialization.id, specialization.slug, specialization.name, discipline.id, discipline.slug, discipline.name
FROM specialization
JOIN discipline ON discipline.id = specialization.discipline_id
WHERE specialization.id = ANY(%s)
"""

INSTITUTES = """
SELECT institute.id, institute.slug, institute.name, institute.trading_name, institute.logo, institute.sector,
       institute.institute_type, institute.established, institute.tcf_ranking, country.id, country.slug, country.name
FROM institute
JOIN country ON country.id = institute.country_id
WHERE institute.id = ANY(%s)
"""

LEVELS = """
SELECT degree_level.id, degree_level.slug, degree_level.name, degree_level.display_name, degree_level_group.type,
       degree_level_group.name
FROM degree_level
JOIN degree_level_group ON degree_level_group.id = degree_level.group_id
WHERE degree_level.id = ANY(%s)
"""

SOURCES = "SELECT id, name, is_sample, note FROM source WHERE id = ANY(%s)"
