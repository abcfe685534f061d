// Generated from openapi.json by `npm run generate`. Do not edit.

export interface paths {
    "/api/account/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Applications
         * @description The applications of the signed-in person. The latest application is first.
         */
        get: operations["account_applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/applications/{application_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Application
         * @description One application with its history. The status is 404 if the application belongs to another person.
         */
        get: operations["account_application"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/applications/{application_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Withdraw Application
         * @description Withdraw an application, and send a mail about the withdrawal to the student.
         *
         *     The status is 409 if the application is already declined, withdrawn or enrolled.
         */
        post: operations["account_withdraw_application"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deadline-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Deadline Reminders
         * @description The published scholarships for which the person has a reminder. The earliest deadline is first.
         */
        get: operations["account_deadline_reminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deadline-reminders/{scholarship_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Account Add Deadline Reminder
         * @description Remind the person by mail before the deadline of a scholarship. A second request succeeds, but changes nothing.
         *
         *     The status is 409 if the scholarship has no deadline, or if the deadline has passed.
         */
        put: operations["account_add_deadline_reminder"];
        post?: never;
        /**
         * Account Remove Deadline Reminder
         * @description Remove the reminder for a scholarship. The call also succeeds if there is no reminder.
         */
        delete: operations["account_remove_deadline_reminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Documents
         * @description The documents of the signed-in person, and the limits for uploads. The newest document is first.
         */
        get: operations["account_documents"];
        put?: never;
        /**
         * Account Add Document
         * @description Store a PDF, PNG or JPEG. The metadata of images is removed.
         *
         *     application_id is optional. It must be the id of an application of the signed-in person.
         */
        post: operations["account_add_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Document
         * @description Download a document. The status is 404 if the document belongs to another person.
         */
        get: operations["account_document"];
        put?: never;
        post?: never;
        /**
         * Account Delete Document
         * @description Delete a document. The document disappears at once, and a background task deletes its file later.
         */
        delete: operations["account_delete_document"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Change Email
         * @description Mail a code to the new mail address. The address changes when POST account/email/confirm receives this code.
         */
        post: operations["account_change_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Confirm Email
         * @description Confirm the new mail address with the mailed code. A mail to the old address reports the change.
         */
        post: operations["account_confirm_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/followed-institute-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Account Change Followed Alerts
         * @description Change how often alerts report changed courses of the institutes that the person follows.
         */
        put: operations["account_change_followed_alerts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/followed-institutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Followed Institutes
         * @description The institutes that the signed-in person follows. The institute that was followed last is first.
         */
        get: operations["account_followed_institutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/followed-institutes/{institute_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Account Follow Institute
         * @description Follow an institute. The call also succeeds if the person already follows the institute.
         */
        put: operations["account_follow_institute"];
        post?: never;
        /**
         * Account Unfollow Institute
         * @description Stop following an institute. The call also succeeds if the person does not follow the institute.
         */
        delete: operations["account_unfollow_institute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/own-data/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Delete
         * @description Delete the account and all its data permanently, also forms that have not been delivered to the CRM yet.
         */
        post: operations["account_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/own-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Export
         * @description All data of the signed-in person as a ZIP archive: data.json, the photo and the documents.
         */
        post: operations["account_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Change Password
         * @description Change the password of the signed-in person. All sessions end, and this browser gets a new session.
         */
        post: operations["account_change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Order Reset
         * @description Mail a link to the page that sets a new password. Unknown addresses get the same response, but no mail.
         */
        post: operations["account_order_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Reset Password
         * @description Set a new password with the token of the mailed link. All sessions of the person end.
         */
        post: operations["account_reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Photo
         * @description The photo of the signed-in person. Browsers do not store it, because several persons can share a computer.
         */
        get: operations["account_photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Saved Searches
         * @description The saved searches of the signed-in person. The newest search is first.
         */
        get: operations["account_saved_searches"];
        put?: never;
        /**
         * Account Save Search
         * @description Save a search with its alerts. The status is 409 if the person already has 30 saved searches.
         */
        post: operations["account_save_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/saved-searches/{search_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Account Change Saved Search
         * @description Change the name of a saved search, and how often its alerts are sent.
         */
        put: operations["account_change_saved_search"];
        post?: never;
        /**
         * Account Delete Saved Search
         * @description Delete a saved search and its alerts.
         */
        delete: operations["account_delete_saved_search"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Session
         * @description The signed-in person, or null if nobody is signed in.
         */
        get: operations["account_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Sessions
         * @description The active sessions of the signed-in person. The session that was used last is first.
         */
        get: operations["account_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Account Revoke Session
         * @description End one session of the signed-in person. It can be the current session.
         */
        delete: operations["account_revoke_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account End Sessions
         * @description End all sessions of the signed-in person, including the current session.
         */
        post: operations["account_end_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account Sign Out
         * @description End the session of this browser. The call also succeeds without a session.
         */
        post: operations["account_sign_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/visas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Visas
         * @description The visa guides of all countries, sorted by country name.
         */
        get: operations["account_visas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/visas/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account Visa
         * @description The visa guide of one country.
         */
        get: operations["account_visa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-portal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Apply Portal List
         * @description All groups in the order that the team has chosen.
         *
         *     Institute groups and pathway groups without a published institute are left out.
         */
        get: operations["apply_portal_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-portal/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Apply Portal Detail
         * @description One group by id or slug. Former slugs are accepted.
         */
        get: operations["apply_portal_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-portal/{group}/disciplines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Apply Portal Disciplines
         * @description The disciplines of the published courses of the members of a group.
         */
        get: operations["apply_portal_disciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-portal/{group}/related_locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Apply Portal Locations
         * @description The countries and cities in which the members of a group have a published campus.
         */
        get: operations["apply_portal_locations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apply-portal/{group}/universities/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply Portal Institutes
         * @description One page of the published institutes of a group that match all filters.
         */
        post: operations["apply_portal_institutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blog List
         * @description One page of the published articles. The newest article is first. A page after the last page is empty.
         */
        get: operations["blog_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{blog}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blog Detail
         * @description One published article by id or slug. Former slugs are accepted. Its content is sanitised HTML.
         */
        get: operations["blog_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campus/{campus}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campus Detail
         * @description A published campus of a published institute, by id or slug. Former slugs are accepted.
         */
        get: operations["campus_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cms/routing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page Routes
         * @description The page types and their slugs. The site builds the addresses of its pages from this list.
         */
        get: operations["page_routes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cms/routing/get-slug/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page Route Slug
         * @description The slug of a page type.
         */
        get: operations["page_route_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country Detail
         * @description A country by id or slug, with the facts of its guide, its visa guide and its numbers of courses.
         */
        get: operations["country_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/{country}/country_faqa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country Questions
         * @description Questions about studying in a country, with their answers.
         *
         *     If the country has no questions in the requested language, they are in English.
         */
        get: operations["country_questions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/{country}/courses_overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country Courses Overview
         * @description The fees by level type and discipline, the start months and the durations of the courses in a country.
         */
        get: operations["country_courses_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/{country}/disciplines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country Disciplines
         * @description The disciplines of the published courses in a country, sorted by name.
         */
        get: operations["country_disciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/{country}/institutes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Country Institutes
         * @description One page of the institutes with a published course in the country that meets all filters.
         */
        post: operations["country_institutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/{country}/institutes/rankings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country Rankings
         * @description One page of the institutes with a published course in a country. By default, the best rank is first.
         */
        get: operations["country_rankings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/all-countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country All
         * @description All countries of the world, with and without courses, sorted by name.
         */
        get: operations["country_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/countries_states_cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country Tree
         * @description The countries, states and cities that have a published course. Each list is sorted by name.
         */
        get: operations["country_tree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/courses_overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country All Courses Overview
         * @description The fees per year by country, and the months in which courses start, for the whole catalogue.
         */
        get: operations["country_all_courses_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/max_fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country Max Fee
         * @description The upper end of the slider of the fee filter, in Pakistani rupees and in US dollars.
         */
        get: operations["country_max_fee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/scholarships/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country Scholarships
         * @description The countries whose scholarships the home page lists, in the order that the team has chosen.
         */
        get: operations["country_scholarships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{course}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course Detail
         * @description All data of a published course, by id or slug. Former slugs are accepted.
         */
        get: operations["course_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{course}/course_compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course Compare
         * @description The data of a published course for the comparison page.
         */
        get: operations["course_compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{course}/crm_course_detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course Crm Detail
         * @description The data of a published course that an enquiry form sends.
         */
        get: operations["course_crm_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{course}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Similar Courses
         * @description At most three courses with the same specialization or discipline. The most similar course is first.
         *
         *     The same specialization counts most. The degree level follows, then the level type, then the country or language.
         */
        get: operations["similar_courses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/base_filters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Course Base Filters
         * @description The facets of the sidebar: the values of filters, such as countries and disciplines, with their course counts.
         */
        post: operations["course_base_filters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/country_states/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Course Country States
         * @description The states of a country that have a published course, with their cities. The keys are the slugs of the states.
         */
        post: operations["course_country_states"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/course_related_degree_levels_count/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course Related Degree Levels Count
         * @description The number of courses of each requested degree level in the whole catalogue.
         */
        get: operations["course_related_degree_levels_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/course_related_institutes_new/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Course Related Institutes
         * @description One page of the institutes with a matching course, sorted by name. Selected institutes are always listed.
         */
        post: operations["course_related_institutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/course_related_intakes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Course Related Intakes
         * @description The number of matching courses that start in each month. The months are grouped by quarter.
         */
        post: operations["course_related_intakes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/course_related_specialization_count/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Course Related Specialization Count
         * @description One page of the specializations of the selected or all disciplines. The one with the most courses is first.
         */
        post: operations["course_related_specialization_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/course_related_specializations_new/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Course Related Specializations
         * @description One page of the specializations of the selected disciplines, or of all disciplines. They are sorted by name.
         */
        post: operations["course_related_specializations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/course_search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Course Search
         * @description One page of the courses that match all filters, and the number of all matching courses.
         */
        post: operations["course_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/courses_by_ids/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Courses By Ids
         * @description One page of the published courses with the given ids and slugs, in the order of the request.
         */
        post: operations["courses_by_ids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/spell-check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Course Spell Check
         * @description Correct the typos of a search text. The corrected words are words of the catalogue.
         */
        post: operations["course_spell_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/currency/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Currency All
         * @description All currencies with their exchange rates, sorted by code.
         */
        get: operations["currency_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/degree_level/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Degree Level List
         * @description The three level types with their degree levels. Each type and level has its number of published courses.
         */
        get: operations["degree_level_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discipline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discipline List
         * @description All disciplines, sorted by name.
         */
        get: operations["discipline_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discipline/{discipline}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discipline Detail
         * @description One discipline by id or slug, with its degree levels and its number of published courses.
         */
        get: operations["discipline_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discipline/{discipline}/courses_overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discipline Courses Overview
         * @description The fees per year by country, the start months and the durations of the courses of a discipline.
         */
        get: operations["discipline_courses_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discipline/{discipline}/specializations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discipline Specializations
         * @description One page of the specializations of a discipline that have published courses, sorted by name.
         */
        get: operations["discipline_specializations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discipline/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discipline All
         * @description All disciplines, sorted by name, with their degree levels and their numbers of published courses.
         */
        get: operations["discipline_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institute-group/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Institute Group List
         * @description All groups in the order that the team has chosen.
         *
         *     Institute groups and pathway groups without a published institute are left out.
         */
        get: operations["institute_group_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institute-group/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Institute Group Detail
         * @description One group by id or slug. Former slugs are accepted.
         */
        get: operations["institute_group_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institute-group/{group}/disciplines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Institute Group Disciplines
         * @description The disciplines of the published courses of the members of a group.
         */
        get: operations["institute_group_disciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institute-group/{group}/related_locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Institute Group Locations
         * @description The countries and cities in which the members of a group have a published campus.
         */
        get: operations["institute_group_locations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institute-group/{group}/universities/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Institute Group Institutes
         * @description One page of the published institutes of a group that match all filters.
         */
        post: operations["institute_group_institutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institute/{institute}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Institute Detail
         * @description All data of a published institute, by id or slug. Former slugs are accepted.
         */
        get: operations["institute_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institute/{institute}/discipline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Institute Disciplines
         * @description The disciplines that an institute (id or slug) teaches at the selected campuses, with their degree levels.
         */
        post: operations["institute_disciplines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/institute/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Institute All
         * @description One page of the published institutes, sorted by name, by rank or by their number of courses.
         */
        get: operations["institute_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location-auto-suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Location Auto Suggestion
         * @description Regions, countries, states, cities, towns and postcodes that match the typed text. The best match is first.
         */
        get: operations["location_auto_suggestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/map/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Map Names
         * @description The names of towns and regions in an area, for the built-in world map. The largest town is first.
         *
         *     The area is in WGS84 degrees. If west is greater than east, the area crosses the date line.
         */
        get: operations["map_names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/map/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Map Settings
         * @description The access token and the styles of the map. The site requests these settings when a map opens.
         */
        get: operations["map_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing-card/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Marketing Card List
         * @description One page of the advertisements of published institutes. A page after the last page is empty.
         */
        get: operations["marketing_card_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketing-card/{card}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Marketing Card Detail
         * @description One advertisement with the content of its page, which is sanitised HTML.
         */
        get: operations["marketing_card_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/names/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names In Language
         * @description The translated names of degree levels, subjects, regions, visa requirements, states and cities.
         *
         *     `language` is an ISO 639-1 code such as ur. The status is 404 if there are no names in the language.
         */
        get: operations["names_in_language"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/category/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page Category
         * @description One page of the list of published pages of one category. The list of an unknown category is empty.
         */
        get: operations["page_category"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page List
         * @description One page of the list of published pages of all categories.
         */
        get: operations["page_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page Detail
         * @description One published page by id or slug. Former slugs are accepted. Its content is sanitised HTML.
         */
        get: operations["page_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathway-group/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pathway Group List
         * @description All groups in the order that the team has chosen.
         *
         *     Institute groups and pathway groups without a published institute are left out.
         */
        get: operations["pathway_group_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathway-group/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pathway Group Detail
         * @description One group by id or slug. Former slugs are accepted.
         */
        get: operations["pathway_group_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathway-group/{group}/disciplines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pathway Group Disciplines
         * @description The disciplines of the published courses of the members of a group.
         */
        get: operations["pathway_group_disciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathway-group/{group}/related_locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pathway Group Locations
         * @description The countries and cities in which the members of a group have a published campus.
         */
        get: operations["pathway_group_locations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pathway-group/{group}/universities/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pathway Group Institutes
         * @description One page of the published institutes of a group that match all filters.
         */
        post: operations["pathway_group_institutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Region All
         * @description All regions with their countries, sorted by name.
         */
        get: operations["region_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions/all-countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Region Countries
         * @description The countries that belong to at least one region, sorted by name. Each country has a list of its regions.
         */
        get: operations["region_countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions/popular-cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Region Popular Cities
         * @description At most 14 cities, those with the most published courses. The city with the most courses is first.
         */
        get: operations["region_popular_cities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions/popular-countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Region Popular Countries
         * @description At most 14 countries, those with the most published courses. The country with the most courses is first.
         */
        get: operations["region_popular_countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replacement/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replacement
         * @description The pages that replace a withdrawn page, such as the page of a course, institute, scholarship or article.
         *
         *     `name` is null if the address never had a public page, or if its page is still public.
         */
        get: operations["replacement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/{scholarship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scholarship Detail
         * @description All data of a published scholarship, by id or slug. Former slugs are accepted.
         */
        get: operations["scholarship_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scholarship All
         * @description One page of all published scholarships, sorted by name.
         */
        get: operations["scholarship_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/scholarship_related_countries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scholarship Related Countries
         * @description The countries with a published scholarship, sorted by name.
         */
        get: operations["scholarship_related_countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/scholarship_related_degree_levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scholarship Related Degree Levels
         * @description The degree levels with their numbers of scholarships. A scholarship for all levels counts in each of them.
         */
        post: operations["scholarship_related_degree_levels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/scholarship_related_disciplines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scholarship Related Disciplines
         * @description The disciplines with their numbers of scholarships. A scholarship for all disciplines counts in each of them.
         */
        post: operations["scholarship_related_disciplines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/scholarship_related_institutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scholarship Related Institutes
         * @description The institutes with their numbers of scholarships. The filter `institutes` does not change the counts.
         */
        post: operations["scholarship_related_institutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/scholarship_related_months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scholarship Related Months
         * @description The months in which the studies start, in calendar order, with their numbers of scholarships.
         */
        post: operations["scholarship_related_months"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/scholarship_related_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scholarship Related Types
         * @description The types of scholarship, such as full tuition, with their numbers of scholarships.
         */
        post: operations["scholarship_related_types"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/scholarship_related_years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scholarship Related Years
         * @description The years in which the studies start, in ascending order, with their numbers of scholarships.
         */
        post: operations["scholarship_related_years"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scholarship/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scholarship Search
         * @description One page of the scholarships that match all filters, and the values of each filter with their counts.
         */
        post: operations["scholarship_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search
         * @description Search for courses. The request selects the parts of the response. A part that is not requested is null.
         *
         *     The parts are a page of courses, facets, histograms, the map, a spelling correction, the number of courses without
         *     each filter, and explanations.
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-course/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Course Countries
         * @description The countries that have courses.
         */
        get: operations["search_course_countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-course/country/{country}/discipline/{discipline}/degree_level/{degree_level}/campus/{campus}/specialization/{specialization}/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Course Courses
         * @description One page of the courses that match all values in the path.
         */
        get: operations["search_course_courses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-course/country/{country}/discipline/{discipline}/degree_level/{degree_level}/campus/{campus}/specializations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Course Specializations
         * @description The specializations of the discipline that the campus teaches at the degree level.
         */
        get: operations["search_course_specializations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-course/country/{country}/discipline/{discipline}/degree_level/{degree_level}/campuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Course Campuses
         * @description The campuses in the country that teach the discipline at the degree level.
         */
        get: operations["search_course_campuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-course/country/{country}/discipline/{discipline}/degree_levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Course Degree Levels
         * @description The degree levels of the courses of a discipline in a country.
         */
        get: operations["search_course_degree_levels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-course/country/{country}/disciplines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Course Disciplines
         * @description The disciplines that have courses in a country.
         */
        get: operations["search_course_disciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-log/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Log State
         * @description Whether the searches of this browser are logged, and whether the visitor can change this setting.
         */
        get: operations["search_log_state"];
        put?: never;
        /**
         * Search Log Choice
         * @description Choose whether the searches of this browser are logged. The choice is stored in a cookie of this browser.
         */
        post: operations["search_log_choice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-log/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search Log Outcomes
         * @description Log what a visitor did with the results of a search. Nothing is logged if the visitor or browser refuses it.
         */
        post: operations["search_log_outcomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Suggestions
         * @description Suggestions for a typed text: a search for this text, and popular searches that contain its words.
         *
         *     Courses, institutes, countries, states, cities, subjects, institute groups, scholarships, articles and pages are
         *     suggested if their name matches.
         */
        get: operations["search_suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/short-url/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Short Link Make
         * @description Create a short link: store a page under a uuid. A second request with the same uuid and page succeeds.
         *
         *     The status is 409 if the uuid already belongs to another page.
         */
        post: operations["short_link_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/short-url/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Short Link Follow
         * @description The page that a short link opens.
         */
        get: operations["short_link_follow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-menu/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Site Menu
         * @description The countries, subjects, groups, scholarships, pages and articles that the header and the footer link to.
         */
        get: operations["site_menu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Site Suggestion
         * @description Courses, institutes, countries, disciplines, institute groups, scholarships, articles and pages as one list.
         *
         *     They are listed if their name matches the typed text. Names that equal the text are first.
         */
        get: operations["site_suggestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/source/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Source List
         * @description The data sources that have a published course. is_sample is true for the source of invented courses.
         */
        get: operations["source_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-words/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top Words All
         * @description At most 8 popular searches, then at most 30 disciplines and specializations.
         *
         *     The disciplines and specializations are those with the most published courses.
         */
        get: operations["top_words_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/courses_count_v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Courses Count
         * @description The number of courses that match all filters.
         */
        get: operations["search_courses_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/courses_v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Courses V2
         * @description One page of the courses that match all filters, and the number of all matching courses.
         */
        get: operations["search_courses_v2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/degree_levels/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Degree Levels
         * @description All level types with their degree levels. The selected levels do not change the counts.
         */
        get: operations["search_degree_levels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/disciplines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Disciplines
         * @description All disciplines. The selected disciplines do not change the counts.
         */
        get: operations["search_disciplines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/institutes_v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Institutes
         * @description One page of the institutes with a matching course, by name. The selected institutes do not limit the list.
         */
        get: operations["search_institutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/locations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Locations
         * @description Countries, states and cities with their numbers of courses. The selected places do not change the counts.
         */
        get: operations["search_locations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/specializations_v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Specializations
         * @description One page of the specializations of the selected disciplines, or of all disciplines. They are sorted by name.
         */
        get: operations["search_specializations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/applicationState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Application State
         * @description Set the state of an application. Only the CRM can send this request.
         *
         *     The headers X-Crm-Timestamp and X-Crm-Signature contain the signature of the body (see api/account/README.md).
         */
        post: operations["crm_application_state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/applyToCourse.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Apply To Course
         * @description Apply to a course (source=Course-Apply).
         */
        post: operations["crm_apply_to_course"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/checkUser_dev.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Check User
         * @description Start a registration, and mail a code to the address.
         *
         *     A request without first_name, last_name and confirm_password mails a new code, if this browser has already started a
         *     registration for the address.
         */
        post: operations["crm_check_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/checkUser.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Check Email
         * @description Check that a mail address is valid. The response does not show whether an account has the address.
         */
        post: operations["crm_check_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/createCase.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Create Case
         * @description Submit the form that `type` selects: request_info, suggest_edit, review or need_assistance.
         *
         *     Only need_assistance can be submitted without an account.
         */
        post: operations["crm_create_case"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/editProfile.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Edit Profile
         * @description Change the profile of the signed-in person. Absent parameters keep their values. The photo is sent as a file.
         */
        post: operations["crm_edit_profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/favCourse.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Favourite
         * @description Add a course to the favourites (fav_check=1), or remove it (fav_check=0).
         */
        post: operations["crm_favourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/myProfile.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Crm Read Profile
         * @description The profile of the signed-in person.
         */
        get: operations["crm_read_profile"];
        put?: never;
        /**
         * Crm Post Profile
         * @description The profile of the signed-in person. The response is the same as that of GET.
         */
        post: operations["crm_post_profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/userLogin.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Login
         * @description Sign in. Clients may send the password in the query string, because no log of this site has query strings.
         */
        post: operations["crm_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/verifyOTP_dev.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Verify Otp
         * @description Complete a registration with the mailed code, and sign in.
         *
         *     Only the browser that started the registration can complete the registration.
         */
        post: operations["crm_verify_otp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/webForms.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crm Web Forms
         * @description Submit the form that `source` selects: Apply-Now, Get-Free-Counselling or Check-Eligibility.
         */
        post: operations["crm_web_forms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health Live
         * @description The status is 200 as long as the process handles requests.
         */
        get: operations["health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health Ready
         * @description The status is 200 if the API can execute searches. Otherwise it is 503, and the body contains the reason.
         */
        get: operations["health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountMessage
         * @description The result of a request, as a text that the site shows to the person.
         */
        AccountMessage: {
            /** Message */
            message: string;
        };
        /**
         * AlertChoice
         * @description How often alerts are sent, and the time zone in which they are due.
         */
        AlertChoice: {
            frequency: components["schemas"]["AlertFrequency"];
            /**
             * Time Zone
             * @description The name of a time zone, such as Asia/Karachi.
             */
            time_zone: string;
        };
        /**
         * AlertFrequency
         * @description How often alerts are sent: never (off), every day at 8:00, or every Monday at 8:00.
         *
         *     The time is in the time zone of the browser in which the person has set the alerts.
         * @enum {string}
         */
        AlertFrequency: "off" | "daily" | "weekly";
        /** Alive */
        Alive: {
            /**
             * Status
             * @constant
             */
            status: "alive";
        };
        /**
         * ApplicationActor
         * @description Who changed the state of an application. `operator` means a `finder` command on the server.
         * @enum {string}
         */
        ApplicationActor: "student" | "counsellor" | "crm" | "operator";
        /**
         * ApplicationChangeEntry
         * @description One change of the state of an application. `note` is a plain text that a counsellor wrote for the student.
         */
        ApplicationChangeEntry: {
            actor: components["schemas"]["ApplicationActor"];
            /** Created At */
            created_at: string;
            /** Note */
            note: string | null;
            state: components["schemas"]["ApplicationState"];
        };
        /**
         * ApplicationDetail
         * @description An application with its details.
         *
         *     - history: the changes of the state. The oldest change is first.
         *     - sent: the values of the form by key, as the student sent them.
         */
        ApplicationDetail: {
            /** Can Withdraw */
            can_withdraw: boolean;
            /** Changed At */
            changed_at: string;
            /** Course Id */
            course_id: number | null;
            /** Course Name */
            course_name: string | null;
            /** Course Slug */
            course_slug: string | null;
            /** Created At */
            created_at: string;
            /** History */
            history: components["schemas"]["ApplicationChangeEntry"][];
            /**
             * Id
             * Format: uuid
             */
            id: string;
            /** Institute Name */
            institute_name: string | null;
            /** Intake */
            intake: string | null;
            /** Sent */
            sent: {
                [key: string]: string;
            };
            state: components["schemas"]["ApplicationState"];
        };
        /**
         * ApplicationEntry
         * @description One application of a person. `id` is the submission_id of the form with which the person applied.
         *
         *     - can_withdraw: true if the state of the application allows the student to withdraw it.
         *     - course_id, course_slug: null if the course is no longer published.
         *     - course_name, institute_name: the names at the time of the application, or null if the form does not contain them.
         *     - intake: the start of the studies as the student wrote it in the form, or null.
         */
        ApplicationEntry: {
            /** Can Withdraw */
            can_withdraw: boolean;
            /** Changed At */
            changed_at: string;
            /** Course Id */
            course_id: number | null;
            /** Course Name */
            course_name: string | null;
            /** Course Slug */
            course_slug: string | null;
            /** Created At */
            created_at: string;
            /**
             * Id
             * Format: uuid
             */
            id: string;
            /** Institute Name */
            institute_name: string | null;
            /** Intake */
            intake: string | null;
            state: components["schemas"]["ApplicationState"];
        };
        /**
         * ApplicationFee
         * @description The fee for an application, in units of its currency (ISO 4217).
         */
        ApplicationFee: {
            /** Amount */
            amount: number;
            /** Currency */
            currency: string;
        };
        /**
         * ApplicationList
         * @description The applications of the signed-in person. The latest application is first.
         */
        ApplicationList: {
            /** Results */
            results: components["schemas"]["ApplicationEntry"][];
        };
        /**
         * ApplicationMove
         * @description The new state of an application.
         *
         *     - application_id: the submission_id of the form that was delivered to the CRM.
         *     - note: a text for the student, as plain text.
         */
        ApplicationMove: {
            /**
             * Application Id
             * Format: uuid
             */
            application_id: string;
            /** Note */
            note?: string | null;
            state: components["schemas"]["ApplicationState"];
        };
        /**
         * ApplicationState
         * @enum {string}
         */
        ApplicationState: "submitted" | "in_review" | "documents_needed" | "offer" | "declined" | "withdrawn" | "enrolled";
        /**
         * BaseFilters
         * @description The facets of the sidebar. All filters apply to the counts of a facet, except the facet's own filter.
         *
         *     - fee_unknown_count: the number of courses with an unknown fee. The site shows their fee as "To Be Confirmed".
         *     - popular_count: the number of courses in the panel Popular Options (p1).
         */
        BaseFilters: {
            /** Degree Levels */
            degree_levels: components["schemas"]["DegreeLevelGroupFacet"][];
            /** Disciplines */
            disciplines: components["schemas"]["DisciplineFacet"][];
            /** English Tests */
            english_tests: components["schemas"]["EnglishTestFacet"][];
            /** Fee Unknown Count */
            fee_unknown_count: number;
            /** Institute Types */
            institute_types: components["schemas"]["InstituteTypeFacet"][];
            /** Languages */
            languages: components["schemas"]["LanguageFacet"][];
            /** Locations */
            locations: components["schemas"]["CountryFacet"][];
            /** Popular Count */
            popular_count: number;
            /** Study Modes */
            study_modes: components["schemas"]["StudyModeFacet"][];
        };
        /** BlogDetail */
        BlogDetail: {
            /** Content */
            content: string;
            /** Heading */
            heading: string;
            /** Id */
            id: number;
            /** Image */
            image: string | null;
            /** Name */
            name: string;
            /** Published On */
            published_on: string;
            /** Slug */
            slug: string;
            /** Summary */
            summary: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * BlogPage
         * @description One page of at most 12 articles, the newest first. `count` is the number of articles on all pages.
         */
        BlogPage: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["ListedBlog"][];
        };
        /**
         * Bounds
         * @description The smallest rectangle that contains the campuses of a cluster, in WGS84 degrees.
         *
         *     The rectangle never crosses the date line.
         */
        Bounds: {
            /** East */
            east: number;
            /** North */
            north: number;
            /** South */
            south: number;
            /** West */
            west: number;
        };
        /**
         * CampusChoice
         * @description A campus with its institute, because campuses of two institutes can have the same name.
         */
        CampusChoice: {
            /** Campus */
            campus: string;
            city: components["schemas"]["Named"];
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            institute: components["schemas"]["Named"];
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /** CampusChoices */
        CampusChoices: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["CampusChoice"][];
        };
        /**
         * CampusDetail
         * @description A campus and its institute.
         *
         *     - groups: the groups of which the institute is a member, such as the Russell Group.
         *     - living_costs: the cost of living in the city of the campus. The list is empty if the cost is unknown.
         */
        CampusDetail: {
            /** Address */
            address: string | null;
            /** Campus */
            campus: string;
            city: components["schemas"]["Named"];
            country: components["schemas"]["Named"];
            /** Country Iso2 */
            country_iso2: string;
            /** Course Count */
            course_count: number;
            /** Groups */
            groups: components["schemas"]["Named"][];
            /** Id */
            id: number;
            institute: components["schemas"]["DetailInstitute"];
            /** Latitude */
            latitude: number;
            /** Living Costs */
            living_costs: components["schemas"]["CityLivingCost"][];
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
            /** Postcode */
            postcode: string | null;
            /** Slug */
            slug: string;
            source: components["schemas"]["DetailSource"];
            state: components["schemas"]["Named"];
            /** Suburb */
            suburb: string | null;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * CampusFilter
         * @description Selects the campuses whose courses are counted. An empty list selects all campuses of the institute.
         */
        CampusFilter: {
            /**
             * Campuses
             * @description Slugs or ids of campuses of the institute.
             * @default []
             */
            campuses?: (number | string)[];
        };
        /**
         * CampusLocation
         * @description A campus with its address. course_count is the number of published courses at the campus.
         *
         *     translations: the name of the campus in other languages.
         */
        CampusLocation: {
            /** Address */
            address: string | null;
            /** Campus */
            campus: string;
            city: components["schemas"]["Named"];
            country: components["schemas"]["Named"];
            /** Country Iso2 */
            country_iso2: string;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
            /** Postcode */
            postcode: string | null;
            /** Slug */
            slug: string;
            state: components["schemas"]["Named"];
            /** Suburb */
            suburb: string | null;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** CampusOption */
        CampusOption: {
            /** City Id */
            city_id: number;
            /** City Name */
            city_name: string;
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Id */
            id: number;
            /** Institute Id */
            institute_id: number;
            /** Institute Name */
            institute_name: string;
            /** Interpreted */
            interpreted: boolean;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
        };
        /**
         * CampusOptionPage
         * @description One page of at most 27 campuses. The keys are those of `SpecializationOptionPage`.
         */
        CampusOptionPage: {
            /** Chosen */
            chosen: components["schemas"]["CampusOption"][];
            /** Count */
            count: number;
            /** Next Page */
            next_page: number | null;
            /** Results */
            results: components["schemas"]["CampusOption"][];
        };
        /**
         * CardCampus
         * @description The campus that the card shows: the first campus that matches the place and campus filters of the request.
         *
         *     If the request has a point, the card shows the nearest of these campuses.
         */
        CardCampus: {
            /** Campus */
            campus: string;
            city: components["schemas"]["Named"];
            country: components["schemas"]["Named"];
            /** Country Iso2 */
            country_iso2: string;
            /** Id */
            id: number;
            institute: components["schemas"]["CardInstitute"];
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            state: components["schemas"]["Named"];
        };
        /** CardDegreeLevel */
        CardDegreeLevel: {
            /** Display Name */
            display_name: string;
            /** Id */
            id: number;
            /** Level Type */
            level_type: string;
            /** Slug */
            slug: string;
        };
        /** CardInstitute */
        CardInstitute: {
            /** Established */
            established: number | null;
            /** Id */
            id: number;
            /** Institute Name */
            institute_name: string;
            /** Institute Type */
            institute_type: string;
            /** Logo */
            logo: string | null;
            /** Sector */
            sector: string | null;
            /** Slug */
            slug: string;
        };
        /**
         * CatalogueOverview
         * @description The fees per year and the start months of published courses.
         *
         *     - course_count: the number of courses, with or without a known fee and known months.
         *     - fees: the quartiles of the fees. The group with the most known fees is first. For a country, the groups are level
         *       types. A level type has one entry for each currency of its published fees. For a discipline and for the whole
         *       catalogue, the groups are the at most eight countries with the most known fees, and the fees are in Pakistani
         *       rupees.
         *     - intakes: all twelve months. A course that starts in several months counts in each of these months.
         */
        CatalogueOverview: {
            /** Course Count */
            course_count: number;
            /** Fees */
            fees: components["schemas"]["FeeSpread"][];
            /** Intakes */
            intakes: components["schemas"]["MonthCount"][];
        };
        /**
         * Choice
         * @description Included and excluded values of a filter.
         *
         *     A course must have at least one value of `include`, and no value of `exclude`. An empty list filters nothing.
         *     SearchFilters describes two exceptions: keys that form one filter, and excluded places and months.
         */
        Choice: {
            /**
             * Exclude
             * @default []
             */
            exclude?: (number | string)[];
            /**
             * Include
             * @default []
             */
            include?: (number | string)[];
        };
        /** CityFacet */
        CityFacet: {
            /** City Name */
            city_name: string;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Slug */
            slug: string;
            /** State Id */
            state_id: number;
        };
        /**
         * CityLivingCost
         * @description The cost of living for a student in a city. The fee of the course is not included.
         *
         *     - value: an amount of `currency` per `unit`.
         *     - currency: a code such as GBP.
         *     - source_date: the day on which the figure was compared with official_url (ISO 8601).
         *     - is_sample: true if the figure is illustrative.
         */
        CityLivingCost: {
            city: components["schemas"]["Named"];
            /** Currency */
            currency: string;
            /** Is Sample */
            is_sample: boolean;
            /** Official Url */
            official_url: string;
            /** Source */
            source: string;
            /** Source Date */
            source_date: string;
            /**
             * Unit
             * @enum {string}
             */
            unit: "per_month" | "per_year";
            /** Value */
            value: number;
        };
        /** CityOption */
        CityOption: {
            /** City Name */
            city_name: string;
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Id */
            id: number;
            /** Interpreted */
            interpreted: boolean;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
            /** State Id */
            state_id: number;
        };
        /** CityPlace */
        CityPlace: {
            /** City Name */
            city_name: string;
            /** Country Id */
            country_id: number;
            /** Country Name */
            country_name: string;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Slug */
            slug: string;
            /** State Id */
            state_id: number;
            /** State Name */
            state_name: string;
            /** State Slug */
            state_slug: string;
        };
        /**
         * CodeVerified
         * @description The result of a correct code. The account with the id `user_id` now exists, and the person is signed in.
         */
        CodeVerified: {
            /** Message */
            message: string;
            /**
             * Status
             * @constant
             */
            status: 200;
            /** User Id */
            user_id: number;
        };
        /**
         * ComparedCourse
         * @description A course with the data that one column of the comparison page shows.
         */
        ComparedCourse: {
            /** Admission Schedule */
            admission_schedule: components["schemas"]["IntakeMonth"][];
            /** Application Deadline */
            application_deadline: string | null;
            application_fee: components["schemas"]["ApplicationFee"] | null;
            /** Base Fee */
            base_fee: number | null;
            campus: components["schemas"]["CardCampus"] | null;
            /** Campus Count */
            campus_count: number;
            /** Campuses */
            campuses: components["schemas"]["CardCampus"][];
            /**
             * Card Type
             * @constant
             */
            card_type: "course";
            country: components["schemas"]["Named"];
            /** Course Duration */
            course_duration: string | null;
            /** Course Fee */
            course_fee: components["schemas"]["CourseFee"][];
            /** Course Language */
            course_language: string | null;
            course_title: components["schemas"]["CourseTitle"] | null;
            /** Coursetitle Name */
            coursetitle_name: string | null;
            currency: components["schemas"]["FeeCurrency"] | null;
            degree_level: components["schemas"]["CardDegreeLevel"];
            /** Degreelevel Name */
            degreelevel_name: string;
            discipline: components["schemas"]["Named"] | null;
            /** Disciplines */
            disciplines: components["schemas"]["Named"][];
            /** Duration */
            duration: number | null;
            /** Duration Weeks */
            duration_weeks: number | null;
            /** English Tests */
            english_tests: components["schemas"]["EnglishTestMinimum"][];
            /** Fee Pkr */
            fee_pkr: number | null;
            /** Fee Rate Date */
            fee_rate_date: string | null;
            /** Fees */
            fees: components["schemas"]["PublishedFee"][];
            /** Grid Card Img Back */
            grid_card_img_back: null;
            /** Id */
            id: number;
            institute: components["schemas"]["ComparedInstitute"];
            /** Institute Name */
            institute_name: string;
            /** Institute Slug */
            institute_slug: string;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Popular */
            popular: boolean;
            /** Priority */
            priority: number;
            /** Slug */
            slug: string;
            source: components["schemas"]["CourseSource"];
            specialization: components["schemas"]["Named"] | null;
            /** Specialization Name */
            specialization_name: string | null;
            /** Specializations */
            specializations: components["schemas"]["Named"][];
            /** Study Mode */
            study_mode: string | null;
            /** Tcf Ranking */
            tcf_ranking: number | null;
        };
        /** ComparedInstitute */
        ComparedInstitute: {
            country: components["schemas"]["Named"];
            /** Country Slug */
            country_slug: string;
            /** Established */
            established: number | null;
            /** Id */
            id: number;
            /** Institute Name */
            institute_name: string;
            /** Institute Type */
            institute_type: string;
            /** Logo */
            logo: string | null;
            /** Ranking Source */
            ranking_source: string | null;
            /** Sector */
            sector: string | null;
            /** Slug */
            slug: string;
            /** Tcf Ranking */
            tcf_ranking: number | null;
            /** Website */
            website: string | null;
        };
        /**
         * CountedLevelType
         * @description A level type with the number of published courses in the country.
         *
         *     The ids are -1 (undergraduate), -2 (postgraduate) and -3 (postgraduate by research).
         */
        CountedLevelType: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** Type */
            type: string;
        };
        /** CountryChoice */
        CountryChoice: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /** CountryChoices */
        CountryChoices: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["CountryChoice"][];
        };
        /**
         * CountryCoursesOverview
         * @description The fees per year, the start months and the durations of the published courses in a country.
         *
         *     discipline_fees: the fees by discipline, in the most frequent currency of the country. The discipline with the most
         *     known fees is first. A course with two disciplines counts in both disciplines.
         */
        CountryCoursesOverview: {
            /** Course Count */
            course_count: number;
            /** Discipline Fees */
            discipline_fees: components["schemas"]["FeeSpread"][];
            /** Duration Fees */
            duration_fees: components["schemas"]["DurationFees"][];
            /** Durations */
            durations: components["schemas"]["DurationCount"][];
            /** Fees */
            fees: components["schemas"]["FeeSpread"][];
            /** Intakes */
            intakes: components["schemas"]["MonthCount"][];
        };
        /**
         * CountryDetail
         * @description A country with the data of its guide. Every listed fact has a source.
         *
         *     - currency: the currency of the country, or null if it is unknown.
         *     - level_types: the level types of the published courses in the country.
         *     - visa: the visa guide, or null if there is none.
         *     - introduction: a text that the team has written, or null.
         */
        CountryDetail: {
            /** Course Count */
            course_count: number;
            currency: components["schemas"]["FeeCurrency"] | null;
            /** Facts */
            facts: components["schemas"]["CountryFact"][];
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            introduction: components["schemas"]["Introduction"] | null;
            /** Iso2 */
            iso2: string;
            /** Iso3 */
            iso3: string;
            /** Level Types */
            level_types: components["schemas"]["CountedLevelType"][];
            /** Name */
            name: string;
            /** Regions */
            regions: components["schemas"]["Named"][];
            /** Slug */
            slug: string;
            visa: components["schemas"]["VisaGuideEntry"] | null;
        };
        /**
         * CountryDiscipline
         * @description A discipline with the number of published courses in the country.
         */
        CountryDiscipline: {
            /** Courses Count */
            courses_count: number;
            /** Icon */
            icon: string;
            /** Id */
            id: number;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /** CountryDisciplines */
        CountryDisciplines: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["CountryDiscipline"][];
        };
        /** CountryFacet */
        CountryFacet: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** States */
            states: components["schemas"]["StateFacet"][];
        };
        /**
         * CountryFact
         * @description One figure about studying in a country.
         *
         *     - value: an amount of `currency` if the unit is per_month or per_year. Otherwise a number of hours or months.
         *     - currency: a code such as GBP. Null if the value is not an amount.
         *     - source_date: the day on which the figure was compared with official_url (ISO 8601).
         *     - is_sample: true if the figure is illustrative.
         */
        CountryFact: {
            /** Currency */
            currency: string | null;
            /** Is Sample */
            is_sample: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "cost_of_living" | "proof_of_funds" | "work_while_studying" | "work_after_study";
            /** Official Url */
            official_url: string;
            /** Source */
            source: string;
            /** Source Date */
            source_date: string;
            /**
             * Unit
             * @enum {string}
             */
            unit: "per_month" | "per_year" | "hours_per_week" | "months";
            /** Value */
            value: number;
        };
        /**
         * CountryInstituteFilter
         * @description Selects institutes with a course in the country that has one of the disciplines and one of the degree levels.
         *
         *     An empty list filters nothing.
         *
         *     search: each typed word must be the beginning of a word of the institute's name or of one of its translated names.
         *     Case and accents are ignored.
         */
        CountryInstituteFilter: {
            /**
             * Degree Levels
             * @description Slugs or ids of degree levels.
             * @default []
             */
            degree_levels?: (number | string)[];
            /**
             * Disciplines
             * @description Slugs or ids of disciplines.
             * @default []
             */
            disciplines?: (number | string)[];
            /**
             * Search
             * @default
             */
            search?: string;
        };
        /** CountryOfRegions */
        CountryOfRegions: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Regions */
            regions: components["schemas"]["Named"][];
            /** Slug */
            slug: string;
        };
        /** CountryOption */
        CountryOption: {
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Id */
            id: number;
            /** Interpreted */
            interpreted: boolean;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
            /** States */
            states: components["schemas"]["StateOption"][];
        };
        /**
         * CountryPlace
         * @description A country with its states. institute_count is the number of institutes with a matching course in the country.
         */
        CountryPlace: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** States */
            states: components["schemas"]["StatePlace"][];
        };
        /**
         * CountryQuestion
         * @description A question about studying in a country, with its answer. Both are plain text.
         *
         *     - source: the author of the answer.
         *     - source_date: the date of the source (ISO 8601).
         *     - is_sample: true if the answer is illustrative.
         */
        CountryQuestion: {
            /** Answer */
            answer: string;
            /** Id */
            id: number;
            /** Is Sample */
            is_sample: boolean;
            language: components["schemas"]["SiteLanguage"];
            /** Question */
            question: string;
            /** Source */
            source: string;
            /** Source Date */
            source_date: string;
        };
        /**
         * CountryTree
         * @description A country with its states and cities. Only states and cities with a course are listed.
         */
        CountryTree: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** States */
            states: components["schemas"]["ListedState"][];
        };
        /**
         * CourseCard
         * @description A course in a list of results. Null means unknown.
         *
         *     - base_fee: the fee per year in units of `currency`. Lists and filters use this fee.
         *     - fee_pkr: base_fee in whole Pakistani rupees. fee_rate_date is the date of the exchange rate.
         *     - course_fee: all fees for international students. The base fee is first.
         *     - duration: the duration in years, computed as duration_weeks / 52.
         *     - course_duration: the duration as text, from the data source or an editor.
         *     - english_tests: the accepted English tests. An applicant needs only one of these tests. The list is empty if no
         *       source states the tests.
         *     - application_deadline: the last day for an application (ISO 8601). The day may have passed.
         *     - campus_count: the number of campuses of the course that match the place and campus filters of the request.
         *     - specialization, discipline: the first subject of the course. Null if the subjects are unknown.
         */
        CourseCard: {
            /** Admission Schedule */
            admission_schedule: components["schemas"]["IntakeMonth"][];
            /** Application Deadline */
            application_deadline: string | null;
            application_fee: components["schemas"]["ApplicationFee"] | null;
            /** Base Fee */
            base_fee: number | null;
            campus: components["schemas"]["CardCampus"] | null;
            /** Campus Count */
            campus_count: number;
            /**
             * Card Type
             * @constant
             */
            card_type: "course";
            country: components["schemas"]["Named"];
            /** Course Duration */
            course_duration: string | null;
            /** Course Fee */
            course_fee: components["schemas"]["CourseFee"][];
            /** Course Language */
            course_language: string | null;
            course_title: components["schemas"]["CourseTitle"] | null;
            /** Coursetitle Name */
            coursetitle_name: string | null;
            currency: components["schemas"]["FeeCurrency"] | null;
            degree_level: components["schemas"]["CardDegreeLevel"];
            /** Degreelevel Name */
            degreelevel_name: string;
            discipline: components["schemas"]["Named"] | null;
            /** Duration */
            duration: number | null;
            /** Duration Weeks */
            duration_weeks: number | null;
            /** English Tests */
            english_tests: components["schemas"]["EnglishTestMinimum"][];
            /** Fee Pkr */
            fee_pkr: number | null;
            /** Fee Rate Date */
            fee_rate_date: string | null;
            /** Grid Card Img Back */
            grid_card_img_back: null;
            /** Id */
            id: number;
            institute: components["schemas"]["CardInstitute"];
            /** Institute Name */
            institute_name: string;
            /** Institute Slug */
            institute_slug: string;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Popular */
            popular: boolean;
            /** Priority */
            priority: number;
            /** Slug */
            slug: string;
            source: components["schemas"]["CourseSource"];
            specialization: components["schemas"]["Named"] | null;
            /** Specialization Name */
            specialization_name: string | null;
            /** Study Mode */
            study_mode: string | null;
            /** Tcf Ranking */
            tcf_ranking: number | null;
        };
        /** CourseCount */
        CourseCount: {
            /** Count */
            count: number;
        };
        /**
         * CourseDetail
         * @description All data of a course. Texts are plain text, as the data source or an editor wrote them.
         *
         *     - other_requirements: what applicants need besides an English test.
         *     - requirement_sources: the sources of the English tests, the other requirements, the deadline and the application
         *       fee. The requirements of the course take precedence over the requirements of its institute.
         *     - living_costs: the known costs of living in the cities of the campuses, sorted by city.
         */
        CourseDetail: {
            /** Admission Schedule */
            admission_schedule: components["schemas"]["IntakeMonth"][];
            /** Application Deadline */
            application_deadline: string | null;
            application_fee: components["schemas"]["ApplicationFee"] | null;
            /** Base Fee */
            base_fee: number | null;
            campus: components["schemas"]["CardCampus"] | null;
            /** Campus Count */
            campus_count: number;
            /** Campuses */
            campuses: components["schemas"]["DetailCampus"][];
            /**
             * Card Type
             * @constant
             */
            card_type: "course";
            country: components["schemas"]["Named"];
            /** Course Duration */
            course_duration: string | null;
            /** Course Fee */
            course_fee: components["schemas"]["CourseFee"][];
            /** Course Language */
            course_language: string | null;
            course_title: components["schemas"]["CourseTitle"] | null;
            /** Coursetitle Name */
            coursetitle_name: string | null;
            currency: components["schemas"]["FeeCurrency"] | null;
            degree_level: components["schemas"]["CardDegreeLevel"];
            /** Degreelevel Name */
            degreelevel_name: string;
            /** Description */
            description: string | null;
            discipline: components["schemas"]["Named"] | null;
            /** Disciplines */
            disciplines: components["schemas"]["Named"][];
            /** Duration */
            duration: number | null;
            /** Duration Weeks */
            duration_weeks: number | null;
            /** English Tests */
            english_tests: components["schemas"]["EnglishTestMinimum"][];
            /** Fee Pkr */
            fee_pkr: number | null;
            /** Fee Rate Date */
            fee_rate_date: string | null;
            /** Fees */
            fees: components["schemas"]["PublishedFee"][];
            /** Grid Card Img Back */
            grid_card_img_back: null;
            /** Id */
            id: number;
            institute: components["schemas"]["DetailInstitute"];
            /** Institute Name */
            institute_name: string;
            /** Institute Slug */
            institute_slug: string;
            /** Living Costs */
            living_costs: components["schemas"]["CityLivingCost"][];
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Other Requirements */
            other_requirements: string[];
            /** Popular */
            popular: boolean;
            /** Priority */
            priority: number;
            /** Requirement Sources */
            requirement_sources: components["schemas"]["RequirementSource"][];
            /** Slug */
            slug: string;
            source: components["schemas"]["DetailSource"];
            specialization: components["schemas"]["Named"] | null;
            /** Specialization Name */
            specialization_name: string | null;
            /** Specializations */
            specializations: components["schemas"]["Named"][];
            /** Study Mode */
            study_mode: string | null;
            /** Tcf Ranking */
            tcf_ranking: number | null;
            /** Url */
            url: string | null;
        };
        /**
         * CourseExplanation
         * @description The reasons why the search finds one course.
         *
         *     - course: the id of the course.
         *     - found: whether the search finds the course. If `found` is false, all lists are empty.
         *     - is_whole_name: true if the search text is the whole name of the course, of its institute or of a campus.
         *     - words: the words of the search text, grouped by the field of the course in which they match best.
         *     - filters: the filters of the request and of the search text that the course meets.
         *     - lacks: the kinds of requirements in the search text that this course does not meet, such as "fee".
         *     - missing_words: the words of the search text that this course does not contain.
         */
        CourseExplanation: {
            /** Course */
            course: number;
            /** Filters */
            filters: components["schemas"]["FilterMet"][];
            /** Found */
            found: boolean;
            /** Is Whole Name */
            is_whole_name: boolean;
            /** Lacks */
            lacks: ("words" | "english test" | "deadline" | "language" | "study mode" | "intake" | "duration" | "fee" | "subject" | "institute" | "level" | "place")[];
            /** Missing Words */
            missing_words: string[];
            /** Words */
            words: components["schemas"]["WordsFound"][];
        };
        /**
         * CourseFee
         * @description A published fee, in units of its currency. ceil_value is `amount`, rounded up to a whole number.
         */
        CourseFee: {
            /** Amount */
            amount: number;
            /**
             * Basis
             * @enum {string}
             */
            basis: "per_year" | "total_course";
            /** Ceil Value */
            ceil_value: number;
            currency: components["schemas"]["FeeCurrency"];
        };
        /**
         * CourseResult
         * @description One page of at most 29 courses.
         *
         *     - count: the number of matching courses.
         *     - total_pages: the number of pages that all matching courses fill.
         *     - last_page: the highest page number that a request may have. Courses after the 10,000th cannot be requested.
         */
        CourseResult: {
            /** Count */
            count: number;
            /** Last Page */
            last_page: number;
            /** Page */
            page: number;
            /** Result */
            result: components["schemas"]["CourseCard"][];
            /** Total Pages */
            total_pages: number;
        };
        /**
         * CoursesByIds
         * @description The ids or slugs of the requested courses. The courses of the response have the same order.
         */
        CoursesByIds: {
            /** Courses Ids */
            courses_ids: (number | string)[];
        };
        /**
         * CoursesByIdsPage
         * @description One page of at most 27 courses, in the order of the request. A course that was requested twice appears once.
         *
         *     - count: the number of requested courses that are published.
         *     - missing: the requested ids and slugs for which there is no published course.
         */
        CoursesByIdsPage: {
            /** Count */
            count: number;
            /** Missing */
            missing: (number | string)[];
            /** Results */
            results: components["schemas"]["CourseCard"][];
            /** Total Pages */
            total_pages: number;
        };
        /**
         * CourseSearchPage
         * @description One page of at most 27 courses.
         *
         *     - count: the number of matching courses.
         *     - total_pages: the number of pages that all matching courses fill.
         *     - last_page: the highest page number that a request may have. Courses after the 10,000th cannot be requested.
         */
        CourseSearchPage: {
            /** Count */
            count: number;
            /** Last Page */
            last_page: number;
            /** Results */
            results: components["schemas"]["CourseCard"][];
            /** Total Pages */
            total_pages: number;
        };
        /**
         * CourseSource
         * @description The data source of a course.
         *
         *     - is_sample: true if the course is invented.
         *     - note: a sentence that the site shows next to the data, or null.
         *     - date: the date of the data (ISO 8601).
         */
        CourseSource: {
            /** Date */
            date: string;
            /** Is Sample */
            is_sample: boolean;
            /** Name */
            name: string;
            /** Note */
            note: string | null;
        };
        /**
         * CoursesOverview
         * @description The fees per year, the start months and the durations of published courses.
         *
         *     CatalogueOverview describes the keys that are not described here.
         *
         *     - durations: the number of courses by degree level and duration. Only combinations with courses are listed.
         *     - duration_fees: the fees by duration, the shortest duration first. For a country, only the fees in its most
         *       frequent currency count. For a discipline, the fees are in Pakistani rupees.
         */
        CoursesOverview: {
            /** Course Count */
            course_count: number;
            /** Duration Fees */
            duration_fees: components["schemas"]["DurationFees"][];
            /** Durations */
            durations: components["schemas"]["DurationCount"][];
            /** Fees */
            fees: components["schemas"]["FeeSpread"][];
            /** Intakes */
            intakes: components["schemas"]["MonthCount"][];
        };
        /** CourseTitle */
        CourseTitle: {
            /** Display Name */
            display_name: string;
        };
        /** CrmAccepted */
        CrmAccepted: {
            /** Message */
            message: string;
            /**
             * Status
             * @constant
             */
            status: 200;
        };
        /**
         * CrmCourseDetail
         * @description The data of a course that an enquiry form sends (specification of accounts, sections 3.3, 3.6 and 7).
         *
         *     Places, subjects and levels are given by their names. Null means unknown.
         *
         *     - fee_per_year: a number in units of `currency`.
         *     - course_fee: the same fee as text, or TBC if the fee is unknown.
         *     - intake: month slugs, such as september.
         */
        CrmCourseDetail: {
            /** Campus */
            campus: string | null;
            /** City */
            city: string | null;
            /** Country */
            country: string;
            /**
             * Course Fee
             * @example AUD 30000
             * @example TBC
             */
            course_fee: string;
            /** Course Id */
            course_id: number;
            /** Course Name */
            course_name: string;
            /** Course Slug */
            course_slug: string;
            /** Course Title */
            course_title: string | null;
            /** Currency */
            currency: string | null;
            /** Degree Level */
            degree_level: string;
            /** Discipline */
            discipline: string | null;
            /** Duration */
            duration: string | null;
            /** Fee Per Year */
            fee_per_year: number | null;
            /** Institute */
            institute: string;
            /** Institute Id */
            institute_id: number;
            /** Intake */
            intake: string[];
            /** Language */
            language: string | null;
            /** Level Type */
            level_type: string;
            /** Sector */
            sector: string | null;
            /** Specialization */
            specialization: string | null;
            /** University Name */
            university_name: string;
        };
        /**
         * CrmProblem
         * @description The body of every error response under /crm. It has the keys of Problem, and those that the specification needs.
         *
         *     - field: the name of the first invalid parameter, or null.
         *     - message: the text that the site shows.
         *     - detail: the same text, as a sentence.
         *     - fields: each invalid parameter with the reason why it is invalid.
         */
        CrmProblem: {
            /** Detail */
            detail: string;
            /** Field */
            field: string | null;
            /** Fields */
            fields: components["schemas"]["FieldProblem"][];
            /** Message */
            message: string;
            /** Status */
            status: number;
        };
        /**
         * CrmProfile
         * @description The profile of the signed-in person.
         *
         *     - photo: the path of the photo on this site, or 'No Image'.
         *     - user_country, user_city: the names of the country and city. Their ids are the same as in the catalogue.
         *     - user_lq: the last qualification of the person.
         *     - user_date: the date on which the person passed this qualification (ISO 8601).
         *     - fav_course: the ids of the favourite courses. The newest favourite is first.
         */
        CrmProfile: {
            /** Fav Course */
            fav_course: number[];
            /** Photo */
            photo: string;
            /**
             * Status
             * @constant
             */
            status: 200;
            /** User City */
            user_city: string | null;
            /** User City Id */
            user_city_id: number | null;
            /** User Country */
            user_country: string | null;
            /** User Country Id */
            user_country_id: number | null;
            /** User Date */
            user_date: string | null;
            /** User Email */
            user_email: string;
            /** User First Name */
            user_first_name: string;
            /** User Id */
            user_id: number;
            /** User Last Name */
            user_last_name: string;
            /** User Lq */
            user_lq: string | null;
            /** User Mobile */
            user_mobile: string;
        };
        /** CrmSignedIn */
        CrmSignedIn: {
            /** Message */
            message: string;
            /**
             * Status
             * @constant
             */
            status: 200;
            /** User Id */
            user_id: number;
        };
        /**
         * CurrentPerson
         * @description The signed-in person. fav_course has the ids of the favourite courses, the newest favourite first.
         */
        CurrentPerson: {
            /** Email */
            email: string;
            /** Fav Course */
            fav_course: number[];
            /** First Name */
            first_name: string;
            /** Last Name */
            last_name: string;
            /** Mobile */
            mobile: string;
            /** Photo */
            photo: string;
            role: components["schemas"]["Role"];
            /** User Id */
            user_id: number;
        };
        /**
         * CurrentSession
         * @description The session of this browser.
         *
         *     - person: the signed-in person, or null if nobody is signed in.
         *     - local_mailbox: true if the site has no mail server. The command `finder mail` on the server then shows the mails.
         */
        CurrentSession: {
            /** Local Mailbox */
            local_mailbox: boolean;
            person: components["schemas"]["CurrentPerson"] | null;
        };
        /**
         * DeadlineChoice
         * @description The filter by application deadline.
         *
         *     - earliest: courses with this deadline or a later one are found. An ISO 8601 date, or "today" for the present day in
         *       UTC.
         *     - unknown: has the same meaning for an unknown deadline as in FeeChoice for an unknown fee.
         */
        DeadlineChoice: {
            /** Earliest */
            earliest?: string | "today" | null;
            /** Unknown */
            unknown?: ("include" | "exclude") | null;
        };
        /**
         * DeadlineCounts
         * @description The number of courses by application deadline. `today` is the present day in UTC (ISO 8601).
         *
         *     - open_count: the courses whose deadline is `today` or later.
         *     - unknown_count: the courses without a known deadline.
         */
        DeadlineCounts: {
            /** Open Count */
            open_count: number;
            /** Today */
            today: string;
            /** Unknown Count */
            unknown_count: number;
        };
        /**
         * DeadlineReminder
         * @description A scholarship with a reminder.
         *
         *     - deadline: the last day for an application (ISO 8601). Null if the source has removed the deadline since.
         *     - translations: the name in other languages.
         */
        DeadlineReminder: {
            /** Deadline */
            deadline: string | null;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * DeadlineReminders
         * @description The published scholarships for which the person has a reminder. The earliest deadline is first.
         *
         *     Scholarships whose deadline has passed are included.
         */
        DeadlineReminders: {
            /** Results */
            results: components["schemas"]["DeadlineReminder"][];
        };
        /** DegreeLevelChoices */
        DegreeLevelChoices: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["DegreeLevelFacet"][];
        };
        /** DegreeLevelCounts */
        DegreeLevelCounts: {
            /** Results */
            results: components["schemas"]["DegreeLevelFacet"][];
        };
        /**
         * DegreeLevelFacet
         * @description A degree level. `active` is true if the request selects the level or its level type.
         */
        DegreeLevelFacet: {
            /** Active */
            active: boolean;
            /** Course Count */
            course_count: number;
            /** Display Name */
            display_name: string;
            /** Id */
            id: number;
            /** Level Type */
            level_type: string;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * DegreeLevelGroupFacet
         * @description A level type, such as undergraduate, with its degree levels.
         *
         *     scholarship_count is the number of published scholarships for a level of this type. The filters do not change it.
         */
        DegreeLevelGroupFacet: {
            /** Course Count */
            course_count: number;
            /** Degree Levels */
            degree_levels: components["schemas"]["DegreeLevelFacet"][];
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Scholarship Count */
            scholarship_count: number;
            /** Slug */
            slug: string;
            /** Type */
            type: string;
        };
        /**
         * DegreeLevelGroupOption
         * @description A level type, such as undergraduate, with its degree levels.
         *
         *     scholarship_count is the number of published scholarships for a level of this type. The filters do not change it.
         */
        DegreeLevelGroupOption: {
            /** Course Count */
            course_count: number;
            /** Degree Levels */
            degree_levels: components["schemas"]["DegreeLevelOption"][];
            /** Excluded */
            excluded: boolean;
            /** Id */
            id: number;
            /** Interpreted */
            interpreted: boolean;
            /** Name */
            name: string;
            /** Scholarship Count */
            scholarship_count: number;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
            /** Type */
            type: string;
        };
        /** DegreeLevelOption */
        DegreeLevelOption: {
            /** Course Count */
            course_count: number;
            /** Display Name */
            display_name: string;
            /** Excluded */
            excluded: boolean;
            /** Id */
            id: number;
            /** Interpreted */
            interpreted: boolean;
            /** Level Type */
            level_type: string;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
        };
        /** DegreeLevelResult */
        DegreeLevelResult: {
            /** Count */
            count: number;
            /** Result */
            result: components["schemas"]["DegreeLevelGroupFacet"][];
        };
        /** DetailCampus */
        DetailCampus: {
            /** Address */
            address: string | null;
            /** Campus */
            campus: string;
            city: components["schemas"]["Named"];
            country: components["schemas"]["Named"];
            /** Country Iso2 */
            country_iso2: string;
            /** Id */
            id: number;
            institute: components["schemas"]["CardInstitute"];
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
            /** Postcode */
            postcode: string | null;
            /** Slug */
            slug: string;
            state: components["schemas"]["Named"];
            /** Suburb */
            suburb: string | null;
        };
        /**
         * DetailInstitute
         * @description An institute with its texts.
         *
         *     translations: the name, the descriptions and the meta texts in other languages, by language and field.
         */
        DetailInstitute: {
            country: components["schemas"]["Named"];
            /** Country Slug */
            country_slug: string;
            /** Established */
            established: number | null;
            /** Id */
            id: number;
            /** Institute Description */
            institute_description: string | null;
            /** Institute Meta Description */
            institute_meta_description: string | null;
            /** Institute Meta Title */
            institute_meta_title: string | null;
            /** Institute Name */
            institute_name: string;
            /** Institute Short Description */
            institute_short_description: string | null;
            /** Institute Type */
            institute_type: string;
            /** Logo */
            logo: string | null;
            /** Ranking Source */
            ranking_source: string | null;
            /** Sector */
            sector: string | null;
            /** Slug */
            slug: string;
            /** Tcf Ranking */
            tcf_ranking: number | null;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Website */
            website: string | null;
        };
        /**
         * DetailSource
         * @description The data source of a course. `url` is the address where the data is published.
         */
        DetailSource: {
            /** Date */
            date: string;
            /** Is Sample */
            is_sample: boolean;
            /** Licence */
            licence: string;
            /** Name */
            name: string;
            /** Note */
            note: string | null;
            /** Url */
            url: string | null;
        };
        /** DisciplineChoices */
        DisciplineChoices: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["DisciplineFacet"][];
        };
        /** DisciplineFacet */
        DisciplineFacet: {
            /** Courses Count */
            courses_count: number;
            /** Icon */
            icon: string;
            /** Id */
            id: number;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /** DisciplineList */
        DisciplineList: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["Named"][];
        };
        /** DisciplineOption */
        DisciplineOption: {
            /** Courses Count */
            courses_count: number;
            /** Excluded */
            excluded: boolean;
            /** Icon */
            icon: string;
            /** Id */
            id: number;
            /** Interpreted */
            interpreted: boolean;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
        };
        /** DisciplineResult */
        DisciplineResult: {
            /** Count */
            count: number;
            /** Result */
            result: components["schemas"]["DisciplineFacet"][];
        };
        /**
         * DisciplineWithLevels
         * @description A discipline, with the degree levels of its published courses in one list for each level type.
         *
         *     - introduction: a text that the team has written. The field is absent if the discipline has no introduction.
         *     - courses_count: the number of published courses in the discipline.
         *     - undergradute, postgradute: the specification fixes this spelling.
         */
        DisciplineWithLevels: {
            /**
             * Checked
             * @constant
             */
            checked: false;
            /** Courses Count */
            courses_count: number;
            /** Icon */
            icon: string;
            /** Id */
            id: number;
            introduction?: components["schemas"]["Introduction"];
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Postgradute */
            postgradute: components["schemas"]["Named"][];
            /** Research */
            research: components["schemas"]["Named"][];
            /** Slug */
            slug: string;
            /**
             * Type
             * @constant
             */
            type: "discipline";
            /** Undergradute */
            undergradute: components["schemas"]["Named"][];
        };
        /**
         * DocumentEntry
         * @description One document of a person.
         *
         *     - name: the file name. Its extension always fits the content, such as .pdf.
         *     - application_id: the application to which the document belongs, or null.
         */
        DocumentEntry: {
            /** Application Id */
            application_id: string | null;
            content_type: components["schemas"]["DocumentType"];
            /** Created At */
            created_at: string;
            /**
             * Id
             * Format: uuid
             */
            id: string;
            kind: components["schemas"]["DocumentKind"];
            /** Name */
            name: string;
            /** Size Bytes */
            size_bytes: number;
        };
        /**
         * DocumentKind
         * @enum {string}
         */
        DocumentKind: "passport" | "transcript" | "certificate" | "language_test" | "statement" | "recommendation" | "finance" | "other";
        /**
         * DocumentList
         * @description The documents of the signed-in person. The newest document is first.
         *
         *     - bytes_max: the maximum size of one file in bytes.
         *     - documents_max: the maximum number of documents of one person.
         */
        DocumentList: {
            /** Bytes Max */
            bytes_max: number;
            /** Documents Max */
            documents_max: number;
            /** Results */
            results: components["schemas"]["DocumentEntry"][];
        };
        /**
         * DocumentType
         * @enum {string}
         */
        DocumentType: "application/pdf" | "image/png" | "image/jpeg";
        /**
         * DurationBucket
         * @description Courses by duration in years. `upper` is null in the last bucket.
         *
         *     - course_count: the number of courses with lower <= years < upper.
         *     - closed_count: the number of courses that the duration filter from `lower` to `upper` finds. Both ends are
         *       included. If `upper` is 5 or null, courses of more than 5 years are included too.
         */
        DurationBucket: {
            /** Closed Count */
            closed_count: number;
            /** Course Count */
            course_count: number;
            /** Lower */
            lower: number;
            /** Upper */
            upper: number | null;
        };
        /**
         * DurationChoice
         * @description A range of durations in years, from 0 to 5 in steps of 0.5. Both ends are included.
         *
         *     An upper end of 5 means 5 years or more, and so does a missing upper end. A range from 0 to 5 counts as no range.
         *     `unknown` has the same meaning for an unknown duration as in FeeChoice for an unknown fee.
         */
        DurationChoice: {
            /** Lower */
            lower?: number | null;
            /** Unknown */
            unknown?: ("include" | "exclude") | null;
            /** Upper */
            upper?: number | null;
        };
        /**
         * DurationCount
         * @description The number of courses of one degree level with a duration in years of years <= duration < years + 0.5.
         *
         *     `years` is a multiple of 0.5 from 0 to 5. The value 5 means 5 years or more.
         */
        DurationCount: {
            /** Course Count */
            course_count: number;
            degree_level: components["schemas"]["Named"];
            /** Years */
            years: number;
        };
        /**
         * DurationFees
         * @description The quartiles of the fees per year of the courses with years <= duration < years + 0.5.
         *
         *     - years: a multiple of 0.5 from 0 to 5. The value 5 means 5 years or more.
         *     - course_count: the number of courses with this duration and a known fee in `currency`.
         */
        DurationFees: {
            /** Course Count */
            course_count: number;
            /** Currency */
            currency: string;
            /** Lower Quartile */
            lower_quartile: number;
            /** Median */
            median: number;
            /** Upper Quartile */
            upper_quartile: number;
            /** Years */
            years: number;
        };
        /**
         * DurationHistogram
         * @description The number of courses by duration.
         *
         *     Ten buckets of half a year cover 0 to 5 years. The eleventh bucket has the courses of 5 years or more. The keys
         *     unknown_count, unknown_selected and unknown_excluded have the same meaning as in FeeHistogram.
         */
        DurationHistogram: {
            /** Buckets */
            buckets: components["schemas"]["DurationBucket"][];
            /** Unknown Count */
            unknown_count: number;
            /** Unknown Excluded */
            unknown_excluded: boolean;
            /** Unknown Selected */
            unknown_selected: boolean;
        };
        /**
         * EmailChange
         * @description The request to change the mail address to `email`. `language` is the language of the mail with the code.
         */
        EmailChange: {
            /** Current Password */
            current_password: string;
            /** Email */
            email: string;
            language?: components["schemas"]["SiteLanguage"] | null;
        };
        /** EmailCode */
        EmailCode: {
            /** Code */
            code: string;
        };
        /**
         * EnglishTest
         * @description An English test. `opi` is an interview whose result is on the ILR scale.
         *
         *     `pet`, `fce`, `cae` and `cpe` are exams of Cambridge.
         * @enum {string}
         */
        EnglishTest: "ielts" | "toefl" | "pte" | "duolingo" | "toeic" | "opi" | "pet" | "fce" | "cae" | "cpe";
        /** EnglishTestChoice */
        EnglishTestChoice: {
            /**
             * Exclude
             * @default []
             */
            exclude?: components["schemas"]["EnglishTestSlug"][];
            /**
             * Include
             * @default []
             */
            include?: components["schemas"]["EnglishTestSlug"][];
        };
        /** EnglishTestFacet */
        EnglishTestFacet: {
            /** Course Count */
            course_count: number;
            /** Name */
            name: string;
            /**
             * Slug
             * @enum {string}
             */
            slug: "ielts" | "toefl" | "pte" | "duolingo" | "toeic" | "opi" | "pet" | "fce" | "cae" | "cpe" | "unknown";
        };
        /**
         * EnglishTestMinimum
         * @description An English test, and the lowest score in this test with which the course accepts applicants.
         */
        EnglishTestMinimum: {
            /** Minimum Score */
            minimum_score: number;
            test: components["schemas"]["EnglishTest"];
        };
        /** EnglishTestOption */
        EnglishTestOption: {
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Interpreted */
            interpreted: boolean;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /**
             * Slug
             * @enum {string}
             */
            slug: "ielts" | "toefl" | "pte" | "duolingo" | "toeic" | "opi" | "pet" | "fce" | "cae" | "cpe" | "unknown";
        };
        /**
         * EnglishTestSlug
         * @description An English test in requests and documents. `unknown` means that no source states the tests that a course accepts.
         *
         *     `opi` is an interview whose result is on the ILR scale. `pet`, `fce`, `cae` and `cpe` are exams of Cambridge.
         * @enum {string}
         */
        EnglishTestSlug: "ielts" | "toefl" | "pte" | "duolingo" | "toeic" | "opi" | "pet" | "fce" | "cae" | "cpe" | "unknown";
        /**
         * FacetName
         * @description The names of the facets that a request to `POST /api/search` can list in `facets`.
         * @enum {string}
         */
        FacetName: "locations" | "place_counts" | "degree_levels" | "disciplines" | "specializations" | "campuses" | "institutes" | "institute_types" | "study_modes" | "languages" | "intakes" | "popular" | "english_tests" | "deadlines";
        /**
         * FavouriteChanged
         * @description The favourites after the change. fav_course has the ids of the courses, the newest favourite first.
         */
        FavouriteChanged: {
            /** Fav Course */
            fav_course: number[];
            /** Message */
            message: string;
            /**
             * Status
             * @constant
             */
            status: 200;
        };
        /**
         * FeeBucket
         * @description The number of courses with lower <= fee < upper. Fees are per year, in whole units of the currency.
         */
        FeeBucket: {
            /** Course Count */
            course_count: number;
            /** Lower */
            lower: number;
            /** Upper */
            upper: number;
        };
        /**
         * FeeChoice
         * @description A range of fees per year in whole units of a currency. Both ends are included. A missing end is open.
         *
         *     - lower, upper: `upper` must be greater than `lower`. A lower end of 0 counts as open. Each fee is converted to the
         *       currency and rounded to a whole unit before the comparison.
         *     - currency: an ISO 4217 code from currency/all. The default is PKR (Pakistani rupees).
         *     - unknown: what happens to courses with an unknown fee.
         *       - With a range, "include" finds the courses in the range and the courses with an unknown fee. Otherwise only the
         *         courses in the range are found.
         *       - Without a range, "include" finds only the courses with an unknown fee, and "exclude" only the courses with a
         *         known fee.
         *
         *     A range in PKR from 0 to the end of the fee slider (max_fee of country/max_fee) filters nothing, unless `unknown` is
         *     given.
         */
        FeeChoice: {
            /** Currency */
            currency?: string | null;
            /** Lower */
            lower?: number | null;
            /** Unknown */
            unknown?: ("include" | "exclude") | null;
            /** Upper */
            upper?: number | null;
        };
        /** FeeCurrency */
        FeeCurrency: {
            /** Code */
            code: string;
            /** Display Name */
            display_name: string;
            /** Id */
            id: number;
        };
        /**
         * FeeHistogram
         * @description The number of courses by fee per year. The range is from 0 to `max`, whatever the filters are.
         *
         *     - currency: the ISO 4217 code of the currency of all amounts.
         *     - step: the width of a bucket in whole units of the currency.
         *     - max: the upper end of the range. In rupees, `max` is max_fee of country/max_fee. In another currency, `max` is
         *       fee_slider_max of currency/all.
         *     - buckets: in rupees, the last bucket can end above `max`. In another currency, the last bucket also contains all
         *       higher fees.
         *     - unknown_count: the number of courses with an unknown fee. The site shows their fee as "To Be Confirmed".
         *     - unknown_selected: true if `unknown` of the fee filter is "include".
         *     - unknown_excluded: true if `unknown` of the fee filter is "exclude" and the filter has no range.
         */
        FeeHistogram: {
            /** Buckets */
            buckets: components["schemas"]["FeeBucket"][];
            /** Currency */
            currency: string;
            /** Max */
            max: number;
            /** Step */
            step: number;
            /** Unknown Count */
            unknown_count: number;
            /** Unknown Excluded */
            unknown_excluded: boolean;
            /** Unknown Selected */
            unknown_selected: boolean;
        };
        /**
         * FeeSpread
         * @description The quartiles of the published fees per year of one group of courses, in units of `currency`.
         *
         *     - group: the level type, discipline or country by which the courses are grouped.
         *     - course_count: the number of courses with a known fee in `currency`.
         */
        FeeSpread: {
            /** Course Count */
            course_count: number;
            /** Currency */
            currency: string;
            group: components["schemas"]["Named"];
            /** Lower Quartile */
            lower_quartile: number;
            /** Median */
            median: number;
            /** Upper Quartile */
            upper_quartile: number;
        };
        /**
         * FieldProblem
         * @description An invalid key of a request, and the reason why it is invalid.
         *
         *     - field: the path of the key with dots, such as location_search.0.type.
         *     - reason: a sentence.
         */
        FieldProblem: {
            /** Field */
            field: string;
            /** Reason */
            reason: string;
        };
        /**
         * FilterMet
         * @description A filter that the course meets. The filter is a key of the request or a part of the search text.
         *
         *     `values` has the names of at most three matching values. The list is empty for a point, a fee, a duration and a
         *     deadline.
         */
        FilterMet: {
            /**
             * Filter
             * @enum {string}
             */
            filter: "text" | "place" | "level" | "discipline" | "specialization" | "campus" | "institute" | "institute type" | "study mode" | "language" | "intake" | "popular" | "english test" | "fee" | "duration" | "deadline";
            /** Values */
            values: string[];
        };
        /**
         * FollowedInstitutes
         * @description The published institutes that the person follows. The institute that the person has followed last is first.
         */
        FollowedInstitutes: {
            /** Results */
            results: components["schemas"]["Named"][];
        };
        /**
         * GoogleLocation
         * @description A point in WGS84 degrees, and a distance in km: one of the ten distances of the specification, such as 50.
         */
        GoogleLocation: {
            /** Distance */
            distance: number;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
        };
        /** GroupCity */
        GroupCity: {
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * GroupCountry
         * @description A country in which members of the group have a campus. The cities with a campus are sorted by name.
         *
         *     institute_count is the number of members with a campus in the country.
         */
        GroupCountry: {
            /** Cities */
            cities: components["schemas"]["GroupCity"][];
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * GroupDetail
         * @description A group with its members.
         *
         *     - website: the address of the group's own site, or null.
         *     - course_count: the number of published courses of the members.
         *     - institute_slugs: the slugs of the published institutes among the members. They can be sent as values of the filter
         *       `institutes`.
         */
        GroupDetail: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Institute Slugs */
            institute_slugs: string[];
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** Summary */
            summary: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Website */
            website: string | null;
        };
        /**
         * GroupDisciplines
         * @description The disciplines of the courses of the members, sorted by name.
         */
        GroupDisciplines: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["DisciplineFacet"][];
        };
        /**
         * GroupInstitute
         * @description An institute of a group. The fields have the same names and meanings as in GET institute/{id}.
         *
         *     translations: the name and the short description in other languages.
         */
        GroupInstitute: {
            country: components["schemas"]["Named"];
            /** Country Slug */
            country_slug: string;
            /** Course Count */
            course_count: number;
            /** Established */
            established: number | null;
            /** Id */
            id: number;
            /** Institute Name */
            institute_name: string;
            /** Institute Short Description */
            institute_short_description: string | null;
            /** Institute Type */
            institute_type: string;
            /** Is Sample */
            is_sample: boolean;
            /** Logo */
            logo: string | null;
            /** Sector */
            sector: string | null;
            /** Slug */
            slug: string;
            /** Tcf Ranking */
            tcf_ranking: number | null;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * GroupInstituteFilter
         * @description Selects institutes of a group. The filters are combined with AND, and the values of one filter with OR.
         *
         *     An empty filter filters nothing.
         *
         *     - countries, cities: institutes with a campus in one of these places.
         *     - disciplines: institutes with a published course in one of these disciplines.
         */
        GroupInstituteFilter: {
            /**
             * Cities
             * @default []
             */
            cities?: (number | string)[];
            /**
             * Countries
             * @default []
             */
            countries?: (number | string)[];
            /**
             * Disciplines
             * @default []
             */
            disciplines?: (number | string)[];
            /**
             * Institutes
             * @default []
             */
            institutes?: (number | string)[];
            /**
             * Order By
             * @description With `ranking`, institutes without a rank come last.
             * @default name
             * @enum {string}
             */
            order_by?: "name" | "ranking";
            /**
             * Search
             * @description Each typed word must be the beginning of a word of the institute's name or of one of its translated names. Case and accents are ignored.
             * @default
             */
            search?: string;
        };
        /**
         * GroupInstitutePage
         * @description One page of at most 27 institutes. `count` is the number of institutes on all pages.
         */
        GroupInstitutePage: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["GroupInstitute"][];
        };
        /** GroupLocations */
        GroupLocations: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["GroupCountry"][];
        };
        /**
         * HistogramName
         * @enum {string}
         */
        HistogramName: "fees" | "durations";
        /**
         * InstituteDetail
         * @description All data of an institute. The campuses are sorted by name.
         *
         *     - course_count: the number of published courses of the institute.
         *     - groups: the groups of which the institute is a member, such as the Russell Group.
         *     - source: the data source of the institute. Its `date` is the date of the imported file.
         *
         *     All texts are plain text, as the data source or an editor wrote them.
         */
        InstituteDetail: {
            /** Campus Locations */
            campus_locations: components["schemas"]["CampusLocation"][];
            country: components["schemas"]["Named"];
            /** Country Slug */
            country_slug: string;
            /** Course Count */
            course_count: number;
            /** Established */
            established: number | null;
            /** Groups */
            groups: components["schemas"]["Named"][];
            /** Id */
            id: number;
            /** Institute Description */
            institute_description: string | null;
            /** Institute Meta Description */
            institute_meta_description: string | null;
            /** Institute Meta Title */
            institute_meta_title: string | null;
            /** Institute Name */
            institute_name: string;
            /** Institute Short Description */
            institute_short_description: string | null;
            /** Institute Type */
            institute_type: string;
            /** Logo */
            logo: string | null;
            /** Ranking Source */
            ranking_source: string | null;
            /** Sector */
            sector: string | null;
            /** Slug */
            slug: string;
            source: components["schemas"]["DetailSource"];
            /** Tcf Ranking */
            tcf_ranking: number | null;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Website */
            website: string | null;
        };
        /**
         * InstituteDiscipline
         * @description A discipline, with the degree levels of its courses in one list for each level type.
         *
         *     courses_count is the number of courses of the institute in the discipline. If the request selects campuses, only the
         *     courses at these campuses count. The list of a level type without courses is empty. The specification fixes the
         *     spelling of undergradute and postgradute.
         */
        InstituteDiscipline: {
            /** Courses Count */
            courses_count: number;
            /** Icon */
            icon: string;
            /** Id */
            id: number;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Postgradute */
            postgradute: components["schemas"]["DegreeLevelFacet"][];
            /** Research */
            research: components["schemas"]["DegreeLevelFacet"][];
            /** Slug */
            slug: string;
            /** Undergradute */
            undergradute: components["schemas"]["DegreeLevelFacet"][];
        };
        /** InstituteDisciplines */
        InstituteDisciplines: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["InstituteDiscipline"][];
        };
        /** InstituteFacet */
        InstituteFacet: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /** InstituteFacetPage */
        InstituteFacetPage: {
            /** Count */
            count: number;
            links: components["schemas"]["NextLink"];
            /** Results */
            results: components["schemas"]["InstituteFacet"][];
        };
        /** InstituteOption */
        InstituteOption: {
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Id */
            id: number;
            /** Interpreted */
            interpreted: boolean;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
        };
        /**
         * InstituteOptionPage
         * @description One page of at most 27 institutes. The keys are those of `SpecializationOptionPage`.
         */
        InstituteOptionPage: {
            /** Chosen */
            chosen: components["schemas"]["InstituteOption"][];
            /** Count */
            count: number;
            /** Next Page */
            next_page: number | null;
            /** Results */
            results: components["schemas"]["InstituteOption"][];
        };
        /**
         * InstituteOrder
         * @description The sort orders of a list of institutes.
         *
         *     - ranking, -ranking: the best rank or the worst rank first. In both orders, institutes without a rank come last.
         *     - name: by name.
         *     - courses: the institute with the most courses first. The list of a country counts only courses in this country.
         * @enum {string}
         */
        InstituteOrder: "ranking" | "-ranking" | "name" | "courses";
        /**
         * InstitutePage
         * @description One page of at most 27 institutes. `count` is the number of institutes on all pages.
         */
        InstitutePage: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["ListedInstitute"][];
        };
        /**
         * InstituteResult
         * @description One page of at most 29 institutes. `count` is the number of institutes on all pages.
         */
        InstituteResult: {
            /** Count */
            count: number;
            /** Page */
            page: number;
            /** Result */
            result: components["schemas"]["InstituteFacet"][];
            /** Total Pages */
            total_pages: number;
        };
        /**
         * InstituteType
         * @enum {string}
         */
        InstituteType: "COLLEGE" | "UNIVERSITY";
        /** InstituteTypeChoice */
        InstituteTypeChoice: {
            /**
             * Exclude
             * @default []
             */
            exclude?: components["schemas"]["InstituteType"][];
            /**
             * Include
             * @default []
             */
            include?: components["schemas"]["InstituteType"][];
        };
        /** InstituteTypeFacet */
        InstituteTypeFacet: {
            /** Course Count */
            course_count: number;
            /** Name */
            name: string;
            /**
             * Slug
             * @enum {string}
             */
            slug: "COLLEGE" | "UNIVERSITY";
        };
        /** InstituteTypeOption */
        InstituteTypeOption: {
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Interpreted */
            interpreted: boolean;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /**
             * Slug
             * @enum {string}
             */
            slug: "COLLEGE" | "UNIVERSITY";
        };
        /** IntakeFacet */
        IntakeFacet: {
            /** Course Count */
            course_count: number;
            /** Month */
            month: string;
        };
        /**
         * IntakeFacets
         * @description The months in which courses start, by quarter. unknown_count is the number of courses without a known month.
         */
        IntakeFacets: {
            /** Firstquarter */
            firstQuarter: components["schemas"]["IntakeFacet"][];
            /** Fourthquarter */
            fourthQuarter: components["schemas"]["IntakeFacet"][];
            /** Secondquarter */
            secondQuarter: components["schemas"]["IntakeFacet"][];
            /** Thirdquarter */
            thirdQuarter: components["schemas"]["IntakeFacet"][];
            /** Unknown Count */
            unknown_count: number;
        };
        /** IntakeMonth */
        IntakeMonth: {
            /**
             * Intake Month
             * @description A month slug, such as september.
             */
            intake_month: string;
        };
        /** IntakeOption */
        IntakeOption: {
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Interpreted */
            interpreted: boolean;
            /** Month */
            month: string;
            /** Selected */
            selected: boolean;
        };
        /**
         * IntakeOptions
         * @description The months in which courses start, by quarter. unknown_count is the number of courses without a known month.
         */
        IntakeOptions: {
            /** Firstquarter */
            firstQuarter: components["schemas"]["IntakeOption"][];
            /** Fourthquarter */
            fourthQuarter: components["schemas"]["IntakeOption"][];
            /** Secondquarter */
            secondQuarter: components["schemas"]["IntakeOption"][];
            /** Thirdquarter */
            thirdQuarter: components["schemas"]["IntakeOption"][];
            /** Unknown Count */
            unknown_count: number;
        };
        /**
         * Introduction
         * @description An introduction to a country or discipline, as plain text, with its translations by language and field.
         */
        Introduction: {
            /** Summary */
            summary: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * LanguageChoice
         * @description Each value is an ISO 639-1 code (such as en), or other, or unknown.
         */
        LanguageChoice: {
            /**
             * Exclude
             * @default []
             */
            exclude?: string[];
            /**
             * Include
             * @default []
             */
            include?: string[];
        };
        /** LanguageFacet */
        LanguageFacet: {
            /** Course Count */
            course_count: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /** LanguageOption */
        LanguageOption: {
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Interpreted */
            interpreted: boolean;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
        };
        /**
         * ListedBlog
         * @description An article in a list.
         *
         *     `name` is a short form of `heading` for links. `published_on` is an ISO 8601 date.
         */
        ListedBlog: {
            /** Heading */
            heading: string;
            /** Id */
            id: number;
            /** Image */
            image: string | null;
            /** Name */
            name: string;
            /** Published On */
            published_on: string;
            /** Slug */
            slug: string;
            /** Summary */
            summary: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** ListedCity */
        ListedCity: {
            /** City Name */
            city_name: string;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Slug */
            slug: string;
            /** State Id */
            state_id: number;
        };
        /** ListedCountry */
        ListedCountry: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * ListedCurrency
         * @description A currency with its exchange rate.
         *
         *     - value_to_pkr: the value of one unit of the currency in Pakistani rupees on rate_date (ISO 8601).
         *     - fee_slider_max: the upper end of the fee slider in this currency, such as 50000.
         *     - fee_slider_step: the width of one step of this slider, such as 1000.
         */
        ListedCurrency: {
            /** Code */
            code: string;
            /** Description */
            description: string;
            /** Display Name */
            display_name: string;
            /** Fee Slider Max */
            fee_slider_max: number;
            /** Fee Slider Step */
            fee_slider_step: number;
            /** Id */
            id: number;
            /** Rate Date */
            rate_date: string;
            /** Value To Pkr */
            value_to_pkr: number;
        };
        /**
         * ListedGroup
         * @description A group of institutes such as the Russell Group, a pathway group, or an application portal such as UCAS.
         *
         *     - summary: one sentence about the group, or about the purpose of the portal.
         *     - institute_count: the number of published institutes among the members.
         */
        ListedGroup: {
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** Summary */
            summary: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * ListedInstitute
         * @description A published institute in a list.
         *
         *     - course_count: the number of its published courses. In the list of a country, only courses in this country count.
         *     - translations: the name in other languages.
         */
        ListedInstitute: {
            country: components["schemas"]["Named"];
            /** Country Iso2 */
            country_iso2: string;
            /** Country Slug */
            country_slug: string;
            /** Course Count */
            course_count: number;
            /** Established */
            established: number | null;
            /** Id */
            id: number;
            /** Institute Name */
            institute_name: string;
            /** Institute Type */
            institute_type: string;
            /** Logo */
            logo: string | null;
            /** Ranking Source */
            ranking_source: string | null;
            /** Sector */
            sector: string | null;
            /** Slug */
            slug: string;
            /** Tcf Ranking */
            tcf_ranking: number | null;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * ListedPage
         * @description A page in a list. `category` is the kind of page, such as `what-is-interesting`.
         */
        ListedPage: {
            /** Category */
            category: string;
            /** Heading */
            heading: string;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** Summary */
            summary: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * ListedSource
         * @description A data source that has a published course.
         *
         *     - url: the address where the data is published.
         *     - is_sample: true if the courses are invented.
         *     - note: a sentence that the site shows next to the data, or null.
         */
        ListedSource: {
            /** Id */
            id: number;
            /** Is Sample */
            is_sample: boolean;
            /** Licence */
            licence: string;
            /** Name */
            name: string;
            /** Note */
            note: string | null;
            /** Slug */
            slug: string;
            /** Url */
            url: string | null;
        };
        /** ListedState */
        ListedState: {
            /** Cities */
            cities: components["schemas"]["ListedCity"][];
            /** Country Id */
            country_id: number;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Slug */
            slug: string;
            /** State Name */
            state_name: string;
        };
        /**
         * ListingFilters
         * @description The filters of the listing. They are combined with AND. The values of one filter are combined with OR.
         *
         *     `countries`, `states` and `cities` are one filter, and so are degree_levels_types and degree_levels. An empty filter
         *     filters nothing.
         *
         *     - course: the search text.
         *     - interpret: true turns words of the search text such as "in london" into filters, as in POST /api/search.
         *     - degree_levels_types: the ids -1, -2 and -3, or slugs.
         *     - intakes: month slugs, such as september.
         *     - location_search: selects places, one region or one point. The keys countries, states, cities and google_location
         *       are another way to select them. If a request uses both ways, they must select the same places.
         *     - fees: [lower, upper] in whole Pakistani rupees per year. Both ends are included. [0, 5000000] filters nothing. Any
         *       other range removes the courses with an unknown fee.
         *     - durations: [lower, upper] in years, in steps of 0.5. Both ends are included. An upper end of 5 means 5 years or
         *       more. [0, 5] filters nothing. Any other range removes the courses with an unknown duration.
         */
        ListingFilters: {
            /**
             * Campuses
             * @default []
             */
            campuses?: (number | string)[];
            /**
             * Cities
             * @default []
             */
            cities?: (number | string)[];
            /**
             * Countries
             * @default []
             */
            countries?: (number | string)[];
            /**
             * Course
             * @default
             */
            course?: string;
            /**
             * Degree Levels
             * @default []
             */
            degree_levels?: (number | string)[];
            /**
             * Degree Levels Types
             * @default []
             */
            degree_levels_types?: (number | string)[];
            /**
             * Disciplines
             * @default []
             */
            disciplines?: (number | string)[];
            /** Durations */
            durations?: number[] | null;
            /**
             * English Test
             * @default []
             */
            english_test?: components["schemas"]["EnglishTestSlug"][];
            /** Fees */
            fees?: number[] | null;
            google_location?: components["schemas"]["GoogleLocation"] | null;
            /**
             * Institute Type
             * @default []
             */
            institute_type?: components["schemas"]["InstituteType"][];
            /**
             * Institutes
             * @default []
             */
            institutes?: (number | string)[];
            /**
             * Intakes
             * @default []
             */
            intakes?: string[];
            /**
             * Interpret
             * @default true
             */
            interpret?: boolean;
            /**
             * Language
             * @default []
             */
            language?: string[];
            /**
             * Location Search
             * @default []
             */
            location_search?: components["schemas"]["SelectedLocation"][];
            /** @default 0 */
            order?: components["schemas"]["Order"];
            /**
             * Panels
             * @default []
             */
            panels?: components["schemas"]["Panel"][];
            /**
             * Specializations
             * @default []
             */
            specializations?: (number | string)[];
            /**
             * States
             * @default []
             */
            states?: (number | string)[];
            /**
             * Study Mode
             * @default []
             */
            study_mode?: components["schemas"]["StudyModeSlug"][];
        };
        /**
         * ListsWanted
         * @description The requested page of each long facet. The response contains the page only if `facets` contains the facet.
         */
        ListsWanted: {
            campuses?: components["schemas"]["ListWanted"];
            institutes?: components["schemas"]["ListWanted"];
            specializations?: components["schemas"]["ListWanted"];
        };
        /**
         * ListWanted
         * @description The requested page of a long facet. A page has at most 27 values.
         *
         *     - search: selects the values whose name has a word that begins with this text, such as "lon" for London.
         *     - order: by name, or by the number of courses with the highest number first.
         */
        ListWanted: {
            /**
             * Order
             * @default name
             * @enum {string}
             */
            order?: "name" | "count";
            /**
             * Page
             * @default 1
             */
            page?: number;
            /**
             * Search
             * @default
             */
            search?: string;
        };
        /**
         * LocationSuggestions
         * @description The suggested places. The best match is first.
         *
         *     If the request has a point, matches of equal quality are sorted by their distance from the point.
         */
        LocationSuggestions: {
            /**
             * Results
             * @description Includes all towns of the world with 15,000 inhabitants or more, and the postcodes of those countries whose postcodes have been imported.
             */
            results: components["schemas"]["Suggestion"][];
        };
        /**
         * LocationType
         * @description The types of a selected location (specification, section 3).
         *
         *     - Region, Country, State, City: a place of the catalogue.
         *     - current_location, curL: the current position of the visitor. The home page sends current_location, the listing
         *       sends curL.
         *     - auto_location, autL: a town, city or postcode. The home page sends auto_location, the listing sends autL.
         *     - any: no restriction.
         * @enum {string}
         */
        LocationType: "Region" | "Country" | "State" | "City" | "current_location" | "auto_location" | "curL" | "autL" | "any";
        /**
         * LogChoice
         * @description The choice of the visitor.
         *
         *     is_logged: true if the visitor agrees that their searches are logged without personal data.
         */
        LogChoice: {
            /** Is Logged */
            is_logged: boolean;
        };
        /**
         * LogState
         * @description The logging of searches in this browser.
         *
         *     - is_logged: whether the searches of this browser are logged.
         *     - can_choose: whether the visitor can turn logging on and off with POST search-log/choice.
         */
        LogState: {
            /** Can Choose */
            can_choose: boolean;
            /** Is Logged */
            is_logged: boolean;
        };
        /**
         * MapArea
         * @description The visible area of the map in WGS84 degrees. If west is greater than east, the area crosses the date line.
         */
        MapArea: {
            /** East */
            east: number;
            /** North */
            north: number;
            /** South */
            south: number;
            /** West */
            west: number;
            /** Zoom */
            zoom: number;
        };
        /**
         * MapCampus
         * @description A campus on the map. course_count is the number of matching courses at the campus.
         */
        MapCampus: {
            city: components["schemas"]["MapCity"] | null;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            institute: components["schemas"]["MapInstitute"];
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /** MapCity */
        MapCity: {
            /** Country Name */
            country_name: string;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * MapCluster
         * @description The campuses with matching courses in one map tile.
         *
         *     - tile: the tile as zoom/x/y.
         *     - latitude, longitude: the centroid of the campuses. A campus has the weight of its number of courses.
         *     - pair_count: the number of pairs of course and campus. A course with two campuses in the tile counts twice.
         *     - course_count: the number of matching courses in the tile. Each course counts once.
         *     - city: the city of the tile with the most courses, or null if no city is known.
         *     - place: the smallest place with more than half of the pairs, or null if there is no such place. A state or country
         *       is possible only at a low zoom.
         *     - campus: the campus, if the tile has exactly one. Otherwise null.
         */
        MapCluster: {
            bounds: components["schemas"]["Bounds"];
            campus: components["schemas"]["MapCampus"] | null;
            city: components["schemas"]["MapCity"] | null;
            /** Course Count */
            course_count: number;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Pair Count */
            pair_count: number;
            place: components["schemas"]["MapPlace"] | null;
            /** Tile */
            tile: string;
        };
        /** MapInstitute */
        MapInstitute: {
            /** Id */
            id: number;
            /** Logo */
            logo: string | null;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * MapNames
         * @description The names of towns and regions in an area of the map. The place with the highest population is first.
         *
         *     - towns: at most 120 towns.
         *     - regions: at most 60 divisions whose point is in the area.
         */
        MapNames: {
            /** Regions */
            regions: components["schemas"]["MapRegion"][];
            /** Towns */
            towns: components["schemas"]["MapTown"][];
        };
        /**
         * MapPlace
         * @description A city, a state or a country. For a country, `name` equals country_name.
         */
        MapPlace: {
            /** Country Name */
            country_name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "city" | "state" | "country";
            /** Name */
            name: string;
        };
        /**
         * MapRegion
         * @description A first-level division of a country, such as a state or province.
         *
         *     Latitude and longitude are the mean of those of the division's towns, weighted by population.
         */
        MapRegion: {
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
        };
        /**
         * MapSettings
         * @description The settings of the maps on the site. If all values are null, the site shows its built-in world map.
         *
         *     - mapbox_token: the public access token for Mapbox.
         *     - style_url: the address of a map style that replaces the default style.
         *     - style_dark_url: the address of the map style for dark mode. If it is null, dark mode uses style_url.
         */
        MapSettings: {
            /** Mapbox Token */
            mapbox_token: string | null;
            /** Style Dark Url */
            style_dark_url: string | null;
            /** Style Url */
            style_url: string | null;
        };
        /** MapTown */
        MapTown: {
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Name */
            name: string;
            /** Population */
            population: number;
        };
        /**
         * MarketingCard
         * @description An advertisement for campuses of one institute. Each image is the address of an image file.
         */
        MarketingCard: {
            /**
             * Card Type
             * @constant
             */
            card_type: "image_card";
            /** Grid Card Img Back */
            grid_card_img_back: string;
            /** Grid Card Img Front */
            grid_card_img_front: string;
            /** Heading */
            heading: string;
            /** Id */
            id: number;
            /** Institute Campus Slug */
            institute_campus_slug: string[];
            /** Institute Name */
            institute_name: string;
            /** Institute Slug */
            institute_slug: string;
            /** List Card Img Back */
            list_card_img_back: string;
            /** List Card Img Front */
            list_card_img_front: string;
        };
        /**
         * MarketingCardDetail
         * @description An advertisement with the content of its page.
         *
         *     - detail_page_img: the address of the image above the text.
         *     - content: the text as sanitised HTML. It is empty if the page has no text.
         *     - is_sample: true if the advertisement is invented.
         */
        MarketingCardDetail: {
            /**
             * Card Type
             * @constant
             */
            card_type: "image_card";
            /** Content */
            content: string;
            /** Detail Page Img */
            detail_page_img: string;
            /** Grid Card Img Back */
            grid_card_img_back: string;
            /** Grid Card Img Front */
            grid_card_img_front: string;
            /** Heading */
            heading: string;
            /** Id */
            id: number;
            /** Institute Campus Slug */
            institute_campus_slug: string[];
            /** Institute Name */
            institute_name: string;
            /** Institute Slug */
            institute_slug: string;
            /** Is Sample */
            is_sample: boolean;
            /** List Card Img Back */
            list_card_img_back: string;
            /** List Card Img Front */
            list_card_img_front: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * MarketingCardPage
         * @description One page of at most 27 advertisements. `count` is the number of advertisements on all pages.
         */
        MarketingCardPage: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["MarketingCard"][];
        };
        /**
         * MaxFee
         * @description The range of the fee slider in Pakistani rupees (PKR) and in US dollars.
         *
         *     - max_fee: the upper end in rupees. It is the highest base fee per year of a published course, rounded up to a
         *       multiple of `step`.
         *     - max_fee_usd: the upper end in US dollars, a multiple of step_usd. Null if the exchange rate is unknown.
         *
         *     If no course has a known fee, the upper ends are the defaults of the specification.
         */
        MaxFee: {
            /**
             * Currency
             * @constant
             */
            currency: "PKR";
            /** Max Fee */
            max_fee: number;
            /** Max Fee Usd */
            max_fee_usd: number | null;
            /** Step */
            step: number;
            /** Step Usd */
            step_usd: number;
        };
        /** MenuDiscipline */
        MenuDiscipline: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * MenuEntry
         * @description A group, a scholarship, an article or a page. `translations` has the translated name by language.
         */
        MenuEntry: {
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * MonthChoice
         * @description Each value is a month in lower case, such as september.
         */
        MonthChoice: {
            /**
             * Exclude
             * @default []
             */
            exclude?: string[];
            /**
             * Include
             * @default []
             */
            include?: string[];
        };
        /**
         * MonthCount
         * @description The number of courses that start in a month, such as september.
         */
        MonthCount: {
            /** Course Count */
            course_count: number;
            /** Intake Month */
            intake_month: string;
        };
        /** Named */
        Named: {
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * NewPassword
         * @description The request to set a new password. `token` is the token at the end of the mailed link (#token=…).
         */
        NewPassword: {
            /** Password */
            password: string;
            /** Token */
            token: string;
        };
        /** NewSavedSearch */
        NewSavedSearch: {
            /**
             * Address
             * @description The query string of the listing page.
             */
            address: string;
            frequency: components["schemas"]["AlertFrequency"];
            /** Name */
            name: string;
            request: components["schemas"]["SavedCriteria"];
            /**
             * Time Zone
             * @description The name of a time zone, such as Asia/Karachi.
             */
            time_zone: string;
        };
        /**
         * NewShortLink
         * @description A short link to create. The browser generates the uuid.
         *
         *     A repeated request with the same uuid and the same page does not create a second link.
         */
        NewShortLink: {
            payload: components["schemas"]["ShortLinkPayload"];
            /**
             * Uuid
             * Format: uuid
             */
            uuid: string;
        };
        /**
         * NextLink
         * @description next: the address of the next page, or null on the last page.
         */
        NextLink: {
            /** Next */
            next: string | null;
        };
        /**
         * Order
         * @description The sort orders of courses. Courses with an unknown fee, duration or rank come last.
         *
         *     - 0: by relevance. Without a search text, by the priority of the courses and then by popularity.
         *     - 1: the lowest fee first. 2: the highest fee first.
         *     - 3: the shortest duration first. 4: the longest duration first.
         *     - 5: the best rank of the institute first.
         * @enum {integer}
         */
        Order: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * Outcome
         * @description Something that a visitor did with the results of a search.
         *
         *     - search: the id of the search, from the response header Server-Timing.
         *     - outcome: what the visitor did. "settled" means that the results were visible for one second, or that the visitor
         *       used them before that. "next_search" means that the visitor searched again.
         *     - course: the id of the course that the visitor used.
         *     - position: the position of this course among all results, from 1.
         *     - dwell: how long the page of this course was visible. "short" is less than 10 s, "medium" is less than 60 s.
         *     - next: the id of the next search of the visitor.
         *     - is_reformulated: true if the next search has another text.
         *     - language: the language of the site.
         */
        Outcome: {
            /** Course */
            course?: number | null;
            /** Dwell */
            dwell?: ("short" | "medium" | "long") | null;
            /** Is Reformulated */
            is_reformulated?: boolean | null;
            language?: components["schemas"]["SiteLanguage"] | null;
            /** Next */
            next?: string | null;
            /**
             * Outcome
             * @enum {string}
             */
            outcome: "settled" | "click" | "detail" | "favourite" | "compare" | "share" | "apply" | "enquiry" | "next_search";
            /** Position */
            position?: number | null;
            /** Search */
            search: string;
        };
        /** Outcomes */
        Outcomes: {
            /** Outcomes */
            outcomes: components["schemas"]["Outcome"][];
        };
        /** PageDetail */
        PageDetail: {
            /** Category */
            category: string;
            /** Content */
            content: string;
            /** Heading */
            heading: string;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** Summary */
            summary: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * PageList
         * @description One page of at most 27 entries. They are sorted by category, and then by the order that the team has chosen.
         *
         *     `count` is the number of entries on all pages.
         */
        PageList: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["ListedPage"][];
        };
        /**
         * PageRouteEntry
         * @description A page type and its slug.
         *
         *     - page_type: the name of the page type, such as `course_detail`.
         *     - slug: the first segment of the path of its pages, such as `course-detail`. The slug of the landing page is empty.
         */
        PageRouteEntry: {
            /**
             * Page Type
             * @enum {string}
             */
            page_type: "terms_of_use" | "tcf" | "privacy_policy" | "cancellation_policy" | "careers" | "marketing" | "apply" | "mba" | "contact_us" | "all_interesting_about_tcf" | "forget_password" | "reset_password" | "new_password" | "confirm_password" | "otp_screen" | "discover_courses" | "course" | "university_course" | "course_no_slug" | "course_detail" | "discipline_detail" | "discipline" | "landing" | "all_countries" | "universities" | "top_universities" | "university_details" | "marketing_detail" | "all_pathway_groups" | "pathway_courses" | "all_groups" | "institute_courses" | "institute_scholarships" | "all_apply_portals" | "apply_portal_universities" | "scholarship_country" | "scholarships" | "all_scholarships" | "scholarship_detail" | "all_programs" | "compare_course" | "course_compare" | "discover_course" | "blog" | "blog_detail" | "payment_jazcash" | "loading" | "apply_portal_university" | "What_is_interesting" | "country" | "university_Individual" | "pathway_group_universities" | "pathway_university" | "group_universities" | "institute_group_university" | "search" | "course_new" | "university_program" | "edit_profile" | "all_visas" | "visa_detail" | "application_detail" | "shortlist" | "track_application" | "upload_documents" | "saved_searches";
            /** Slug */
            slug: string;
        };
        /** PageSlug */
        PageSlug: {
            /** Slug */
            slug: string;
        };
        /**
         * Panel
         * @description A panel of the listing. `p1` is Popular Options: the courses that are marked as popular.
         * @enum {string}
         */
        Panel: "p1";
        /** PanelChoice */
        PanelChoice: {
            /**
             * Exclude
             * @default []
             */
            exclude?: components["schemas"]["Panel"][];
            /**
             * Include
             * @default []
             */
            include?: components["schemas"]["Panel"][];
        };
        /**
         * PasswordChange
         * @description The request to change the password of the signed-in person. `password` is the new password.
         */
        PasswordChange: {
            /** Current Password */
            current_password: string;
            /** Password */
            password: string;
        };
        /**
         * PersonDeletion
         * @description The request to delete the account with all its data. The current password confirms the request.
         */
        PersonDeletion: {
            /** Current Password */
            current_password: string;
        };
        /**
         * PlaceCounts
         * @description The number of matching courses by the id of the country, state or city. Places without courses are absent.
         *
         *     `place_depth` of the request is the lowest level with counts. With "states", `cities` is null.
         *     GET country/countries_states_cities returns the names of the places. The facet `locations` contains the names too,
         *     but its JSON is about ten times larger.
         */
        PlaceCounts: {
            /** Cities */
            cities: {
                [key: string]: number;
            } | null;
            /** Countries */
            countries: {
                [key: string]: number;
            };
            /** States */
            states: {
                [key: string]: number;
            } | null;
        };
        /**
         * PlaceDepth
         * @enum {string}
         */
        PlaceDepth: "countries" | "states" | "cities";
        /** PlaceResult */
        PlaceResult: {
            /** Count */
            count: number;
            /** Result */
            result: components["schemas"]["CountryPlace"][];
        };
        /**
         * PointChoice
         * @description Finds the courses that have a campus within distance_km of the point. The point is in WGS84 degrees.
         */
        PointChoice: {
            /** Distance Km */
            distance_km: number;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
        };
        /**
         * PopularCity
         * @description A city with its state and country. The home page suggests popular cities for its search field.
         */
        PopularCity: {
            /** City Name */
            city_name: string;
            /** Country Id */
            country_id: number;
            /** Country Name */
            country_name: string;
            /** Country Slug */
            country_slug: string;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Slug */
            slug: string;
            /** State Id */
            state_id: number;
            /** State Name */
            state_name: string;
            /** State Slug */
            state_slug: string;
        };
        /** PopularOption */
        PopularOption: {
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Interpreted */
            interpreted: boolean;
            /** Selected */
            selected: boolean;
        };
        /**
         * Problem
         * @description The body of an error response.
         *
         *     - detail: what is wrong, as one sentence.
         *     - fields: the invalid keys of the request. The list can be empty, if the error has another cause.
         */
        Problem: {
            /** Detail */
            detail: string;
            /** Fields */
            fields: components["schemas"]["FieldProblem"][];
        };
        /**
         * PublishedFee
         * @description A fee for one group of students. is_base is true if lists and filters use this fee.
         */
        PublishedFee: {
            /** Amount */
            amount: number;
            /**
             * Audience
             * @enum {string}
             */
            audience: "international" | "domestic";
            /**
             * Basis
             * @enum {string}
             */
            basis: "per_year" | "total_course";
            /** Ceil Value */
            ceil_value: number;
            currency: components["schemas"]["FeeCurrency"];
            /** Is Base */
            is_base: boolean;
        };
        /**
         * Ready
         * @description The API can execute searches. `courses` is the number of courses in the index.
         */
        Ready: {
            /** Courses */
            courses: number;
            /**
             * Status
             * @constant
             */
            status: "ready";
        };
        /** RegionWithCountries */
        RegionWithCountries: {
            /** Countries */
            countries: components["schemas"]["ListedCountry"][];
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /** Type */
            type: string;
        };
        /**
         * RelaxedFilter
         * @description A filter of a search that finds no course, and the number of courses that the search finds without this filter.
         *
         *     - filter: the name of the filter, or "text" for the search text.
         *     - keys: the keys that set the filter in the request body, such as "filters.countries".
         *     - course_count: the number of matching courses without this filter. The number can be 0.
         */
        RelaxedFilter: {
            /** Course Count */
            course_count: number;
            /**
             * Filter
             * @enum {string}
             */
            filter: "text" | "place" | "level" | "discipline" | "specialization" | "campus" | "institute" | "institute type" | "study mode" | "language" | "intake" | "popular" | "english test" | "fee" | "duration" | "deadline";
            /** Keys */
            keys: string[];
        };
        /**
         * Replacement
         * @description The replacement of a withdrawn page.
         *
         *     - name: the name of what the withdrawn page showed, such as a course. Null if the page is not withdrawn.
         *     - pages: at most 3 pages that replace the withdrawn page. The best replacement is first. For a course, this is the
         *       same course under a new address, and after it the institute.
         */
        Replacement: {
            /** Name */
            name: string | null;
            /** Pages */
            pages: components["schemas"]["ReplacingPage"][];
        };
        /**
         * ReplacingPage
         * @description A page that replaces a withdrawn page. `path` is its path on the site, such as `/course-detail/bsc-nursing`.
         */
        ReplacingPage: {
            /** Name */
            name: string;
            /** Path */
            path: string;
        };
        /**
         * RequirementSource
         * @description The data source of the entry requirements of a course.
         *
         *     - scope: "course" if the requirements are those of the course, "institute" if they apply to all courses of its
         *       institute.
         *     - is_sample: true if the data is invented.
         *     - date: the date of the data (ISO 8601).
         *     - official_url: the page of the institute that states the requirements, or null.
         */
        RequirementSource: {
            /** Date */
            date: string;
            /** Is Sample */
            is_sample: boolean;
            /** Name */
            name: string;
            /** Official Url */
            official_url: string | null;
            /**
             * Scope
             * @enum {string}
             */
            scope: "course" | "institute";
        };
        /**
         * ResetRequest
         * @description The request for a mail with a link that resets the password. `language` is the language of the mail.
         */
        ResetRequest: {
            /** Email */
            email: string;
            language?: components["schemas"]["SiteLanguage"] | null;
        };
        /**
         * Role
         * @description The role of a person. A person has exactly one role, and an administrator may open the pages of every role.
         * @enum {string}
         */
        Role: "student" | "counsellor" | "editor" | "analyst" | "administrator";
        /**
         * SavedCriteria
         * @description The part of a SearchRequest that is saved: the keys that select the courses and set their order.
         */
        SavedCriteria: {
            filters?: components["schemas"]["SearchFilters"];
            /**
             * Literal
             * @default []
             */
            literal?: string[];
            /** @default 0 */
            order?: components["schemas"]["Order"];
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * SavedSearchChange
         * @description A new name, a new frequency of the alerts, or both. A value that is absent or null stays as it is.
         *
         *     time_zone: is stored only together with a frequency.
         */
        SavedSearchChange: {
            frequency?: components["schemas"]["AlertFrequency"] | null;
            /** Name */
            name?: string | null;
            /**
             * Time Zone
             * @description The name of a time zone, such as Asia/Karachi.
             */
            time_zone: string;
        };
        /**
         * SavedSearchEntry
         * @description A saved search.
         *
         *     - address: the query string of the listing page that shows the search.
         *     - next_alert_at: when the next alert is due (ISO 8601). Null without alerts.
         *     - problem: why the search has no alerts, or null.
         *     - problem_field: the invalid key of the saved request, or null.
         */
        SavedSearchEntry: {
            /** Address */
            address: string;
            /** Created At */
            created_at: string;
            frequency: components["schemas"]["AlertFrequency"];
            /**
             * Id
             * Format: uuid
             */
            id: string;
            /** Name */
            name: string;
            /** Next Alert At */
            next_alert_at: string | null;
            problem: components["schemas"]["SavedSearchProblem"] | null;
            /** Problem Field */
            problem_field: string | null;
        };
        /**
         * SavedSearchList
         * @description The saved searches of the signed-in person. The newest search is first.
         *
         *     followed_frequency: how often alerts report changed courses of the institutes that the person follows.
         */
        SavedSearchList: {
            followed_frequency: components["schemas"]["AlertFrequency"];
            /** Results */
            results: components["schemas"]["SavedSearchEntry"][];
        };
        /**
         * SavedSearchProblem
         * @description Why a saved search has no alerts.
         *
         *     - invalid: a value of the search no longer exists, such as a withdrawn institute.
         *     - too_many: the search finds more than 10,000 courses (WATCHED_COURSES_MAX).
         * @enum {string}
         */
        SavedSearchProblem: "invalid" | "too_many";
        /**
         * ScholarshipCard
         * @description A scholarship in a list.
         *
         *     - provider_name: the name of the organisation that pays.
         *     - institutes: the published institutes where the scholarship pays for studies. The list can be empty.
         *     - disciplines, degree_levels: the subjects and levels for which the scholarship pays. An empty list means that it
         *       pays for all of them.
         *     - type: what the scholarship pays, such as full-tuition. type_name is the English name of the type.
         *     - month, year: when the studies start, or null. `month` is a slug such as september.
         *     - amount: the amount as the source wrote it, or null. `currency` is a code such as GBP, or null.
         *     - deadline: the last day for an application (ISO 8601), or null.
         *     - translations: the name and the amount in other languages.
         *     - is_sample: true if the scholarship is illustrative.
         */
        ScholarshipCard: {
            /** Amount */
            amount: string | null;
            /** Countries */
            countries: components["schemas"]["ScholarshipPlace"][];
            /** Currency */
            currency: string | null;
            /** Deadline */
            deadline: string | null;
            /** Degree Levels */
            degree_levels: components["schemas"]["Named"][];
            /** Disciplines */
            disciplines: components["schemas"]["Named"][];
            /** Id */
            id: number;
            /** Institutes */
            institutes: components["schemas"]["Named"][];
            /** Is Sample */
            is_sample: boolean;
            /** Month */
            month: string | null;
            /** Name */
            name: string;
            /** Provider Name */
            provider_name: string;
            /** Slug */
            slug: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Type */
            type: string;
            /** Type Name */
            type_name: string;
            /** Year */
            year: number | null;
        };
        /**
         * ScholarshipCountry
         * @description A country with scholarships.
         *
         *     scholarship_count is the number of published scholarships for studies in the country.
         */
        ScholarshipCountry: {
            /** Id */
            id: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Scholarship Count */
            scholarship_count: number;
            /** Scholarship Logo */
            scholarship_logo: string | null;
            /** Slug */
            slug: string;
        };
        /**
         * ScholarshipDetail
         * @description A scholarship with its texts.
         *
         *     - description, eligibility: sanitised HTML. `eligibility` describes who can apply, or is null.
         *     - translations: the name, the amount, the description and the eligibility in other languages. The description and
         *       the eligibility are sanitised HTML.
         *     - campus: the campus, if the scholarship is valid at only one campus. Otherwise null.
         *     - url: the page of the provider, or null.
         */
        ScholarshipDetail: {
            /** Amount */
            amount: string | null;
            campus: components["schemas"]["Named"] | null;
            /** Countries */
            countries: components["schemas"]["ScholarshipPlace"][];
            /** Currency */
            currency: string | null;
            /** Deadline */
            deadline: string | null;
            /** Degree Levels */
            degree_levels: components["schemas"]["Named"][];
            /** Description */
            description: string;
            /** Disciplines */
            disciplines: components["schemas"]["Named"][];
            /** Eligibility */
            eligibility: string | null;
            /** Id */
            id: number;
            /** Institutes */
            institutes: components["schemas"]["Named"][];
            /** Is Sample */
            is_sample: boolean;
            /** Month */
            month: string | null;
            /** Name */
            name: string;
            /** Provider Name */
            provider_name: string;
            /** Slug */
            slug: string;
            source: components["schemas"]["ScholarshipSource"];
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Type */
            type: string;
            /** Type Name */
            type_name: string;
            /** Url */
            url: string | null;
            /** Year */
            year: number | null;
        };
        /**
         * ScholarshipFacets
         * @description The facets of a scholarship search: the values of each filter, with the number of scholarships of each value.
         *
         *     All filters apply to the counts of a facet, except the facet's own filter. A scholarship that is open to all
         *     disciplines or degree levels counts in each of them.
         */
        ScholarshipFacets: {
            /** Countries */
            countries: components["schemas"]["ScholarshipFacetValue"][];
            /** Degree Levels */
            degree_levels: components["schemas"]["ScholarshipFacetValue"][];
            /** Disciplines */
            disciplines: components["schemas"]["ScholarshipFacetValue"][];
            /** Institutes */
            institutes: components["schemas"]["ScholarshipFacetValue"][];
            /** Months */
            months: components["schemas"]["ScholarshipFacetValue"][];
            /** Types */
            types: components["schemas"]["ScholarshipFacetValue"][];
            /** Years */
            years: components["schemas"]["ScholarshipFacetValue"][];
        };
        /**
         * ScholarshipFacetValue
         * @description A value of a filter, and the number of scholarships with this value.
         */
        ScholarshipFacetValue: {
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Scholarship Count */
            scholarship_count: number;
            /** Slug */
            slug: string;
        };
        /**
         * ScholarshipFilters
         * @description The filters of a scholarship search. They are combined with AND. The values of one filter are combined with OR.
         *
         *     An empty filter filters nothing.
         *
         *     order: 0 is by relevance, 1 by deadline, 2 by name. By deadline, the next deadline is first. Scholarships without a
         *     deadline follow, and scholarships whose deadline has passed are last. Without a search text, 0 means the same as 1.
         */
        ScholarshipFilters: {
            /**
             * Countries
             * @default []
             */
            countries?: (number | string)[];
            /**
             * Degree Levels
             * @default []
             */
            degree_levels?: (number | string)[];
            /**
             * Disciplines
             * @default []
             */
            disciplines?: (number | string)[];
            /**
             * Institutes
             * @default []
             */
            institutes?: (number | string)[];
            /**
             * Months
             * @default []
             */
            months?: string[];
            /**
             * Order
             * @default 0
             * @enum {integer}
             */
            order?: 0 | 1 | 2;
            /**
             * Search
             * @default
             */
            search?: string;
            /**
             * Types
             * @default []
             */
            types?: string[];
            /**
             * Years
             * @default []
             */
            years?: number[];
        };
        /**
         * ScholarshipPage
         * @description One page of at most 27 scholarships. `count` is the number of scholarships on all pages.
         *
         *     last_page is the highest page number that a request may have. Scholarships after the 10,000th cannot be requested.
         */
        ScholarshipPage: {
            /** Count */
            count: number;
            /** Last Page */
            last_page: number;
            /** Results */
            results: components["schemas"]["ScholarshipCard"][];
            /** Total Pages */
            total_pages: number;
        };
        /**
         * ScholarshipPlace
         * @description A country where the scholarship pays for studies. iso2: ISO 3166 alpha-2.
         */
        ScholarshipPlace: {
            /** Id */
            id: number;
            /** Iso2 */
            iso2: string;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
        };
        /**
         * ScholarshipSearchPage
         * @description One page of a scholarship search. The counts in `facets` include the scholarships on all pages.
         */
        ScholarshipSearchPage: {
            /** Count */
            count: number;
            facets: components["schemas"]["ScholarshipFacets"];
            /** Last Page */
            last_page: number;
            /** Results */
            results: components["schemas"]["ScholarshipCard"][];
            /** Total Pages */
            total_pages: number;
        };
        /**
         * ScholarshipSource
         * @description The data source of a scholarship. `date` is the day on which the data was taken from the source (ISO 8601).
         */
        ScholarshipSource: {
            /** Date */
            date: string;
            /** Licence */
            licence: string;
            /** Name */
            name: string;
            /** Note */
            note: string | null;
            /** Url */
            url: string | null;
        };
        /**
         * SearchFacets
         * @description The facets. A facet is null if it was not requested.
         *
         *     All filters apply to the counts of a facet, except the facet's own filter. The countries, states and cities of the
         *     request, for example, do not change the counts of `locations`.
         */
        SearchFacets: {
            campuses: components["schemas"]["CampusOptionPage"] | null;
            deadlines: components["schemas"]["DeadlineCounts"] | null;
            /** Degree Levels */
            degree_levels: components["schemas"]["DegreeLevelGroupOption"][] | null;
            /** Disciplines */
            disciplines: components["schemas"]["DisciplineOption"][] | null;
            /** English Tests */
            english_tests: components["schemas"]["EnglishTestOption"][] | null;
            /** Institute Types */
            institute_types: components["schemas"]["InstituteTypeOption"][] | null;
            institutes: components["schemas"]["InstituteOptionPage"] | null;
            intakes: components["schemas"]["IntakeOptions"] | null;
            /** Languages */
            languages: components["schemas"]["LanguageOption"][] | null;
            /** Locations */
            locations: components["schemas"]["CountryOption"][] | null;
            place_counts: components["schemas"]["PlaceCounts"] | null;
            popular: components["schemas"]["PopularOption"] | null;
            specializations: components["schemas"]["SpecializationOptionPage"] | null;
            /** Study Modes */
            study_modes: components["schemas"]["StudyModeOption"][] | null;
        };
        /**
         * SearchFilters
         * @description The filters are combined with AND. The included values of one filter are combined with OR.
         *
         *     - `countries`, `states` and `cities` are one filter, so their included values are alternatives too. So are the
         *       included values of degree_levels_types and degree_levels.
         *     - A request may include places (countries, states, cities), a region or a point, but only one of these three. Places
         *       can be excluded in every request.
         *     - The filters of places and campuses are checked together: a course needs one campus that passes both.
         *     - An excluded place or campus removes only the courses that have no other matching campus. A course without any
         *       campus stays, unless the request also includes a place or campus.
         *     - An excluded month removes only the courses that start in no other matching month. A course without a known month
         *       stays, unless the request also includes a month.
         *     - Every other excluded value, such as a discipline, removes all courses that have the value.
         *     - english_score is the score of the student in the English test of `english_test`, which must then include exactly
         *       one test. A course passes if its minimum score for this test is at most english_score.
         */
        SearchFilters: {
            campuses?: components["schemas"]["Choice"];
            cities?: components["schemas"]["Choice"];
            countries?: components["schemas"]["Choice"];
            deadlines?: components["schemas"]["DeadlineChoice"];
            degree_levels?: components["schemas"]["Choice"];
            degree_levels_types?: components["schemas"]["Choice"];
            disciplines?: components["schemas"]["Choice"];
            durations?: components["schemas"]["DurationChoice"];
            /** English Score */
            english_score?: number | null;
            english_test?: components["schemas"]["EnglishTestChoice"];
            fees?: components["schemas"]["FeeChoice"];
            institute_type?: components["schemas"]["InstituteTypeChoice"];
            institutes?: components["schemas"]["Choice"];
            intakes?: components["schemas"]["MonthChoice"];
            language?: components["schemas"]["LanguageChoice"];
            panels?: components["schemas"]["PanelChoice"];
            point?: components["schemas"]["PointChoice"] | null;
            /** Region */
            region?: (number | string) | null;
            specializations?: components["schemas"]["Choice"];
            states?: components["schemas"]["Choice"];
            study_mode?: components["schemas"]["StudyModeChoice"];
        };
        /**
         * SearchHistograms
         * @description The histograms. A histogram is null if it was not requested.
         *
         *     All filters apply to the counts, except the histogram's own filter: the fee filter does not change `fees`.
         */
        SearchHistograms: {
            durations: components["schemas"]["DurationHistogram"] | null;
            fees: components["schemas"]["FeeHistogram"] | null;
        };
        /**
         * SearchMap
         * @description The map of the visible area. At a high zoom, `campuses` lists its campuses, and `clusters` is empty.
         *
         *     At a lower zoom, `clusters` lists the clusters, and `campuses` is empty. `pair_count` and `course_count` have
         *     the same meaning as in MapCluster, but for the whole area.
         */
        SearchMap: {
            /** Campuses */
            campuses: components["schemas"]["MapCampus"][];
            /** Clusters */
            clusters: components["schemas"]["MapCluster"][];
            /** Course Count */
            course_count: number;
            /** Pair Count */
            pair_count: number;
        };
        /**
         * SearchRequest
         * @description A search for courses. The keys text, interpret, literal, filters and widening_steps select the courses.
         *
         *     `order` sorts the courses. The other keys select the parts of the response.
         *
         *     - interpret: true turns places, levels, months, fees and other terms of the text into filters. If fewer than 5
         *       courses match, the search is then widened: it also finds courses that meet only a part of the text. With false,
         *       every word of the text must match.
         *     - literal: parts of the text, such as "london", that are searched as words and never turned into filters.
         *     - page: the first page is 1. The last page that can be requested contains result 10,000.
         *     - visit: true on page 1 opens a point-in-time session, in which all pages show the same state of the catalogue. All
         *       requests of a session must have the same text, interpret, literal, filters, order and page_size. A session ends
         *       5 minutes after its last request, and at most 1 hour after its start. Later requests get the status 410.
         *     - visit_token: the token of an earlier response. Send it with `page` to read another page of the session.
         *     - cursor: the cursor of an earlier response. Send it instead of visit_token and `page` to read the next page. Only a
         *       cursor can read the results after the 10,000th.
         *     - widening_steps: the number from an earlier response for the same text and filters. The search is widened by
         *       exactly this number of steps. Without this key, the number of matching courses decides if the search is widened.
         *       The key is an error with visit_token or `cursor`, because these tokens contain the number.
         *     - results: false leaves out the courses.
         *     - place_depth: the lowest level with counts in the facet place_counts.
         *     - histogram_currency: the ISO 4217 code of the currency of the fee histogram. The default is PKR (Pakistani rupees).
         *     - correction: true suggests another spelling of the text that has results, if fewer than 5 courses match.
         *     - relax: true returns the number of courses without each filter, if no course matches.
         *     - explain: ids of courses. The response contains the reasons why the search finds each of these courses.
         */
        SearchRequest: {
            /**
             * Correction
             * @default false
             */
            correction?: boolean;
            /** Cursor */
            cursor?: string | null;
            /**
             * Explain
             * @default []
             */
            explain?: number[];
            /**
             * Facets
             * @default []
             */
            facets?: components["schemas"]["FacetName"][];
            filters?: components["schemas"]["SearchFilters"];
            /** Histogram Currency */
            histogram_currency?: string | null;
            /**
             * Histograms
             * @default []
             */
            histograms?: components["schemas"]["HistogramName"][];
            /**
             * Interpret
             * @default true
             */
            interpret?: boolean;
            lists?: components["schemas"]["ListsWanted"];
            /**
             * Literal
             * @default []
             */
            literal?: string[];
            map?: components["schemas"]["MapArea"] | null;
            /** @default 0 */
            order?: components["schemas"]["Order"];
            /**
             * Page
             * @default 1
             */
            page?: number;
            /**
             * Page Size
             * @default 27
             */
            page_size?: number;
            /** @default cities */
            place_depth?: components["schemas"]["PlaceDepth"];
            /**
             * Relax
             * @default false
             */
            relax?: boolean;
            /**
             * Results
             * @default true
             */
            results?: boolean;
            /**
             * Text
             * @default
             */
            text?: string;
            /**
             * Visit
             * @default false
             */
            visit?: boolean;
            /** Visit Token */
            visit_token?: string | null;
            /** Widening Steps */
            widening_steps?: number | null;
        };
        /**
         * SearchResponse
         * @description One page of the matching courses, and the other requested parts, such as facets and the map.
         *
         *     - total: the number of matching courses.
         *     - total_pages: the number of pages that all matching courses fill.
         *     - last_page: the highest page number that a request may have. Only a cursor can read the courses after the 10,000th.
         *     - page: the number of this page, or null if the request has a cursor.
         *     - correction: the text in another spelling that has results. Null if there is none, or if it was not requested.
         *     - relax: the filters with the number of courses without each of them, the highest number first. Null if a course
         *       matches, or if `relax` of the request is false.
         *     - interpretation: the meaning of the text. Null if the request has no text, or if `interpret` is false.
         *     - explanations: one for each course of `explain`, in the same order.
         *     - has_rankings: whether the rank of at least one institute is known. If false, the order by rank has no effect.
         *     - visit_token: identifies the point-in-time session. All pages of a session show the courses as they were when the
         *       session was opened. Null without a session.
         *     - cursor: the position of the next page. To read the next page, send it as `cursor` without visit_token and `page`.
         *       Null on the last page and without a session.
         */
        SearchResponse: {
            /** Correction */
            correction: string | null;
            /** Cursor */
            cursor: string | null;
            /** Explanations */
            explanations: components["schemas"]["CourseExplanation"][] | null;
            facets: components["schemas"]["SearchFacets"];
            /** Has Rankings */
            has_rankings: boolean;
            histograms: components["schemas"]["SearchHistograms"];
            interpretation: components["schemas"]["TextInterpretation"] | null;
            /** Last Page */
            last_page: number;
            map: components["schemas"]["SearchMap"] | null;
            /** Page */
            page: number | null;
            /** Relax */
            relax: components["schemas"]["RelaxedFilter"][] | null;
            /** Results */
            results: components["schemas"]["CourseCard"][] | null;
            /** Total */
            total: number;
            /** Total Pages */
            total_pages: number;
            /** Visit Token */
            visit_token: string | null;
        };
        /**
         * SearchSuggestion
         * @description A suggested course, filter value, institute group, article (`blog`), scholarship, page or search.
         *
         *     - kind: a `page` is a text that the team writes. A `site_page` is another page of the site, and its slug is its page
         *       type, such as terms_of_use. A `search` is a text that many visitors typed. Its slug is the text with hyphens, and
         *       is not part of an address.
         *     - other_name: the abbreviation or translated name that matches the text. Null means that `name` matches.
         *     - context: names that distinguish suggestions with equal names. For a specialization its discipline, for a course
         *       its institute and city, for an institute its country, for a city its state and country.
         *     - course_count: the number of courses with the value in the whole catalogue. For a `search`, the highest number of
         *       courses that a search for the text found on the last day with such a search. Null for a course, an institute
         *       group, an article, a scholarship or a page.
         */
        SearchSuggestion: {
            /** Context */
            context: string[];
            /** Course Count */
            course_count: number | null;
            /** Id */
            id: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "institute_group" | "country" | "institute" | "course" | "discipline" | "blog" | "scholarship" | "page" | "site_page" | "state" | "city" | "specialization" | "search";
            /** Name */
            name: string;
            /** Other Name */
            other_name: string | null;
            /** Slug */
            slug: string;
        };
        /**
         * SearchSuggestions
         * @description The groups that have a suggestion. Their order is the order of the values of SuggestionGroup.name.
         *
         *     `query` is the suggestion to search for the typed text. It is null if the text has no letter and no digit.
         */
        SearchSuggestions: {
            /** Groups */
            groups: components["schemas"]["SuggestionGroup"][];
            query: components["schemas"]["SuggestedQuery"] | null;
        };
        /**
         * SelectedLocation
         * @description A selected location: a place, or a point with a distance in km. LocationType describes the types.
         *
         *     - id, slug: the place, for the types Region, Country, State and City. One of the two keys is enough.
         *     - latitude, longitude: the point in WGS84 degrees, for the other types except `any`.
         *     - distance, distance value: the distance in km, as one of the ten distances of the specification. Every point needs
         *       one of the two keys. The home page sends `distance`, and the listing sends `distance value`.
         */
        SelectedLocation: {
            /** Address */
            address?: string | null;
            /** Distance */
            distance?: number | null;
            /** Distance Value */
            "distance value"?: number | null;
            /** Id */
            id?: number | null;
            /** Latitude */
            latitude?: number | null;
            /** Longitude */
            longitude?: number | null;
            /**
             * Name
             * @default
             */
            name?: string;
            /** Slug */
            slug?: string | null;
            type: components["schemas"]["LocationType"];
        };
        /**
         * SessionEntry
         * @description One session of a person. Times are ISO 8601 in UTC.
         *
         *     - client: the browser and operating system, such as 'Firefox on Linux'.
         *     - is_current: true if this request belongs to the session.
         */
        SessionEntry: {
            /** Client */
            client: string;
            /** Created At */
            created_at: string;
            /** Expires At */
            expires_at: string;
            /**
             * Id
             * Format: uuid
             */
            id: string;
            /** Is Current */
            is_current: boolean;
            /** Last Used At */
            last_used_at: string;
        };
        /** SessionList */
        SessionList: {
            /** Results */
            results: components["schemas"]["SessionEntry"][];
        };
        /**
         * SessionsEnded
         * @description The number of sessions that the request ended.
         */
        SessionsEnded: {
            /** Ended */
            ended: number;
        };
        /**
         * SharedPage
         * @description The pages that a short link can open. The specification defines the values in its table of routes.
         * @enum {string}
         */
        SharedPage: "course" | "course_detail" | "compare_course" | "search" | "discipline" | "discipline_detail" | "university_details" | "country" | "scholarship_detail" | "blog_detail";
        /** ShortLink */
        ShortLink: {
            payload: components["schemas"]["ShortLinkPayload"];
            /**
             * Uuid
             * Format: uuid
             */
            uuid: string;
        };
        /** ShortLinkMade */
        ShortLinkMade: {
            /**
             * Uuid
             * Format: uuid
             */
            uuid: string;
        };
        /**
         * ShortLinkPayload
         * @description The page that a short link opens. `key` is the kind of page, and `params` has its query parameters.
         */
        ShortLinkPayload: {
            key: components["schemas"]["SharedPage"];
            /** Params */
            params: {
                [key: string]: number | string;
            };
        };
        /**
         * SignUpChecked
         * @description The result of the first step of a registration. Known and unknown mail addresses get the same response.
         *
         *     - user_id, OTP: always null. The specification requires both keys.
         *     - local_mailbox: true if the site has no mail server. The command `finder mail` on the server then shows the code.
         */
        SignUpChecked: {
            /** Field */
            field: null;
            /** Local Mailbox */
            local_mailbox: boolean;
            /** Message */
            message: string;
            /** Otp */
            OTP: null;
            /**
             * Status
             * @constant
             */
            status: 200;
            /** User Id */
            user_id: null;
        };
        /**
         * SimilarCourses
         * @description At most three courses with the same specialization or discipline. The most similar course is first.
         *
         *     specialization_count is the number of courses that have the first specialization of this course. The number includes
         *     this course. It is 0 if the course has no specialization.
         */
        SimilarCourses: {
            /** Results */
            results: components["schemas"]["CourseCard"][];
            /** Specialization Count */
            specialization_count: number;
        };
        /**
         * SiteLanguage
         * @description A language of the site, of its mails and of the country guides, as an ISO 639-1 code. English is the first.
         * @enum {string}
         */
        SiteLanguage: "en" | "ur" | "ar";
        /**
         * SiteMenu
         * @description The entries to which the header and the footer link, and the totals of the catalogue.
         *
         *     - course_count, institute_count, scholarship_count: the numbers of published courses, institutes and scholarships.
         *     - country_count: the number of countries with a published course.
         *     - countries: at most 14 countries. The country with the most courses is first.
         *     - disciplines: at most 8 disciplines. The discipline with the most courses is first.
         *     - institute_groups, pathway_groups, apply_portals: at most 8 of each, in the order that the team has chosen. Groups
         *       and portals without a published institute are left out.
         *     - scholarships: at most 4 published scholarships, those with the lowest ids. Scholarships whose deadline has passed
         *       are left out.
         *     - what_is_interesting: at most 4 pages, in the order that the team has chosen.
         *     - blogs: at most 4 articles. The newest article is first.
         */
        SiteMenu: {
            /** Apply Portals */
            apply_portals: components["schemas"]["MenuEntry"][];
            /** Blogs */
            blogs: components["schemas"]["MenuEntry"][];
            /** Countries */
            countries: components["schemas"]["ListedCountry"][];
            /** Country Count */
            country_count: number;
            /** Course Count */
            course_count: number;
            /** Disciplines */
            disciplines: components["schemas"]["MenuDiscipline"][];
            /** Institute Count */
            institute_count: number;
            /** Institute Groups */
            institute_groups: components["schemas"]["MenuEntry"][];
            /** Pathway Groups */
            pathway_groups: components["schemas"]["MenuEntry"][];
            /** Scholarship Count */
            scholarship_count: number;
            /** Scholarships */
            scholarships: components["schemas"]["MenuEntry"][];
            /** What Is Interesting */
            what_is_interesting: components["schemas"]["MenuEntry"][];
        };
        /**
         * SiteSuggestion
         * @description A suggestion whose name matches the typed text, such as a course or a country.
         *
         *     - id, slug: the id and slug of the suggested course, country and so on. For the type Other Pages, `slug` is the path
         *       of the page without the first slash, and `id` is the id of the page or of its page type.
         *     - institute_id: the institute, or the institute of the course.
         *     - campus_id, campus_slug: the first campus of the institute, or the campus that the card of the course shows.
         *     - country_slug: the country, or the country of the institute or course.
         *     - course_slug, degree_level_slug: the course and its degree level.
         *     - discipline: the slug of the discipline, or of the discipline of the course.
         *
         *     A field is null if it does not apply to the type.
         */
        SiteSuggestion: {
            /** Campus Id */
            campus_id: number | null;
            /** Campus Slug */
            campus_slug: string | null;
            /** Country Slug */
            country_slug: string | null;
            /** Course Slug */
            course_slug: string | null;
            /** Degree Level Slug */
            degree_level_slug: string | null;
            /** Discipline */
            discipline: string | null;
            /** Id */
            id: number;
            /** Institute Id */
            institute_id: number | null;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /**
             * Type
             * @enum {string}
             */
            type: "Institute Group" | "Country" | "Institute" | "Course" | "Discipline" | "Blog" | "Scholarship" | "Other Pages";
        };
        /**
         * SiteSuggestions
         * @description The suggestions as one list.
         *
         *     Suggestions whose name equals the typed text are first. Names that differ from the text by one typo follow, then
         *     names that differ by two typos, and then all other names. Among equally similar names, the order is that of the
         *     values of SiteSuggestion.type.
         */
        SiteSuggestions: {
            /** Results */
            results: components["schemas"]["SiteSuggestion"][];
        };
        /** SpecializationChoices */
        SpecializationChoices: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["SpecializationFacet"][];
        };
        /** SpecializationFacet */
        SpecializationFacet: {
            /** Course Count */
            course_count: number;
            /** Discipline Id */
            discipline_id: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /**
             * Type
             * @constant
             */
            type: "specialization";
        };
        /** SpecializationFacetPage */
        SpecializationFacetPage: {
            /** Count */
            count: number;
            links: components["schemas"]["NextLink"];
            /** Results */
            results: components["schemas"]["SpecializationFacet"][];
        };
        /**
         * SpecializationList
         * @description One page of at most 27 specializations. `next` is the address of the next page, or null on the last page.
         */
        SpecializationList: {
            /** Count */
            count: number;
            /** Next */
            next: string | null;
            /** Results */
            results: components["schemas"]["SpecializationFacet"][];
        };
        /** SpecializationOption */
        SpecializationOption: {
            /** Course Count */
            course_count: number;
            /** Discipline Id */
            discipline_id: number;
            /** Excluded */
            excluded: boolean;
            /** Id */
            id: number;
            /** Interpreted */
            interpreted: boolean;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
            /**
             * Type
             * @constant
             */
            type: "specialization";
        };
        /**
         * SpecializationOptionPage
         * @description One page of at most 27 values of a facet.
         *
         *     - count: the number of values on all pages.
         *     - chosen: all values that the request includes or excludes, or that the search text selects. Every page repeats
         *       these values.
         *     - results: the values of this page.
         *     - next_page: the number of the next page, or null on the last page.
         */
        SpecializationOptionPage: {
            /** Chosen */
            chosen: components["schemas"]["SpecializationOption"][];
            /** Count */
            count: number;
            /** Next Page */
            next_page: number | null;
            /** Results */
            results: components["schemas"]["SpecializationOption"][];
        };
        /**
         * SpecializationResult
         * @description One page of at most 29 specializations. `count` is the number of specializations on all pages.
         */
        SpecializationResult: {
            /** Count */
            count: number;
            /** Page */
            page: number;
            /** Result */
            result: components["schemas"]["SpecializationFacet"][];
            /** Total Pages */
            total_pages: number;
        };
        /**
         * SpellCheck
         * @description The result of a spell check. `word` is the whole corrected text, not only one word.
         *
         *     `word` is null if the text has no typos, or if the corrected text has no results.
         */
        SpellCheck: {
            /** Word */
            word: string | null;
        };
        /** StateFacet */
        StateFacet: {
            /** Cities */
            cities: components["schemas"]["CityFacet"][];
            /** Country Id */
            country_id: number;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Slug */
            slug: string;
            /** State Name */
            state_name: string;
        };
        /** StateOption */
        StateOption: {
            /** Cities */
            cities: components["schemas"]["CityOption"][];
            /** Country Id */
            country_id: number;
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Id */
            id: number;
            /** Interpreted */
            interpreted: boolean;
            /** Selected */
            selected: boolean;
            /** Slug */
            slug: string;
            /** State Name */
            state_name: string;
        };
        /** StatePlace */
        StatePlace: {
            /** Cities */
            cities: components["schemas"]["CityPlace"][];
            /** Country Id */
            country_id: number;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Institute Count */
            institute_count: number;
            /** Slug */
            slug: string;
            /** State Name */
            state_name: string;
        };
        /** StudyModeChoice */
        StudyModeChoice: {
            /**
             * Exclude
             * @default []
             */
            exclude?: components["schemas"]["StudyModeSlug"][];
            /**
             * Include
             * @default []
             */
            include?: components["schemas"]["StudyModeSlug"][];
        };
        /** StudyModeFacet */
        StudyModeFacet: {
            /** Course Count */
            course_count: number;
            /** Name */
            name: string;
            /**
             * Slug
             * @enum {string}
             */
            slug: "full-time" | "part-time" | "online" | "unknown";
        };
        /** StudyModeOption */
        StudyModeOption: {
            /** Course Count */
            course_count: number;
            /** Excluded */
            excluded: boolean;
            /** Interpreted */
            interpreted: boolean;
            /** Name */
            name: string;
            /** Selected */
            selected: boolean;
            /**
             * Slug
             * @enum {string}
             */
            slug: "full-time" | "part-time" | "online" | "unknown";
        };
        /**
         * StudyModeSlug
         * @description A study mode in requests and documents. `unknown` means that no source states the study mode of the course.
         * @enum {string}
         */
        StudyModeSlug: "full-time" | "part-time" | "online" | "unknown";
        /**
         * Submitted
         * @description The result of a submitted form.
         *
         *     submission_id is the idempotency key of the form. A repeated request with the same key succeeds, but stores nothing.
         */
        Submitted: {
            /** Message */
            message: string;
            /**
             * Status
             * @constant
             */
            status: 200;
            /** Submission Id */
            submission_id: string;
        };
        /**
         * SuggestedQuery
         * @description The suggestion to search for the typed text, with the meaning that the search finds in the text.
         *
         *     - text: the typed text. Each run of white space is one space.
         *     - corrected_text: the text after the correction of typos, or null if the search would use the text as typed.
         *     - spans: the parts of corrected_text that have a meaning, or the parts of `text` if corrected_text is null.
         *     - course_count: the number of courses in the whole catalogue that meet the whole text. A count below 5 is null,
         *       because the search is then widened and shows more courses. If the text is a whole name, every count is given.
         */
        SuggestedQuery: {
            /** Corrected Text */
            corrected_text: string | null;
            /** Course Count */
            course_count: number | null;
            /** Spans */
            spans: components["schemas"]["UnderstoodSpan"][];
            /** Text */
            text: string;
        };
        /**
         * Suggestion
         * @description A place that matches the typed text.
         *
         *     - type: the type to send in location_search. A Region, Country, State or City can be sent with its id or slug. An
         *       auto_location is a postcode, or a town without a campus. It is sent with its point, and its slug is null.
         *     - id: the id of the place, also of a town without a campus. Null for a postcode.
         *     - address: the names of the place and of its state and country, separated by commas.
         *     - latitude, longitude: the point in WGS84 degrees. A state or country has the point of its largest city. Null for a
         *       region.
         *     - distance_km: the distance from the point of the request, or null if the request has no point.
         *     - course_count: the number of courses at the place in the whole catalogue. Null for an auto_location.
         */
        Suggestion: {
            /** Address */
            address: string;
            /** Country Id */
            country_id: number | null;
            /** Country Name */
            country_name: string | null;
            /** Country Slug */
            country_slug: string | null;
            /** Course Count */
            course_count: number | null;
            /** Distance Km */
            distance_km: number | null;
            /** Id */
            id: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "region" | "country" | "state" | "city" | "town" | "postcode";
            /** Latitude */
            latitude: number | null;
            /** Longitude */
            longitude: number | null;
            /** Name */
            name: string;
            /** Postcode */
            postcode: string | null;
            /** Slug */
            slug: string | null;
            /** State Name */
            state_name: string | null;
            /** State Slug */
            state_slug: string | null;
            /**
             * Type
             * @enum {string}
             */
            type: "Region" | "Country" | "State" | "City" | "auto_location";
        };
        /**
         * SuggestionGroup
         * @description The suggestions of one kind. A group has at least one suggestion, and the best suggestion is first.
         */
        SuggestionGroup: {
            /**
             * Name
             * @enum {string}
             */
            name: "searches" | "institute_groups" | "countries" | "institutes" | "courses" | "disciplines" | "blogs" | "scholarships" | "pages" | "places" | "subjects";
            /** Suggestions */
            suggestions: components["schemas"]["SearchSuggestion"][];
        };
        /**
         * TextInterpretation
         * @description The meaning of the search text. `spans` lists the parts of the text that have a meaning, from left to right.
         *
         *     - widening: null if the search was not widened, because at least 5 courses meet the whole text or because a wider
         *       search finds no further course.
         *     - widening_steps: the number of steps by which the search was widened, or 0. Each step requires less of the text.
         *       Send this number in the requests for later pages, facets and the map, so that they describe the same courses.
         */
        TextInterpretation: {
            /** Spans */
            spans: components["schemas"]["UnderstoodSpan"][];
            widening: components["schemas"]["Widening"] | null;
            /** Widening Steps */
            widening_steps: number;
        };
        /**
         * TopWord
         * @description A discipline or specialization with the number of its published courses, or a popular search.
         *
         *     The name of a `search` is a text that many visitors typed. Its course_count is the highest number of courses that a
         *     search for this text found on the last day with such a search. Its slug is the text with hyphens, and is not part of
         *     an address.
         */
        TopWord: {
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Slug */
            slug: string;
            /**
             * Type
             * @enum {string}
             */
            type: "discipline" | "specialization" | "search";
        };
        /**
         * TranslatedNames
         * @description The translated names in one language.
         *
         *     The keys with names, such as `disciplines`, map the slug of a value to its translated name. A value without a
         *     translation is absent, and the site shows its English name.
         *
         *     - visa_requirements: maps the English text to the translation, because requirements have no slug.
         *     - states, cities: the places with a campus. The English name of a place is a further key, if all places with this
         *       English name have the same translation.
         *     - source: who wrote the names. `own` means that they were written for this product. Names of states and cities were
         *       also taken from GeoNames, the Unicode CLDR and iso3166-2-db.
         *     - is_reviewed: true if a speaker of the language has read every name.
         */
        TranslatedNames: {
            /** Cities */
            cities: {
                [key: string]: string;
            };
            /** Degree Levels */
            degree_levels: {
                [key: string]: string;
            };
            /** Disciplines */
            disciplines: {
                [key: string]: string;
            };
            /** Is Reviewed */
            is_reviewed: boolean;
            /** Language */
            language: string;
            /** Regions */
            regions: {
                [key: string]: string;
            };
            /**
             * Source
             * @constant
             */
            source: "own";
            /** Specializations */
            specializations: {
                [key: string]: string;
            };
            /** States */
            states: {
                [key: string]: string;
            };
            /** Visa Requirements */
            visa_requirements: {
                [key: string]: string;
            };
        };
        /**
         * UnderstoodAmount
         * @description A fee per year, a duration in weeks, or the score of an English test. A missing lower or upper end is null.
         *
         *     `currency` is the ISO 4217 code for a fee. The search uses the first of these currencies that is known:
         *     - the currency that the text states,
         *     - the currency of the country, if the text names exactly one country,
         *     - the default currency.
         *
         *     `currency` is null for a duration, for a score, and for a currency that the catalogue does not have.
         */
        UnderstoodAmount: {
            /** Currency */
            currency: string | null;
            /** Lower */
            lower: number | null;
            /** Upper */
            upper: number | null;
        };
        /**
         * UnderstoodSpan
         * @description A part of the text that has a meaning. "nursing in london" has two spans: subject Nursing and place London.
         *
         *     - start, end: the character positions of the span. Each run of white space in the text counts as one space. The end
         *       is exclusive.
         *     - kind: the kind of meaning. A "wish" sorts the courses, such as `cheap`. A "want" is a request for which the
         *       catalogue has no data, such as `with scholarship`.
         *     - values: the names of at most three values that the span means. value_count is the number of all these values.
         *     - value: "cheap", "best" or "fast" for a wish, a word such as "funding" for a want, "other-test" for
         *       `without ielts`, or the earliest deadline (ISO 8601) for `deadline after march`.
         *     - effect: what the span does in the search.
         *       - filter: the search finds only courses with one of the values.
         *       - exclude: the search finds no course with one of the values.
         *       - subject: the search finds only courses of this subject.
         *       - boost: courses with the value come first. The words of the span are searched as text too.
         *       - order: the span sets the order of the courses.
         *       - note: the catalogue does not have the data, so the span changes nothing.
         *       - overridden: the span changes nothing, because the request has its own filter of this kind, or its own order.
         */
        UnderstoodSpan: {
            amount: components["schemas"]["UnderstoodAmount"] | null;
            /**
             * Effect
             * @enum {string}
             */
            effect: "filter" | "exclude" | "subject" | "boost" | "order" | "note" | "overridden";
            /** End */
            end: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "subject" | "level" | "place" | "institute" | "study mode" | "language" | "month" | "fee" | "duration" | "english test" | "deadline" | "wish" | "want";
            /** Start */
            start: number;
            /** Text */
            text: string;
            /** Value */
            value: string | null;
            /** Value Count */
            value_count: number;
            /** Values */
            values: string[];
        };
        /**
         * VisaGuideEntry
         * @description The visa guide of a country: the requirements for a student visa.
         *
         *     - translations: the requirements in other languages. A translation is one text with one requirement on each line.
         *     - fee_amount, fee_currency: the fee for the visa, or null if it is unknown. fee_currency is a code such as GBP.
         *     - weeks_min, weeks_max: the time until the decision in weeks, or null if it is unknown.
         *     - source: the author of the guide.
         *     - source_date: the day on which the guide was compared with official_url (ISO 8601).
         *     - is_sample: true if the guide is illustrative.
         */
        VisaGuideEntry: {
            country: components["schemas"]["Named"];
            /** Fee Amount */
            fee_amount: number | null;
            /** Fee Currency */
            fee_currency: string | null;
            /** Is Sample */
            is_sample: boolean;
            /** Official Url */
            official_url: string;
            /** Requirements */
            requirements: string[];
            /** Source */
            source: string;
            /** Source Date */
            source_date: string;
            /** Translations */
            translations: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Weeks Max */
            weeks_max: number | null;
            /** Weeks Min */
            weeks_min: number | null;
        };
        /**
         * VisaGuideList
         * @description The visa guides, sorted by country name.
         */
        VisaGuideList: {
            /** Results */
            results: components["schemas"]["VisaGuideEntry"][];
        };
        /**
         * Widening
         * @description How a search was widened. A search is widened if fewer than 5 courses meet the whole text.
         *
         *     A widened search also finds courses that meet only a part of the text.
         *
         *     - full_total: the number of courses that meet the whole text. These courses come first.
         *     - corrected_text: the text after the correction of typos, or null if nothing was corrected.
         *     - similar_words: the words of the text that also match words with a similar spelling.
         *     - lacks: the kinds of requirements in the text, such as "fee", that the additional courses need not meet.
         *     - words: the words of the text that are optional. An additional course may lack some of these words.
         */
        Widening: {
            /** Corrected Text */
            corrected_text: string | null;
            /** Full Total */
            full_total: number;
            /** Lacks */
            lacks: ("words" | "english test" | "deadline" | "language" | "study mode" | "intake" | "duration" | "fee" | "subject" | "institute" | "level" | "place")[];
            /** Similar Words */
            similar_words: string[];
            /** Words */
            words: string[];
        };
        /**
         * WordsFound
         * @description Words of the search text that match in one field of the course, such as its name.
         *
         *     - typed: the words as the visitor typed them.
         *     - field: the field of the course. `other` means that no single field contains the words.
         *     - found: the words that the field contains. They can be another form, a synonym or the correct spelling of the typed
         *       words. The list is empty if `field` is `other`.
         */
        WordsFound: {
            /**
             * Field
             * @enum {string}
             */
            field: "name" | "title" | "specialization" | "discipline" | "institute" | "level" | "campus" | "city" | "state" | "country" | "other";
            /** Found */
            found: string[];
            /** Typed */
            typed: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    account_applications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_application: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                application_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationDetail"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_withdraw_application: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                application_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationDetail"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_deadline_reminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineReminders"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_add_deadline_reminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scholarship_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineReminders"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_remove_deadline_reminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scholarship_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineReminders"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_documents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_add_document: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    application_id?: string;
                    /** Format: binary */
                    file?: string;
                    /** @enum {string} */
                    kind?: "" | "certificate" | "finance" | "language_test" | "other" | "passport" | "recommendation" | "statement" | "transcript";
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentEntry"];
                };
            };
            /** @description A parameter is wrong, or the body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, as a download. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                    "image/jpeg": unknown;
                    "image/png": unknown;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_delete_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_change_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_confirm_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCode"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
            /** @description The code does not match, or the address is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_change_followed_alerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChoice"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchList"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_followed_institutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedInstitutes"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_follow_institute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                institute_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedInstitutes"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_unfollow_institute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                institute_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedInstitutes"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonDeletion"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, as a download. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_order_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The mailed link has expired or was used. Request a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_photo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_saved_searches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchList"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_save_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedSearch"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchList"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_change_saved_search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchList"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_delete_saved_search: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchList"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_revoke_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_end_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMessage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request comes from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_visas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaGuideList"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    account_visa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of a country. */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaGuideEntry"];
                };
            };
            /** @description Nobody is signed in, or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    apply_portal_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedGroup"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    apply_portal_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    apply_portal_disciplines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupDisciplines"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    apply_portal_locations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLocations"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    apply_portal_institutes: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GroupInstituteFilter"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupInstitutePage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    blog_list: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
                /** @description Only articles with all these words, in English or in a translation. Case is ignored. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPage"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    blog_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blog: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    campus_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campus: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampusDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    page_routes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageRouteEntry"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    page_route_slug: {
        parameters: {
            query: {
                /** @description A page type, such as `course_detail`. */
                page_type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSlug"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_questions: {
        parameters: {
            query?: {
                language?: components["schemas"]["SiteLanguage"];
            };
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryQuestion"][];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_courses_overview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryCoursesOverview"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_disciplines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryDisciplines"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_institutes: {
        parameters: {
            query?: {
                order?: components["schemas"]["InstituteOrder"];
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CountryInstituteFilter"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstitutePage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_rankings: {
        parameters: {
            query?: {
                order?: components["schemas"]["InstituteOrder"];
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstitutePage"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCountry"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_tree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryTree"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_all_courses_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueOverview"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_max_fee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaxFee"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    country_scholarships: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipCountry"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_compare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedCourse"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_crm_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmCourseDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    similar_courses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarCourses"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_base_filters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseFilters"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_country_states: {
        parameters: {
            query: {
                /** @description An id, or a slug. */
                country_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["ListedState"];
                    };
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_related_degree_levels_count: {
        parameters: {
            query?: {
                /** @description Ids or slugs of degree levels or level types, repeated or separated by commas. Empty means all. */
                levels?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DegreeLevelCounts"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_related_institutes: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
                /** @description Returns only values with a word that begins with this text, such as `eng` for Engineering. Case and accents are ignored. The counts do not change. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstituteFacetPage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_related_intakes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeFacets"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_related_specialization_count: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
                /** @description Returns only values with a word that begins with this text, such as `eng` for Engineering. Case and accents are ignored. The counts do not change. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecializationFacetPage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_related_specializations: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
                /** @description Returns only values with a word that begins with this text, such as `eng` for Engineering. Case and accents are ignored. The counts do not change. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecializationFacetPage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_search: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSearchPage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    courses_by_ids: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoursesByIds"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoursesByIdsPage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course_spell_check: {
        parameters: {
            query: {
                /** @description The typed text. */
                spell_check: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpellCheck"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    currency_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCurrency"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    degree_level_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DegreeLevelGroupFacet"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discipline_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplineList"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discipline_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discipline: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplineWithLevels"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discipline_courses_overview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discipline: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoursesOverview"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discipline_specializations: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
                /** @description Returns only values with a word that begins with this text, such as `eng` for Engineering. Case and accents are ignored. The counts do not change. */
                search?: string;
            };
            header?: never;
            path: {
                discipline: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecializationList"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discipline_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplineWithLevels"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    institute_group_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedGroup"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    institute_group_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    institute_group_disciplines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupDisciplines"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    institute_group_locations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLocations"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    institute_group_institutes: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GroupInstituteFilter"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupInstitutePage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    institute_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                institute: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstituteDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    institute_disciplines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                institute: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CampusFilter"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstituteDisciplines"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    institute_all: {
        parameters: {
            query?: {
                /** @description The id or slug of a country. Only institutes with a published course in it are listed. */
                country?: string;
                order?: components["schemas"]["InstituteOrder"];
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
                /** @description Only institutes with a rank. */
                ranked?: boolean;
                /** @description Returns only values with a word that begins with this text, such as `eng` for Engineering. Case and accents are ignored. The counts do not change. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstitutePage"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    location_auto_suggestion: {
        parameters: {
            query?: {
                /** @description With latitude and longitude, equally good matches are sorted by distance. */
                latitude?: number | null;
                limit?: number;
                longitude?: number | null;
                /** @description The typed text, in any script. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationSuggestions"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    map_names: {
        parameters: {
            query: {
                east: number;
                north: number;
                south: number;
                west: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapNames"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    map_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapSettings"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    marketing_card_list: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingCardPage"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    marketing_card_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                card: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingCardDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    names_in_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslatedNames"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    page_category: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path: {
                /** @description The kind of page, such as `what-is-interesting`. */
                category: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageList"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    page_list: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageList"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    page_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathway_group_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedGroup"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathway_group_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathway_group_disciplines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupDisciplines"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathway_group_locations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupLocations"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pathway_group_institutes: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path: {
                group: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GroupInstituteFilter"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupInstitutePage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    region_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionWithCountries"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    region_countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryOfRegions"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    region_popular_cities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopularCity"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    region_popular_countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCountry"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replacement: {
        parameters: {
            query: {
                /** @description A path on this site, with its query: /course-detail/bsc */
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replacement"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scholarship: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipDetail"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The value was published once and is withdrawn. Do not retry. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_all: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipPage"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_related_countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipCountry"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_related_degree_levels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScholarshipFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipFacetValue"][];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_related_disciplines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScholarshipFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipFacetValue"][];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_related_institutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScholarshipFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipFacetValue"][];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_related_months: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScholarshipFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipFacetValue"][];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_related_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScholarshipFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipFacetValue"][];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_related_years: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScholarshipFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipFacetValue"][];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scholarship_search: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScholarshipFilters"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScholarshipSearchPage"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The point-in-time session has expired. Start a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_course_countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryChoices"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_course_courses: {
        parameters: {
            query?: {
                /** @description Pages start at 1. An empty value means page 1. */
                page?: number;
            };
            header?: never;
            path: {
                campus: string;
                country: string;
                degree_level: string;
                discipline: string;
                specialization: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSearchPage"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_course_specializations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campus: string;
                country: string;
                degree_level: string;
                discipline: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecializationChoices"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_course_campuses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
                degree_level: string;
                discipline: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampusChoices"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_course_degree_levels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
                discipline: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DegreeLevelChoices"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_course_disciplines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplineChoices"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_log_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogState"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_log_choice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogChoice"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_log_outcomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Outcomes"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_suggestions: {
        parameters: {
            query?: {
                /** @description The highest number of suggestions per group. */
                limit?: number;
                /** @description The typed text, in any script. */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    short_link_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShortLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortLinkMade"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    short_link_follow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortLink"];
                };
            };
            /** @description The path or the query contains an unknown id or slug. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    site_menu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteMenu"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    site_suggestion: {
        parameters: {
            query?: {
                /** @description The highest number of suggestions per group. */
                limit?: number;
                /** @description The typed text, in any script. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSuggestions"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    source_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSource"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    top_words_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopWord"][];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_courses_count: {
        parameters: {
            query?: {
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                city?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                country?: string[];
                /** @description A range in years in steps of 0.5, both ends included: `1-2.5`. `3-` means 3 or more, `-2` means 2 or less. An upper end of 5 means 5 or more. `0-5` filters nothing. Any other range removes courses of unknown duration. */
                course_duration?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel_type?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                discipline?: string[];
                /** @description A range in whole Pakistani rupees (PKR) per year, both ends included: `100000-500000`. `500000-` means 500000 or more, `-500000` means 500000 or less. `0-5000000` filters nothing, as in the listing. Any other range removes courses with an unknown fee. */
                fee_range?: string;
                /** @description True for the first request of a visitor. The parameter never changes the response. */
                first_load?: boolean;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                institute?: string[];
                /** @description Each value is COLLEGE or UNIVERSITY. Values are repeated or separated by commas. */
                institute_type?: components["schemas"]["InstituteType"][];
                /** @description Each value is a month in lower case, such as september. Values are repeated or separated by commas. */
                intake_month?: string[];
                /** @description True turns places, levels, months, fees and other terms of the text into filters. With false, every word of the text must match. */
                interpret?: boolean;
                /** @description Each value is an ISO 639-1 code (such as en), or other, or unknown. Values are repeated or separated by commas. */
                language?: string[];
                /** @description The order of courses, 0 to 5 as in the listing. The order changes no count. */
                order_by?: components["schemas"]["Order"];
                /** @description Starts at 1. A page has 29 entries. Endpoints without pages ignore it. */
                page?: number;
                /** @description `p1` and `true` find only popular courses. `p1` is the panel Popular Options. */
                popularity?: "p1" | "true" | "false";
                /** @description Free text that the courses must match. */
                search?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                specialization?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                state?: string[];
                /** @description Each value is full-time, part-time, online or unknown. Values are repeated or separated by commas. */
                study_mode?: components["schemas"]["StudyModeSlug"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseCount"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_courses_v2: {
        parameters: {
            query?: {
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                city?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                country?: string[];
                /** @description A range in years in steps of 0.5, both ends included: `1-2.5`. `3-` means 3 or more, `-2` means 2 or less. An upper end of 5 means 5 or more. `0-5` filters nothing. Any other range removes courses of unknown duration. */
                course_duration?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel_type?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                discipline?: string[];
                /** @description A range in whole Pakistani rupees (PKR) per year, both ends included: `100000-500000`. `500000-` means 500000 or more, `-500000` means 500000 or less. `0-5000000` filters nothing, as in the listing. Any other range removes courses with an unknown fee. */
                fee_range?: string;
                /** @description True for the first request of a visitor. The parameter never changes the response. */
                first_load?: boolean;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                institute?: string[];
                /** @description Each value is COLLEGE or UNIVERSITY. Values are repeated or separated by commas. */
                institute_type?: components["schemas"]["InstituteType"][];
                /** @description Each value is a month in lower case, such as september. Values are repeated or separated by commas. */
                intake_month?: string[];
                /** @description True turns places, levels, months, fees and other terms of the text into filters. With false, every word of the text must match. */
                interpret?: boolean;
                /** @description Each value is an ISO 639-1 code (such as en), or other, or unknown. Values are repeated or separated by commas. */
                language?: string[];
                /** @description The order of courses, 0 to 5 as in the listing. The order changes no count. */
                order_by?: components["schemas"]["Order"];
                /** @description Starts at 1. A page has 29 entries. Endpoints without pages ignore it. */
                page?: number;
                /** @description `p1` and `true` find only popular courses. `p1` is the panel Popular Options. */
                popularity?: "p1" | "true" | "false";
                /** @description Free text that the courses must match. */
                search?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                specialization?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                state?: string[];
                /** @description Each value is full-time, part-time, online or unknown. Values are repeated or separated by commas. */
                study_mode?: components["schemas"]["StudyModeSlug"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseResult"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_degree_levels: {
        parameters: {
            query?: {
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                city?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                country?: string[];
                /** @description A range in years in steps of 0.5, both ends included: `1-2.5`. `3-` means 3 or more, `-2` means 2 or less. An upper end of 5 means 5 or more. `0-5` filters nothing. Any other range removes courses of unknown duration. */
                course_duration?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel_type?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                discipline?: string[];
                /** @description A range in whole Pakistani rupees (PKR) per year, both ends included: `100000-500000`. `500000-` means 500000 or more, `-500000` means 500000 or less. `0-5000000` filters nothing, as in the listing. Any other range removes courses with an unknown fee. */
                fee_range?: string;
                /** @description True for the first request of a visitor. The parameter never changes the response. */
                first_load?: boolean;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                institute?: string[];
                /** @description Each value is COLLEGE or UNIVERSITY. Values are repeated or separated by commas. */
                institute_type?: components["schemas"]["InstituteType"][];
                /** @description Each value is a month in lower case, such as september. Values are repeated or separated by commas. */
                intake_month?: string[];
                /** @description True turns places, levels, months, fees and other terms of the text into filters. With false, every word of the text must match. */
                interpret?: boolean;
                /** @description Each value is an ISO 639-1 code (such as en), or other, or unknown. Values are repeated or separated by commas. */
                language?: string[];
                /** @description The order of courses, 0 to 5 as in the listing. The order changes no count. */
                order_by?: components["schemas"]["Order"];
                /** @description Starts at 1. A page has 29 entries. Endpoints without pages ignore it. */
                page?: number;
                /** @description `p1` and `true` find only popular courses. `p1` is the panel Popular Options. */
                popularity?: "p1" | "true" | "false";
                /** @description Free text that the courses must match. */
                search?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                specialization?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                state?: string[];
                /** @description Each value is full-time, part-time, online or unknown. Values are repeated or separated by commas. */
                study_mode?: components["schemas"]["StudyModeSlug"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DegreeLevelResult"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_disciplines: {
        parameters: {
            query?: {
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                city?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                country?: string[];
                /** @description A range in years in steps of 0.5, both ends included: `1-2.5`. `3-` means 3 or more, `-2` means 2 or less. An upper end of 5 means 5 or more. `0-5` filters nothing. Any other range removes courses of unknown duration. */
                course_duration?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel_type?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                discipline?: string[];
                /** @description A range in whole Pakistani rupees (PKR) per year, both ends included: `100000-500000`. `500000-` means 500000 or more, `-500000` means 500000 or less. `0-5000000` filters nothing, as in the listing. Any other range removes courses with an unknown fee. */
                fee_range?: string;
                /** @description True for the first request of a visitor. The parameter never changes the response. */
                first_load?: boolean;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                institute?: string[];
                /** @description Each value is COLLEGE or UNIVERSITY. Values are repeated or separated by commas. */
                institute_type?: components["schemas"]["InstituteType"][];
                /** @description Each value is a month in lower case, such as september. Values are repeated or separated by commas. */
                intake_month?: string[];
                /** @description True turns places, levels, months, fees and other terms of the text into filters. With false, every word of the text must match. */
                interpret?: boolean;
                /** @description Each value is an ISO 639-1 code (such as en), or other, or unknown. Values are repeated or separated by commas. */
                language?: string[];
                /** @description The order of courses, 0 to 5 as in the listing. The order changes no count. */
                order_by?: components["schemas"]["Order"];
                /** @description Starts at 1. A page has 29 entries. Endpoints without pages ignore it. */
                page?: number;
                /** @description `p1` and `true` find only popular courses. `p1` is the panel Popular Options. */
                popularity?: "p1" | "true" | "false";
                /** @description Free text that the courses must match. */
                search?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                specialization?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                state?: string[];
                /** @description Each value is full-time, part-time, online or unknown. Values are repeated or separated by commas. */
                study_mode?: components["schemas"]["StudyModeSlug"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplineResult"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_institutes: {
        parameters: {
            query?: {
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                city?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                country?: string[];
                /** @description A range in years in steps of 0.5, both ends included: `1-2.5`. `3-` means 3 or more, `-2` means 2 or less. An upper end of 5 means 5 or more. `0-5` filters nothing. Any other range removes courses of unknown duration. */
                course_duration?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel_type?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                discipline?: string[];
                /** @description A range in whole Pakistani rupees (PKR) per year, both ends included: `100000-500000`. `500000-` means 500000 or more, `-500000` means 500000 or less. `0-5000000` filters nothing, as in the listing. Any other range removes courses with an unknown fee. */
                fee_range?: string;
                /** @description True for the first request of a visitor. The parameter never changes the response. */
                first_load?: boolean;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                institute?: string[];
                /** @description Each value is COLLEGE or UNIVERSITY. Values are repeated or separated by commas. */
                institute_type?: components["schemas"]["InstituteType"][];
                /** @description Each value is a month in lower case, such as september. Values are repeated or separated by commas. */
                intake_month?: string[];
                /** @description True turns places, levels, months, fees and other terms of the text into filters. With false, every word of the text must match. */
                interpret?: boolean;
                /** @description Each value is an ISO 639-1 code (such as en), or other, or unknown. Values are repeated or separated by commas. */
                language?: string[];
                /** @description The order of courses, 0 to 5 as in the listing. The order changes no count. */
                order_by?: components["schemas"]["Order"];
                /** @description Starts at 1. A page has 29 entries. Endpoints without pages ignore it. */
                page?: number;
                /** @description `p1` and `true` find only popular courses. `p1` is the panel Popular Options. */
                popularity?: "p1" | "true" | "false";
                /** @description Free text that the courses must match. */
                search?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                specialization?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                state?: string[];
                /** @description Each value is full-time, part-time, online or unknown. Values are repeated or separated by commas. */
                study_mode?: components["schemas"]["StudyModeSlug"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstituteResult"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_locations: {
        parameters: {
            query?: {
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                city?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                country?: string[];
                /** @description A range in years in steps of 0.5, both ends included: `1-2.5`. `3-` means 3 or more, `-2` means 2 or less. An upper end of 5 means 5 or more. `0-5` filters nothing. Any other range removes courses of unknown duration. */
                course_duration?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel_type?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                discipline?: string[];
                /** @description A range in whole Pakistani rupees (PKR) per year, both ends included: `100000-500000`. `500000-` means 500000 or more, `-500000` means 500000 or less. `0-5000000` filters nothing, as in the listing. Any other range removes courses with an unknown fee. */
                fee_range?: string;
                /** @description True for the first request of a visitor. The parameter never changes the response. */
                first_load?: boolean;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                institute?: string[];
                /** @description Each value is COLLEGE or UNIVERSITY. Values are repeated or separated by commas. */
                institute_type?: components["schemas"]["InstituteType"][];
                /** @description Each value is a month in lower case, such as september. Values are repeated or separated by commas. */
                intake_month?: string[];
                /** @description True turns places, levels, months, fees and other terms of the text into filters. With false, every word of the text must match. */
                interpret?: boolean;
                /** @description Each value is an ISO 639-1 code (such as en), or other, or unknown. Values are repeated or separated by commas. */
                language?: string[];
                /** @description The order of courses, 0 to 5 as in the listing. The order changes no count. */
                order_by?: components["schemas"]["Order"];
                /** @description Starts at 1. A page has 29 entries. Endpoints without pages ignore it. */
                page?: number;
                /** @description `p1` and `true` find only popular courses. `p1` is the panel Popular Options. */
                popularity?: "p1" | "true" | "false";
                /** @description Free text that the courses must match. */
                search?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                specialization?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                state?: string[];
                /** @description Each value is full-time, part-time, online or unknown. Values are repeated or separated by commas. */
                study_mode?: components["schemas"]["StudyModeSlug"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceResult"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    search_specializations: {
        parameters: {
            query?: {
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                city?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                country?: string[];
                /** @description A range in years in steps of 0.5, both ends included: `1-2.5`. `3-` means 3 or more, `-2` means 2 or less. An upper end of 5 means 5 or more. `0-5` filters nothing. Any other range removes courses of unknown duration. */
                course_duration?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                degreelevel_type?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                discipline?: string[];
                /** @description A range in whole Pakistani rupees (PKR) per year, both ends included: `100000-500000`. `500000-` means 500000 or more, `-500000` means 500000 or less. `0-5000000` filters nothing, as in the listing. Any other range removes courses with an unknown fee. */
                fee_range?: string;
                /** @description True for the first request of a visitor. The parameter never changes the response. */
                first_load?: boolean;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                institute?: string[];
                /** @description Each value is COLLEGE or UNIVERSITY. Values are repeated or separated by commas. */
                institute_type?: components["schemas"]["InstituteType"][];
                /** @description Each value is a month in lower case, such as september. Values are repeated or separated by commas. */
                intake_month?: string[];
                /** @description True turns places, levels, months, fees and other terms of the text into filters. With false, every word of the text must match. */
                interpret?: boolean;
                /** @description Each value is an ISO 639-1 code (such as en), or other, or unknown. Values are repeated or separated by commas. */
                language?: string[];
                /** @description The order of courses, 0 to 5 as in the listing. The order changes no count. */
                order_by?: components["schemas"]["Order"];
                /** @description Starts at 1. A page has 29 entries. Endpoints without pages ignore it. */
                page?: number;
                /** @description `p1` and `true` find only popular courses. `p1` is the panel Popular Options. */
                popularity?: "p1" | "true" | "false";
                /** @description Free text that the courses must match. */
                search?: string;
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                specialization?: string[];
                /** @description Ids or slugs, repeated or separated by commas. Values are combined with OR. */
                state?: string[];
                /** @description Each value is full-time, part-time, online or unknown. Values are repeated or separated by commas. */
                study_mode?: components["schemas"]["StudyModeSlug"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecializationResult"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests from one address; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_application_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationMove"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmAccepted"];
                };
            };
            /** @description A parameter is wrong, or the body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A key or a value is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_apply_to_course: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    admission_schedule?: string;
                    campus?: string;
                    citizenship?: string;
                    city?: string;
                    country?: string;
                    course_fee?: string;
                    course_id?: string;
                    course_name?: string;
                    course_title?: string;
                    currency?: string;
                    degree_level?: string;
                    discipline?: string;
                    duration?: string;
                    email_address?: string;
                    fee_per_year?: string;
                    first_name?: string;
                    institute?: string;
                    intake?: string;
                    language?: string;
                    last_name?: string;
                    message?: string;
                    mobile?: string;
                    nationality?: string;
                    preferredCountry?: string;
                    residence?: string;
                    sector?: string;
                    source?: string;
                    specialization?: string;
                    state?: string;
                    submission_id?: string;
                    terms?: string;
                    title?: string;
                    type?: string;
                    user_id?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submitted"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_check_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    city?: string;
                    confirm_password?: string;
                    email_address?: string;
                    first_name?: string;
                    /** @enum {string} */
                    language?: "" | "ar" | "en" | "ur";
                    last_name?: string;
                    mobile?: string;
                    source?: string;
                    terms?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpChecked"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_check_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    email_address?: string;
                    mobile?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmAccepted"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_create_case: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    age?: "" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45" | "46" | "47" | "48" | "49" | "50" | "51" | "52" | "53" | "54" | "55";
                    birthdate?: string;
                    country_pref?: string;
                    course_id?: string;
                    description?: string;
                    discipline_c?: string;
                    email_address?: string;
                    first_name?: string;
                    full_name?: string;
                    intake_c?: string;
                    last_name?: string;
                    level_c?: string;
                    mobile?: string;
                    nationality_c?: string;
                    /** @enum {string} */
                    phone_type?: "" | "call" | "other" | "whatsapp";
                    primary_address_country?: string;
                    source?: string;
                    subject?: string;
                    submission_id?: string;
                    terms?: string;
                    type?: string;
                    user_id?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submitted"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_edit_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    city_id?: string;
                    country_id?: string;
                    first_name?: string;
                    last_name?: string;
                    last_qualification?: string;
                    mobile?: string;
                    passing_date?: string;
                    /** Format: binary */
                    photo?: string;
                    user_id?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmAccepted"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_favourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    country?: string;
                    course_fee?: string;
                    course_id?: string;
                    course_name?: string;
                    "course-title"?: string;
                    /** @enum {string} */
                    fav_check?: "" | "0" | "1";
                    fee_per_year?: string;
                    specialization?: string;
                    university_name?: string;
                    user_id?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteChanged"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_read_profile: {
        parameters: {
            query?: {
                user_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProfile"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_post_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    user_id?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProfile"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    email_address?: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmSignedIn"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_verify_otp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    email_address?: string;
                    first_name?: string;
                    last_name?: string;
                    mobile?: string;
                    otp?: string;
                    source?: string;
                    std_password?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeVerified"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    crm_web_forms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    admission_schedule?: string;
                    bachelor_passing_year?: string;
                    bachelors_degree?: string;
                    campus?: string;
                    citizenship?: string;
                    city?: string;
                    college_passing_year?: string;
                    college_qualification?: string;
                    country?: string;
                    course_fee?: string;
                    course_id?: string;
                    course_name?: string;
                    course_title?: string;
                    currency?: string;
                    degree_level?: string;
                    discipline?: string;
                    duration?: string;
                    email_address?: string;
                    /** @enum {string} */
                    english_test?: "" | "no" | "scheduled" | "yes";
                    english_test_listening?: string;
                    english_test_reading?: string;
                    english_test_schedule_date?: string;
                    english_test_score?: string;
                    english_test_speaking?: string;
                    /** @enum {string} */
                    english_test_type?: "" | "CAE" | "CPE" | "FCE" | "IELTS" | "OPI" | "PET" | "PTE" | "TOEFL" | "TOEIC";
                    english_test_writing?: string;
                    fee_per_year?: string;
                    first_name?: string;
                    full_name?: string;
                    /** @enum {string} */
                    gmat?: "" | "0" | "1";
                    /** @enum {string} */
                    greTest?: "" | "0" | "1";
                    institute?: string;
                    intake_c?: string;
                    language?: string;
                    last_name?: string;
                    /** @enum {string} */
                    level_c?: "" | "Bachelor" | "Bachelors Degree" | "Certificate" | "Masters" | "Masters Degree" | "Other" | "Professional Certificates" | "Short Term Diploma";
                    /** @enum {string} */
                    lsat?: "" | "0" | "1";
                    master_passing_year?: string;
                    masters_degree?: string;
                    /** @enum {string} */
                    mcat?: "" | "0" | "1";
                    mobile?: string;
                    /** @enum {string} */
                    no_exam?: "" | "0" | "1";
                    /** @enum {string} */
                    phone_type?: "" | "call" | "other" | "whatsapp";
                    preferredCountry?: string;
                    residence?: string;
                    result_c?: string;
                    /** @enum {string} */
                    sat?: "" | "0" | "1";
                    school_passing_year?: string;
                    /** @enum {string} */
                    school_qualification?: "" | "Matric" | "O-Levels" | "other";
                    sector?: string;
                    source?: string;
                    specialization?: string;
                    state?: string;
                    submission_id?: string;
                    terms?: string;
                    title?: string;
                    type?: string;
                    user_id?: string;
                };
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submitted"];
                };
            };
            /** @description A parameter is wrong, or the code does not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Nobody is signed in, or the sign-in failed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description Another person's user_id, or a request from another site. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description There is no such call or application. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The submission_id was used for another form. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON (Content-Type: application/json). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProblem"];
                };
            };
            /** @description The database is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alive"];
                };
            };
        };
    };
    health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            /** @description Search is temporarily unavailable; see Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
