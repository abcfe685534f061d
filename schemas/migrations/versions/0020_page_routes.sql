-- The slugs of the page types. Operators change them with `finder routes set`.
CREATE TABLE page_route (
    id INTEGER NOT NULL,
    page_type VARCHAR NOT NULL,
    slug VARCHAR NOT NULL,
    CONSTRAINT pk_page_route PRIMARY KEY (id),
    CONSTRAINT uq_page_route_page_type UNIQUE (page_type),
    CONSTRAINT ck_page_route_slug CHECK (
        slug ~ '^[A-Za-z0-9]+([-+_][A-Za-z0-9]+)*$' AND slug !~ '^[0-9]+$' AND length(slug) <= 60
        OR page_type = 'landing'),
    CONSTRAINT ck_page_route_landing CHECK (page_type <> 'landing' OR slug = ''),
    CONSTRAINT ck_page_route_course_no_slug CHECK (page_type <> 'course_no_slug' OR slug = 'course'),
    CONSTRAINT ck_page_route_fixed_word_course CHECK (
        lower(slug) <> 'course' OR page_type IN ('course', 'course_no_slug')),
    CONSTRAINT ck_page_route_fixed_word_university CHECK (
        lower(slug) <> 'university-details' OR page_type = 'university_details'),
    CONSTRAINT ck_page_route_reserved_word CHECK (
        lower(slug) NOT IN ('admin', 'api', 'api-docs', 'assets', 'crm', 'health', 'metrics', 'pages', 'sitemap', 'v2'))
);
CREATE UNIQUE INDEX uq_page_route_slug ON page_route (lower(slug)) WHERE page_type <> 'course_no_slug';

INSERT INTO page_route (id, page_type, slug) VALUES
    (1, 'terms_of_use', 'terms-of-use'),
    (2, 'tcf', 'tcf'),
    (3, 'privacy_policy', 'privacy-policy'),
    (4, 'cancellation_policy', 'cancellation-policy'),
    (5, 'careers', 'careers'),
    (6, 'marketing', 'marketing'),
    (7, 'apply', 'apply'),
    (8, 'mba', 'mba'),
    (9, 'contact_us', 'contact-us'),
    (10, 'all_interesting_about_tcf', 'all-interesting-about-tcf'),
    (11, 'forget_password', 'forget-password'),
    (12, 'reset_password', 'reset-password'),
    (13, 'new_password', 'new-password'),
    (14, 'confirm_password', 'confirm-password'),
    (15, 'otp_screen', 'otp-screen'),
    (16, 'discover_courses', 'discover-courses'),
    (17, 'course', 'course'),
    (18, 'university_course', 'university-course'),
    (19, 'course_no_slug', 'course'),
    (20, 'course_detail', 'course-detail'),
    (21, 'discipline_detail', 'discipline-detail'),
    (22, 'discipline', 'discipline'),
    (23, 'landing', ''),
    (24, 'all_countries', 'all-countries'),
    (25, 'universities', 'universities'),
    (26, 'top_universities', 'top-universities'),
    (27, 'university_details', 'university-details'),
    (28, 'marketing_detail', 'marketing-detail'),
    (29, 'all_pathway_groups', 'all-pathway-groups'),
    (30, 'pathway_courses', 'pathway-courses'),
    (31, 'all_groups', 'all-groups'),
    (32, 'institute_courses', 'institute-courses'),
    (33, 'institute_scholarships', 'institute-scholarships'),
    (34, 'all_apply_portals', 'all-apply-portals'),
    (35, 'apply_portal_universities', 'apply-portal-universities'),
    (36, 'scholarship_country', 'scholarship-country'),
    (37, 'scholarships', 'scholarships'),
    (38, 'all_scholarships', 'all-scholarships'),
    (39, 'scholarship_detail', 'scholarship-detail'),
    (40, 'all_programs', 'all-programs'),
    (41, 'compare_course', 'compare-course'),
    (42, 'course_compare', 'course-compare'),
    (43, 'discover_course', 'discover-course'),
    (44, 'blog', 'blog'),
    (45, 'blog_detail', 'blog-detail'),
    (46, 'payment_jazcash', 'payment-jazcash'),
    (47, 'loading', 'loading'),
    (48, 'apply_portal_university', 'apply-portal-university'),
    (49, 'What_is_interesting', 'What+is+interesting'),
    (50, 'country', 'country'),
    (51, 'university_Individual', 'university-Individual'),
    (52, 'pathway_group_universities', 'pathway-group-universities'),
    (53, 'pathway_university', 'pathway-university'),
    (54, 'group_universities', 'group-universities'),
    (55, 'institute_group_university', 'institute-group-university'),
    (56, 'search', 'search'),
    (57, 'course_new', 'course_new'),
    (58, 'university_program', 'university-program'),
    (59, 'edit_profile', 'edit-profile'),
    (60, 'all_visas', 'all-visas'),
    (61, 'visa_detail', 'visa-detail'),
    (62, 'application_detail', 'application-detail'),
    (231, 'shortlist', 'shortlist'),
    (242, 'track_application', 'track-application'),
    (313, 'upload_documents', 'upload-documents');

CREATE TRIGGER keep_old_slug_insert AFTER INSERT ON page_route FOR EACH ROW EXECUTE FUNCTION keep_old_slug();
CREATE TRIGGER keep_old_slug_update AFTER UPDATE OF slug ON page_route
    FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_old_slug();

-- Only documents of these nouns contain their old slugs. A deleted redirect of another noun changes no document.
CREATE OR REPLACE TRIGGER capture_lost_slug AFTER DELETE ON slug_redirect
    FOR EACH ROW WHEN (OLD.noun IN ('course', 'institute', 'campus', 'country', 'state', 'city', 'specialization',
                                    'discipline', 'degree_level'))
    EXECUTE FUNCTION capture_lost_slug();
