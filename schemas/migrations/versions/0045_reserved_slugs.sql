-- A row with such a slug has no detail call. The row gets another slug, and the old slug redirects.
UPDATE country SET slug = slug || '-' || id WHERE slug IN ('all', 'all-countries', 'scholarships');
UPDATE state SET slug = slug || '-' || id WHERE slug IN ('all');
UPDATE city SET slug = slug || '-' || id WHERE slug IN ('all');
UPDATE degree_level SET slug = slug || '-' || id WHERE slug IN ('all');
UPDATE discipline SET slug = slug || '-' || id WHERE slug IN ('all');
UPDATE institute SET slug = slug || '-' || id WHERE slug IN ('all');
UPDATE course SET slug = slug || '-' || id WHERE slug IN ('spell-check');
UPDATE scholarship SET slug = slug || '-' || id WHERE slug IN ('all', 'search');

ALTER TABLE country ADD CONSTRAINT ck_country_reserved_slug CHECK (slug NOT IN ('all', 'all-countries', 'scholarships'));
ALTER TABLE state ADD CONSTRAINT ck_state_reserved_slug CHECK (slug NOT IN ('all'));
ALTER TABLE city ADD CONSTRAINT ck_city_reserved_slug CHECK (slug NOT IN ('all'));
ALTER TABLE degree_level ADD CONSTRAINT ck_degree_level_reserved_slug CHECK (slug NOT IN ('all'));
ALTER TABLE discipline ADD CONSTRAINT ck_discipline_reserved_slug CHECK (slug NOT IN ('all'));
ALTER TABLE institute ADD CONSTRAINT ck_institute_reserved_slug CHECK (slug NOT IN ('all'));
ALTER TABLE course ADD CONSTRAINT ck_course_reserved_slug CHECK (slug NOT IN ('spell-check'));
ALTER TABLE scholarship ADD CONSTRAINT ck_scholarship_reserved_slug CHECK (slug NOT IN ('all', 'search'));
