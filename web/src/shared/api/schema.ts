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
         * @description The applications of the person. The latest application is first.
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
         * @description One application with its history. Applications of other persons return 404.
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
         * @description Withdraw an application, unless it is declined, withdrawn or enrolled. The student gets a mail.
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
         * @description The scholarships with a reminder of the person. The nearest deadline is first.
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
         * @description Remind the person by mail before the deadline of a scholarship. The call also succeeds if it was made before.
         *
         *     The status is 409 if the scholarship has no deadline, or if the deadline has passed.
         */
        put: operations["account_add_deadline_reminder"];
        post?: never;
        /**
         * Account Remove Deadline Reminder
         * @description Remove a reminder. The call also succeeds if there is none.
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
         * @description The documents of the person, the newest first, and the limits for uploads.
         */
        get: operations["account_documents"];
        put?: never;
        /**
         * Account Add Document
         * @description Store a PDF, PNG or JPEG. Images lose their metadata. application_id is optional and names an own application.
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
         * @description Download a document. Documents of other persons return 404.
         */
        get: operations["account_document"];
        put?: never;
        post?: never;
        /**
         * Account Delete Document
         * @description Delete a document. The worker deletes the file later.
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
         * @description Mail a code to the new address. The address changes when the person enters the code.
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
         * @description Confirm the new address with the mailed code. The old address gets a notification.
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
         * @description Change how often alerts report the courses of the followed institutes.
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
         * @description The institutes that the person follows. The institute followed last is first.
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
         * @description Follow an institute. The call also succeeds if the person follows it already.
         */
        put: operations["account_follow_institute"];
        post?: never;
        /**
         * Account Unfollow Institute
         * @description Stop following an institute. The call also succeeds if the person does not follow it.
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
         * @description Delete the account and all its data permanently. Forms that wait for delivery to the CRM are deleted too.
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
         * @description All data of the person as a ZIP archive: data.json, the photo, and the documents.
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
         * @description Change the password. All sessions end, and this browser gets a new session.
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
         * @description Mail a link to /reset-password. Unknown addresses get the same response, but no mail.
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
         * @description The photo of the signed-in person. Browsers must not store it, because several persons can share a computer.
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
         * @description The saved searches of the person, the newest first.
         */
        get: operations["account_saved_searches"];
        put?: never;
        /**
         * Account Save Search
         * @description Save a search.
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
         * @description Rename a saved search, or change how often its alerts are sent.
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
         * @description The active sessions of the person. The last used session is first.
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
         * @description End one session of the person.
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
         * @description End all sessions of the person, including the current one.
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
         * @description All groups, sorted by `position`. Institute groups and pathway groups have a published institute.
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
         * @description The disciplines of the members' published courses.
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
         * @description The countries and cities where the members have a campus.
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
         * @description One page of the published institutes of the group. A page after the last one has no results.
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
         * @description One page of the published articles, the newest first. A page after the last one has no results.
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
         * @description A country by id or slug, with its facts, its visa guide and its numbers of courses.
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
         * @description The questions about studying in a country, with their answers.
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
         * @description What a year costs in a country by level type and discipline, when its courses start, and how long they take.
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
         * @description The disciplines of the courses in a country, sorted by name.
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
         * @description The institutes in a country with at least one course that meets all filters.
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
         * @description The institutes with a published course in a country. Sorted by rank, institutes without a rank are last.
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
         * @description All countries of the world, sorted by name.
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
         * @description What a year costs by country, and when courses start, in the whole catalogue.
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
         * @description The upper end of the fee slider, in Pakistani rupees and in US dollars.
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
         * @description The countries whose scholarships the home page lists, in the order of `position`.
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
         * @description A published course with the data of the comparison page.
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
         * @description A published course in the format of an enquiry.
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
         * @description Courses of the same subject. The first courses have the same level, then the same country or language.
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
         * @description The facets of the sidebar, with counts: locations, degree levels, disciplines and the other lists of values.
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
         * @description A country's states with a published course. The key is the slug of the state. Each state contains its cities.
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
         * @description The number of courses of each degree level in the whole catalogue.
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
         * @description The institutes with a matching course, sorted by name.
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
         * @description The number of courses that start in each month. The months are grouped by quarter.
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
         * @description The specializations of the selected disciplines. The one with the most courses is first.
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
         * @description The specializations of the selected disciplines, sorted by name.
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
         * @description The published courses with the given ids and slugs, in the order of the request.
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
         * @description The text without typos, if the corrected text has results. The corrections are words of the catalogue.
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
         * @description The three level types with their degree levels, and the number of published courses of each.
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
         * @description One discipline by id or slug, with the same keys as in the list of all disciplines.
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
         * @description What a year costs in a discipline by country, when its courses start, and how long they take.
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
         * @description The specializations of a discipline that have published courses, sorted by name.
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
         * @description All disciplines with their degree levels and their numbers of published courses.
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
         * @description All groups, sorted by `position`. Institute groups and pathway groups have a published institute.
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
         * @description The disciplines of the members' published courses.
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
         * @description The countries and cities where the members have a campus.
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
         * @description One page of the published institutes of the group. A page after the last one has no results.
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
         * @description The disciplines of an institute (id or slug) at the selected campuses. Each discipline has its degree levels.
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
         * @description One page of the published institutes, sorted by name, by rank or by the number of courses.
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
         * @description The towns and regions in an area, for the bundled map. The largest town is first.
         *
         *     An area may cross the date line.
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
         * @description The access token and the styles of the map. The site reads them when a map opens.
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
         * @description One page of the advertisements of published institutes. A page after the last one has no results.
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
         * @description The page of one advertisement. Its content is sanitised HTML.
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
         * @description The names of degree levels, subjects, regions, visa requirements, states and cities in a language.
         *
         *     The language is an ISO 639-1 code: ur.
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
         * @description The published pages of one category. A category without pages has no results.
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
         * @description The published pages of all categories.
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
         * @description All groups, sorted by `position`. Institute groups and pathway groups have a published institute.
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
         * @description The disciplines of the members' published courses.
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
         * @description The countries and cities where the members have a campus.
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
         * @description One page of the published institutes of the group. A page after the last one has no results.
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
         * @description The countries that belong to a region, sorted by name. Each country has a list of its regions.
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
         * @description The cities with the most published courses. The one with the most courses is first.
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
         * @description The countries with the most published courses. The one with the most courses is first.
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
         * @description What replaced the course, institute, campus, scholarship, article or page of an address.
         *
         *     The name is null if the address never had a public page, or still has one.
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
         * @description All published scholarships, sorted by name.
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
         * @description The degree levels with their number of scholarships. A scholarship for all levels counts in each.
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
         * @description The disciplines with their number of scholarships. A scholarship for all subjects counts in each.
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
         * @description The institutes with their number of scholarships. The institutes of the request do not filter the counts.
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
         * @description The months in which studies start, with their number of scholarships, in calendar order.
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
         * @description The types, such as full tuition, with their number of scholarships.
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
         * @description The years in which studies start, with their number of scholarships, in ascending order.
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
         * @description One page of the scholarships that pass the filters, and the values of each filter with their counts.
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
         * @description Results, facets, histograms, map, correction and removable filters. A part that is not requested is null.
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
         * @description Whether the searches of this browser are logged.
         */
        get: operations["search_log_state"];
        put?: never;
        /**
         * Search Log Choice
         * @description Choose whether the searches of this browser are logged. The choice is a cookie.
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
         * @description Log what a visitor did with the results of a search. Nothing is logged if the visitor does not want it.
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
         * @description The meaning of the typed text, popular searches with its words, and what has a matching name.
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
         * @description Store a page under a uuid. Storing the same page again succeeds.
         *
         *     Another page with the same uuid is a conflict.
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
         * @description The page that is stored under a uuid.
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
         * @description What has a matching name, as one list. Exactly this name comes first.
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
         * @description The data sources that have a published course. is_sample is true for the sample.
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
         * @description The most popular searches, then the disciplines and specializations with the most published courses.
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
         * @description Level types with their degree levels. The selected levels do not narrow this list.
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
         * @description The institutes, sorted by name. The selected institutes do not narrow this list.
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
         * @description Countries, states and cities with their numbers of courses. The selected places do not narrow this list.
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
         * @description The specializations of the selected disciplines, sorted by name.
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
         * @description Set the state of an application.
         *
         *     The headers X-Crm-Timestamp and X-Crm-Signature sign the body (see api/account/README.md).
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
         * @description Start a registration and mail a code.
         *
         *     Without a name in the parameters, mail a new code for the same registration.
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
         * @description Validate a new mail address. Known and unknown addresses get the same response.
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
         *     need_assistance needs no account.
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
         * @description Change the profile. The photo is a file. Parameters that are absent do not change.
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
         * @description The profile of the signed-in person. GET returns the same.
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
         * @description Sign in. Clients may send the password in the query, because no log contains queries.
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
         * @description Complete the registration with the mailed code, and sign in.
         *
         *     Only the browser that started the registration can complete it.
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
         * @description Status 200 while the process handles requests.
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
         * @description Status 200 if searches work, otherwise 503 with the reason.
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
         * @description The text that the site shows.
         */
        AccountMessage: {
            /** Message */
            message: string;
        };
        /** AlertChoice */
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
         * @description When alerts are due: daily at 8:00, or weekly on Monday at 8:00, in the time zone of the person.
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
         * @description Who changed the state. OPERATOR means a `finder` command on the server.
         * @enum {string}
         */
        ApplicationActor: "student" | "counsellor" | "crm" | "operator";
        /**
         * ApplicationChangeEntry
         * @description One entry of the history. `note` is a text of a counsellor, as plain text.
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
         * @description An application with its history, the oldest entry first. `sent` contains the values of the form by key.
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
         * @description One application. The id is the submission_id of the form.
         *
         *     - course_id, course_slug: null if the course is no longer published.
         *     - course_name, institute_name: the names at the time of the application, or null if the form contains none.
         *     - intake: as the student wrote it in the form.
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
         * @description The applications of the person. The latest application is first.
         */
        ApplicationList: {
            /** Results */
            results: components["schemas"]["ApplicationEntry"][];
        };
        /**
         * ApplicationMove
         * @description The new state of an application.
         *
         *     - application_id: the idempotency key of the delivered form.
         *     - note: a text that the student can read.
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
         * @description The facets of the sidebar.
         *
         *     - fee_unknown_count: the courses whose fee is "To Be Confirmed".
         *     - popular_count: the courses in Popular Options.
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
         * @description A rectangle in WGS84 degrees. A cluster never crosses the date line.
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
         * @description A campus with its institute. Campuses of two institutes can have the same name.
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
         *     - groups: the groups that the institute belongs to, such as the Russell Group.
         *     - living_costs: the cost of living in the city of the campus, if it is known.
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
         * @description The campuses whose courses are counted. An empty list means all campuses of the institute.
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
         * @description One page of values. `SpecializationOptionPage` describes the keys.
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
         * @description The campus that the card shows.
         *
         *     The card shows the first campus that matches the place filter.
         *     If the request has a point, the card shows the nearest campus.
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
         * @description What a year costs, and when courses start. Each list has only published courses.
         *
         *     - course_count: all courses, with and without a known fee and known months.
         *     - fees: the spread of the fees. For a discipline and for the whole catalogue, the fees are in Pakistani rupees, and
         *       at most eight countries are listed: those with the most known fees.
         *     - intakes: all twelve months. A course with several months counts in each of them.
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
         * @description Included and excluded values.
         *
         *     A course must have at least one value of `include`, and no value of `exclude`. An empty list filters nothing.
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
         * @description What a student needs to live in a city, without the fee of the course.
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
         * @description The code was correct. The person now exists and is signed in.
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
         * @description One column of the comparison.
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
         * @description A level type with the number of published courses. The ids are -1, -2 and -3.
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
         * @description What a year costs in a country by level type and by discipline, when its courses start, and how long they take.
         *
         *     discipline_fees: the fees in the most frequent currency, by discipline. The discipline with the most known fees is
         *     first. A course with two disciplines counts in both.
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
         * @description A country with its facts. A fact without a source is absent.
         *
         *     - currency: the currency of the country, or null.
         *     - level_types: the level types of the courses in the country.
         *     - visa: the visa guide, or null.
         *     - introduction: a text of the team, or null.
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
         *     - value: an amount of `currency` if the unit is per_month or per_year, otherwise hours or months.
         *     - currency: a code such as GBP, or null.
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
         * @description Selects the institutes of a country that have a matching course there. An empty filter selects all of them.
         *
         *     search: each word must be the beginning of a word of the institute's name. Case and accents are ignored.
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
         * @description A question about studying in a country. The question and the answer are plain text.
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
         *     - base_fee: the fee per year in units of `currency`.
         *     - fee_pkr: base_fee in whole Pakistani rupees. fee_rate_date is the date of the exchange rate.
         *     - duration: years, computed as weeks / 52.
         *     - course_duration: the duration as the data source wrote it.
         *     - english_tests: the accepted English tests. An applicant needs one of them. Empty if no source states them.
         *     - application_deadline: the last day for an application (ISO 8601). The day may have passed.
         *     - campus_count: the campuses of the course that match the place filter.
         *
         *     A course without a known subject has no specialization and no discipline.
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
         * @description All data of a course. Texts are plain text, as the data source wrote them.
         *
         *     - other_requirements: what applicants need besides an English test.
         *     - requirement_sources: the sources of the tests, the other requirements, the deadline and the application fee. The
         *       data of a course takes precedence over the data of its institute.
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
         *     - found: whether the search finds the course. If not, the other keys are empty.
         *     - is_whole_name: true if the text is the whole name of the course, of its institute or of a campus.
         *     - words: the search words, each with the field that matches best.
         *     - lacks: the parts of the text that this course does not meet, such as "fee".
         *     - missing_words: the words of the text that this course does not contain.
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
         * @description A published fee, in units of its currency. ceil_value is the amount rounded up to a whole number.
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
         *     - total_pages: the pages of all results.
         *     - last_page: the last page that a request may name. Results after the 10,000th have no page.
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
         * @description The requested courses, as ids or slugs. The response keeps their order.
         */
        CoursesByIds: {
            /** Courses Ids */
            courses_ids: (number | string)[];
        };
        /**
         * CoursesByIdsPage
         * @description One page of at most 27 courses, in the order of the request. Each course appears once.
         *
         *     - count: the number of requested courses that are published.
         *     - missing: the requested ids and slugs that name no published course.
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
         *     - total_pages: the pages of all results.
         *     - last_page: the last page that a request may name. Results after the 10,000th have no page.
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
         * @description The data source of a course. is_sample is true if the course is invented.
         *
         *     `date` is the date of the data (ISO 8601).
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
         * @description What a year costs, when courses start, and how long they take.
         *
         *     - durations: the courses with a known duration, sorted by degree level and years. A count is never 0.
         *     - duration_fees: sorted by years. For a country, the fees are those in the most frequent currency. For a discipline,
         *       the fees are in Pakistani rupees.
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
         * @description A course in the format of an enquiry (specification of accounts, sections 3.3, 3.6 and 7).
         *
         *     Places, subjects and levels are names. Null means unknown.
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
         * @description The body of every error response under /crm. It extends Problem by the keys of the specification.
         *
         *     - field: the first invalid parameter, or null.
         *     - message: the text that the site shows.
         *     - detail: the same text as a sentence.
         *     - fields: each invalid parameter with its text.
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
         *     - photo: an address of this site, or 'No Image'.
         *     - user_country, user_city: names. The ids of both are those of the tables `country` and `city`.
         *     - user_lq: the last qualification.
         *     - user_date: the passing date (ISO 8601).
         *     - fav_course: the ids of the favourite courses, the newest first.
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
         * @description The signed-in person.
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
         * @description The session of the browser.
         *
         *     - person: null if nobody is signed in.
         *     - local_mailbox: true if the site has no mail server. `finder mail` then shows the mails.
         */
        CurrentSession: {
            /** Local Mailbox */
            local_mailbox: boolean;
            person: components["schemas"]["CurrentPerson"] | null;
        };
        /**
         * DeadlineChoice
         * @description The earliest accepted application deadline, as an ISO 8601 date. `today` is the present day in UTC.
         *
         *     `unknown` works as in FeeChoice.
         */
        DeadlineChoice: {
            /** Earliest */
            earliest?: string | "today" | null;
            /** Unknown */
            unknown?: ("include" | "exclude") | null;
        };
        /**
         * DeadlineCounts
         * @description open_count: the courses whose application deadline is `today` (ISO 8601, UTC) or later.
         *
         *     unknown_count: the courses without a known deadline.
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
         * @description A scholarship. deadline: the last day for an application (ISO 8601), or null if the source has removed it.
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
        };
        /**
         * DeadlineReminders
         * @description The scholarships with a reminder of the person. The nearest deadline is first.
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
         * @description A level type with its degree levels.
         *
         *     scholarship_count is the number of all published scholarships for a level of this type. No filter applies to it.
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
         * @description A level type with its degree levels.
         *
         *     scholarship_count is the number of all published scholarships for a level of this type. No filter applies to it.
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
         * @description translations: the name, the descriptions and the meta texts in other languages, by language and field.
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
         * @description A discipline, and the degree levels of its courses in three lists.
         *
         *     The specification fixes the spelling of undergradute and postgradute. introduction: a text of the team. Most
         *     disciplines have none, and then the field is absent.
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
         * @description One document. The extension of `name` is that of the content.
         *
         *     application_id is the application that the document belongs to, or null.
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
         * @description The documents of the person, the newest first.
         *
         *     - bytes_max: the highest size of one file in bytes.
         *     - documents_max: the highest number of documents of one person.
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
         * @description The courses with lower <= years < upper. The last bucket has no upper end.
         *
         *     closed_count is the number of courses with lower <= years <= upper.
         *     A filter from lower to upper finds these courses. If upper is 5, closed_count includes all longer courses.
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
         * @description A range of years from 0 to 5, in steps of 0.5. Both ends are included.
         *
         *     A missing upper end is open, and so is an upper end of 5. `unknown` works as in FeeChoice.
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
         * @description The number of courses of one degree level that take `years` or up to half a year longer.
         *
         *     years: half years, from 0 to 5. 5 is five or more years.
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
         * @description The quartiles of the fees per year of the courses that take `years` or up to half a year longer.
         *
         *     - years: half years, from 0 to 5. 5 is five or more years.
         *     - course_count: the number of courses with a known duration and a fee in `currency`.
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
         * @description The number of courses by duration. Ten buckets of half a year cover 0 to 5 years. The last bucket is 5 or more
         *     years.
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
         * @description Asks for a new mail address. The change takes effect when the person enters the mailed code.
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
         * @description OPI is an interview that is reported on the ILR scale. PET, FCE, CAE and CPE are the exams of Cambridge.
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
         * @description The lowest score of an English test with which a course accepts applicants.
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
         * @description An English test in requests and documents. UNKNOWN means that no source states the accepted tests.
         * @enum {string}
         */
        EnglishTestSlug: "ielts" | "toefl" | "pte" | "duolingo" | "toeic" | "opi" | "pet" | "fce" | "cae" | "cpe" | "unknown";
        /**
         * FacetName
         * @description The facets that `POST /api/search` can return.
         * @enum {string}
         */
        FacetName: "locations" | "place_counts" | "degree_levels" | "disciplines" | "specializations" | "campuses" | "institutes" | "institute_types" | "study_modes" | "languages" | "intakes" | "popular" | "english_tests" | "deadlines";
        /**
         * FavouriteChanged
         * @description The favourites after the change: course ids, the newest first.
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
         * @description The courses with lower <= fee < upper. Fees are per year, in whole units of the currency.
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
         * @description A fee range in whole units of a currency per year. Both ends are included. A missing end is open.
         *
         *     - currency: an ISO 4217 code from currency/all. The default is PKR (Pakistani rupees).
         *     - unknown: "include" also finds courses with an unknown fee. "exclude" removes them.
         *
         *     Each fee is converted to the currency and rounded to a whole unit before the comparison.
         *     A range removes courses with an unknown fee, unless `unknown` is "include".
         *     A range in PKR from 0 to the end of the slider (max_fee of country/max_fee) filters nothing.
         *     Without a range, `unknown` "include" selects: only courses with an unknown fee are found.
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
         * @description The number of courses by fee per year. The filters do not change the range from 0 to `max`.
         *
         *     - currency: the ISO 4217 code of the currency of all amounts.
         *     - step: the width of a bucket in whole units of the currency.
         *     - max: the upper end of the range. In rupees, `max` is max_fee of country/max_fee. In another currency, `max` is
         *       fee_slider_max of currency/all.
         *     - buckets: in rupees, the last bucket can end above `max`. In another currency, the last bucket also contains all
         *       higher fees.
         *     - unknown_count: the courses whose fee is "To Be Confirmed".
         *     - unknown_selected, unknown_excluded: whether the request includes or excludes these courses.
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
         *     - group: a level type or a discipline (of one country), or a country (of one discipline).
         *     - course_count: the number of courses with a known fee.
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
         * @description An invalid key. `field` is its path joined with dots, such as location_search.0.type. `reason` is a sentence.
         */
        FieldProblem: {
            /** Field */
            field: string;
            /** Reason */
            reason: string;
        };
        /**
         * FilterMet
         * @description A filter that the course meets. The filter is part of the request, or the search text states the filter.
         *
         *     `values` lists the names of the matching values. The list is empty for a point, a fee and a duration.
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
         * @description The institutes that the person follows. The institute followed last is first.
         */
        FollowedInstitutes: {
            /** Results */
            results: components["schemas"]["Named"][];
        };
        /**
         * GoogleLocation
         * @description A point and one of the ten distances of the specification. The distance is in km.
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
         * @description A country with a campus of a member. The cities are sorted by name.
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
         *     - institute_slugs: the slugs of the published institutes, which are the values of the filter `institutes`.
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
         * @description The disciplines of the members' courses, sorted by name.
         */
        GroupDisciplines: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["DisciplineFacet"][];
        };
        /**
         * GroupInstitute
         * @description An institute of a group. The names of the fields are those of `institute/{id}`.
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
         * @description Values within one filter are alternatives, and filters are combined. Empty filters filter nothing.
         *
         *     A country or city filter matches an institute with a campus there.
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
             * @description A part of the institute's name. Case and accents are ignored.
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
         *     - course_count: the published courses of the institute.
         *     - groups: the groups that the institute belongs to, such as the Russell Group.
         *     - source: the data source of the institute. Its date is the date of the imported file.
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
         * @description A discipline, and the degree levels of its courses in three lists.
         *
         *     courses_count is the number of courses in the discipline. The list of a level type without courses is empty.
         *     The specification fixes the spelling of undergradute and postgradute.
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
         * @description One page of values. `SpecializationOptionPage` describes the keys.
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
         * @description The sort orders of a list of institutes. Institutes without a rank are last in both orders of the ranking.
         *
         *     COURSES: most courses first, in the country of the list if it has one.
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
         * @description One page of at most 29 values. `count` is the number of values on all pages.
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
         * @description The months of a year, grouped by quarter. unknown_count is the number of courses without known intakes.
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
         * @description The months of a year, grouped by quarter. unknown_count is the number of courses without known intakes.
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
         * @description A text about a country or discipline, as plain text, with its translations by language and field.
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
         * @description name: a short name. heading: the heading of the article. published_on: an ISO 8601 date.
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
         *     - value_to_pkr: the price of one unit in Pakistani rupees on rate_date (ISO 8601).
         *     - fee_slider_max: the upper end of a fee slider in this currency, such as 50000.
         *     - fee_slider_step: the step of this slider, such as 1000.
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
         *     summary: one sentence about the group or the purpose of the portal.
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
         *     course_count is the number of its published courses, or of those in the country of the list. translations has the
         *     name in other languages.
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
         * @description category: the kind of page, such as `what-is-interesting`.
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
         * @description The values of one key are combined with OR. The keys are combined with AND. An empty key filters nothing.
         *
         *     - interpret: whether words such as "in london" become filters, as in POST /api/search.
         *     - degree_levels_types: ids -1 to -3, or slugs.
         *     - intakes: month slugs, such as september.
         *     - order: 0 to 5.
         *     - fees: [lower, upper] in whole Pakistani rupees per year. Both ends are included. [0, 5000000] filters nothing.
         *     - durations: [lower, upper] in years, in steps of 0.5. Both ends are included. An upper end of 5 means 5 or more.
         *       [0, 5] filters nothing.
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
         * @description The requested page of each long facet. A page has an effect only if `facets` contains the facet.
         */
        ListsWanted: {
            campuses?: components["schemas"]["ListWanted"];
            institutes?: components["schemas"]["ListWanted"];
            specializations?: components["schemas"]["ListWanted"];
        };
        /**
         * ListWanted
         * @description One page of a long facet.
         *
         *     - search: the beginning of a word in the name of the value, such as "lon" for London.
         *     - order: by name, or by count with the highest count first.
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
         * @description The suggested places. The best match is first. If the request has a point, the nearest place is first.
         */
        LocationSuggestions: {
            /**
             * Results
             * @description Includes towns worldwide with 15,000 inhabitants or more. Postcodes cover the countries with an imported file.
             */
            results: components["schemas"]["Suggestion"][];
        };
        /**
         * LocationType
         * @description The types of a selected location (specification, section 3).
         * @enum {string}
         */
        LocationType: "Region" | "Country" | "State" | "City" | "current_location" | "auto_location" | "curL" | "autL" | "any";
        /**
         * LogChoice
         * @description is_logged: whether the visitor accepts that their searches are logged without personal data.
         */
        LogChoice: {
            /** Is Logged */
            is_logged: boolean;
        };
        /**
         * LogState
         * @description is_logged: whether searches of this browser are logged. can_choose: whether search-log/choice can change this.
         */
        LogState: {
            /** Can Choose */
            can_choose: boolean;
            /** Is Logged */
            is_logged: boolean;
        };
        /**
         * MapArea
         * @description The visible area of the map. The area crosses the date line if west is greater than east.
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
         * @description The campuses of one map tile. The point of the cluster is the centroid of its campuses.
         *
         *     - course_count: the matching courses in the tile. Each course counts once.
         *     - pair_count: the pairs of course and campus. A course with two campuses in the tile counts twice.
         *     - city: the city with the most courses, or null while its name is unknown.
         *     - place: the smallest place that contains more than half of the courses, or null if no place does.
         *     - campus: the only campus of the tile, or null if the tile has several.
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
         * @description The names to show in an area of the map.
         *
         *     - towns: the largest towns of the area, the largest first.
         *     - regions: the divisions whose point is in the area.
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
         *     The point is the centre of the division's towns, weighted by population.
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
         * @description The map style and its access token. If all values are null, the site shows its built-in world map.
         *
         *     - mapbox_token: the public access token for Mapbox.
         *     - style_url: a style that replaces the default style.
         *     - style_dark_url: a style for dark mode. If the value is null, dark mode uses style_url.
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
         * @description An advertisement for campuses of one institute. Each image is an address.
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
         * @description The page of an advertisement.
         *
         *     - detail_page_img: the address of the image above the text.
         *     - content: sanitised HTML. It is empty if the card has no text.
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
         *     - max_fee: the highest base fee per year of a published course, rounded up to a whole step.
         *     - max_fee_usd: the same in US dollars, or null if the exchange rate is unknown.
         *
         *     If no course has a known fee, the values are the defaults of the specification.
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
         * @description A group, a scholarship, an article or a page. `translations` has the name by language.
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
         * @description Sets a new password and ends all sessions of the person. `token` is the fragment of the mailed link.
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
         * @description A link to create.
         *
         *     The browser generates the uuid. A repeated request with the same uuid creates no second link.
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
         * @description The address of the next page, or null on the last page.
         */
        NextLink: {
            /** Next */
            next: string | null;
        };
        /**
         * Order
         * @description The sort orders of the listing.
         * @enum {integer}
         */
        Order: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * Outcome
         * @description One outcome of a search.
         *
         *     - search: the id of the search, from the response header Server-Timing.
         *     - outcome: "settled" means that the results were visible for a second, or that the visitor used them.
         *     - position: the position of the course in all results, from 1.
         *     - dwell: how long a course page was visible: less than 10 s, less than 60 s, or longer.
         *     - next: the id of the search that followed. is_reformulated: whether it has another text.
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
         * @description One page of at most 27 entries, sorted by category and `position`.
         */
        PageList: {
            /** Count */
            count: number;
            /** Results */
            results: components["schemas"]["ListedPage"][];
        };
        /**
         * PageRouteEntry
         * @description The slug of a page type.
         *
         *     - page_type: the name of the page type, such as `course_detail`.
         *     - slug: the first segment of the address of the page, such as `course-detail`. The landing page has an empty slug.
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
         * @description Changes the password of the signed-in person.
         *
         *     The current session gets a new token. All other sessions of the person end.
         */
        PasswordChange: {
            /** Current Password */
            current_password: string;
            /** Password */
            password: string;
        };
        /**
         * PersonDeletion
         * @description Deletes the account with all its data. The password confirms the request.
         */
        PersonDeletion: {
            /** Current Password */
            current_password: string;
        };
        /**
         * PlaceCounts
         * @description The number of courses by the id of the place. Places without courses are absent.
         *
         *     The request's place_depth selects the levels, such as `states`. Lower levels are then null.
         *     The call country/countries_states_cities returns the names of the places. The facet `locations` contains the names
         *     too, but its JSON is about ten times larger.
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
         * @description Finds the courses that have a campus within distance_km of a point.
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
         * @description A city with its state and its country. The search field of the home page suggests popular cities.
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
         * @description The body of an error response: one sentence, and the invalid keys with their reasons.
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
         * @description A filter whose removal gives results.
         *
         *     - keys: the keys to remove from the request body.
         *     - course_count: the matching courses without this filter.
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
         * @description name: the name of what is gone, or null if nothing is gone.
         *
         *     pages: what replaced it, the nearest first. At most 3.
         */
        Replacement: {
            /** Name */
            name: string | null;
            /** Pages */
            pages: components["schemas"]["ReplacingPage"][];
        };
        /**
         * ReplacingPage
         * @description path: the address of the page, such as `/course-detail/bsc-nursing`.
         */
        ReplacingPage: {
            /** Name */
            name: string;
            /** Path */
            path: string;
        };
        /**
         * RequirementSource
         * @description The data source of requirements of a course, or of all courses of its institute.
         *
         *     `date` is the date of the data (ISO 8601). official_url is a page of the institute. is_sample is true for invented
         *     data.
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
         * @description Asks for a mail with a reset link. The response is the same for known and unknown addresses.
         */
        ResetRequest: {
            /** Email */
            email: string;
            language?: components["schemas"]["SiteLanguage"] | null;
        };
        /**
         * Role
         * @description A person has exactly one role. An administrator may open all pages of all roles.
         * @enum {string}
         */
        Role: "student" | "counsellor" | "editor" | "analyst" | "administrator";
        /**
         * SavedCriteria
         * @description The keys of a SearchRequest that select the courses and their order.
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
        /** SavedSearchChange */
        SavedSearchChange: {
            frequency: components["schemas"]["AlertFrequency"];
            /** Name */
            name: string;
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
         *     - address: the query string of the listing page.
         *     - next_alert_at: when the next alert is due (ISO 8601), or null without alerts.
         *     - problem, problem_field: why there are no alerts, or null. problem_field is the invalid key of the request.
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
         * @description The saved searches, the newest first.
         *
         *     - followed_frequency: how often alerts report the courses of the followed institutes.
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
         *     INVALID: a value of the search no longer exists. TOO_MANY: the search has more than WATCHED_COURSES_MAX courses.
         * @enum {string}
         */
        SavedSearchProblem: "invalid" | "too_many";
        /**
         * ScholarshipCard
         * @description A scholarship in a list.
         *
         *     - provider_name: who pays.
         *     - institutes: the published institutes where the scholarship pays for studies. The list can be empty.
         *     - disciplines, degree_levels: an empty list means that the scholarship is open to all.
         *     - type: what the scholarship pays. type_name is its English name.
         *     - month, year: when the studies start, or null. month is a slug such as september.
         *     - amount: the text of the source, or null. currency is a code such as GBP, or null.
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
         * @description A country that offers scholarships.
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
         * @description A scholarship with its text.
         *
         *     - description, eligibility: sanitised HTML. eligibility says who can apply, or is null.
         *     - translations: also the description and the eligibility, as sanitised HTML.
         *     - campus: the only campus where the scholarship is valid, or null.
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
         * @description The values of each filter. All filters apply to the counts, except the filter of the facet itself.
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
         * @description The filters of a scholarship search. Values within one filter are alternatives. An empty filter filters nothing.
         *
         *     order: 0 is by relevance, or without a text the next deadline first; 1 is the next deadline first; 2 is by name.
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
         *     last_page is the number of the last page that can be requested.
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
         * @description One page of a search. `facets` describes the whole search, not only the page.
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
         * @description The origin of a scholarship. date: when the row was taken from the source (ISO 8601).
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
         * @description All facets. Each facet is counted under all filters except its own. The facet calls list the same values.
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
         *     - An excluded discipline, specialization, level or institute removes every course that has the value. So does
         *       an excluded value of `panels`, such as the marked popular options (p1).
         *     - An excluded place, campus or month removes the campus or month from each course. The course stays if another
         *       campus or month matches. A course without any campus or month stays too.
         *     - A request may include places (countries, states, cities), a region or a point, but only one of the three.
         *       Places can always be excluded.
         *     - english_score is the score of the student in the only included English test. A course passes if its minimum score
         *       is at most this score.
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
         * @description Each histogram is counted under all filters except its own.
         */
        SearchHistograms: {
            durations: components["schemas"]["DurationHistogram"] | null;
            fees: components["schemas"]["FeeHistogram"] | null;
        };
        /**
         * SearchMap
         * @description The clusters of the visible area, or its campuses at a high zoom. Both counts are those of the whole area.
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
         * @description `text`, `filters` and `order` select the courses, and so do `interpret`, `literal` and `widening_steps`.
         *
         *     The other keys select the parts of the response.
         *
         *     - interpret: true turns places, levels, months, fees and other terms of the text into filters. A search with few
         *       results is then widened. With false, every word of the text must match.
         *     - literal: parts of the text that are searched as words and never interpreted.
         *     - page: starts at 1. The last possible page contains result 10,000.
         *     - visit: true on page 1 opens a point-in-time session. Text, filters and order must stay the same in a session.
         *     - visit_token: needed with `page` to read the next pages of a session.
         *     - cursor: replaces visit_token and page. A cursor can also read the results after the 10,000th.
         *     - widening_steps: the `widening_steps` of an earlier response for the same text and filters. The search is widened
         *       by exactly these steps. Without this key, the number of matching courses decides.
         *     - place_depth: the lowest level of places with counts in the facet of places.
         *     - histogram_currency: the ISO 4217 code of the fee histogram. The default is PKR (Pakistani rupees).
         *     - correction: suggests a spelling that has results, if fewer than 5 courses match.
         *     - relax: lists the number of courses without each filter, if no course matches.
         *     - explain: ids of courses. The response contains the reasons why the search finds them.
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
         * @description The matching courses with their facets.
         *
         *     - total: the number of matching courses.
         *     - total_pages: the number of pages that all results fill.
         *     - last_page: the last page that a request may name. Results after the 10,000th have no page.
         *     - page: the page of the results, or null if the request has a cursor.
         *     - correction: another spelling that has results, or null.
         *     - relax: the filters to remove, or null if a course matches. The highest course_count is first.
         *     - interpretation: null if the request has no text, or if `interpret` is false.
         *     - explanations: one for each course of `explain`, in the same order.
         *     - has_rankings: whether the rank of at least one institute is known. If false, the order by ranking has no effect.
         *     - visit_token: names the session of the visitor. Within a session, later changes of the index are not visible.
         *     - cursor: where the next page begins. Send it with the visit_token to get the next page. Null on the last page.
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
         * @description A course, a value of a filter, an institute group, an article (`blog`), a scholarship, a page or a search.
         *
         *     - kind: a `page` has a text that the team writes. A `site_page` has its page type as slug, such as terms_of_use.
         *       The name of a `search` is a text that many visitors typed. Its slug is the text with hyphens, and no address.
         *     - other_name: the abbreviation or translated name that matches the text. Null means that `name` matches.
         *     - context: names that distinguish equal names. A specialization has its discipline, a course its institute and city,
         *       an institute its country, a place its state and country.
         *     - course_count: the courses of the value in the whole catalogue, or the courses that the search found when it was
         *       typed last. Null for a course, an institute group, an article, a scholarship or a page.
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
         * @description The groups that have a suggestion, in the order of SuggestionGroupName.
         *
         *     `query` is null if the text has no letters and no digits.
         */
        SearchSuggestions: {
            /** Groups */
            groups: components["schemas"]["SuggestionGroup"][];
            query: components["schemas"]["SuggestedQuery"] | null;
        };
        /**
         * SelectedLocation
         * @description A selected location: a place, or a point with a distance in km.
         *
         *     The home page sends the distance as `distance`. The listing sends the distance as `distance value`.
         *     Both keys are accepted for every point. Point types of the listing:
         *     - curL: the current location of the visitor.
         *     - autL: a town, city or postcode.
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
         * @description One session of a person. `client` is the browser and system, such as 'Firefox on Linux'.
         *
         *     Times are ISO 8601 in UTC.
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
         * @description The pages that a short link can open. The route table of the specification defines the values.
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
         * @description The kind of page and its query parameters.
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
         * @description The result of the first registration step. Known and unknown addresses get the same response.
         *
         *     - user_id, OTP: always null. The specification requires both keys.
         *     - local_mailbox: true if the site has no mail server. `finder mail` then shows the code.
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
         * @description At most three courses of the same subject. The most similar course is first.
         *
         *     specialization_count is the number of courses with the same first specialization, including this course.
         */
        SimilarCourses: {
            /** Results */
            results: components["schemas"]["CourseCard"][];
            /** Specialization Count */
            specialization_count: number;
        };
        /**
         * SiteLanguage
         * @description The languages of the site, of its mails and of the country guides (ISO 639-1). English is first.
         * @enum {string}
         */
        SiteLanguage: "en" | "ur" | "ar";
        /**
         * SiteMenu
         * @description The rows that the header and the footer link to, and the totals of the catalogue.
         *
         *     - countries: at most 14, those with the most courses first. disciplines: at most 8, in the same order.
         *     - scholarships: at most 4 published ones, those with the lowest ids. A deadline that has passed leaves a scholarship
         *       out.
         *     - what_is_interesting: at most 4 pages, by position. blogs: the 4 newest articles.
         *     - institute_groups, pathway_groups and apply_portals: at most 8 of each, by position. Each has a
         *       published institute.
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
         * @description A page of the site whose name matches.
         *
         *     - id, slug: of the named thing. The slug of another page is its path without the first slash, and the id is the
         *       id of the page type or of the page.
         *     - institute_id, country_slug: of an institute or a course. A country has its own slug in both slugs.
         *     - campus_id, campus_slug: the campus that the card of the course shows, or the first campus of the institute.
         *     - course_slug, degree_level_slug: of a course.
         *     - discipline: the slug of the discipline of a course, or of the discipline itself.
         *
         *     A field is null if the type has no such value.
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
         * @description Suggestions of exactly the requested name are first. Otherwise the types have the order of SiteSuggestionType.
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
         * @description One page of values.
         *
         *     - count: the number of values on all pages.
         *     - chosen: all included and excluded values. Every page repeats them.
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
         * @description One page of at most 29 values. `count` is the number of values on all pages.
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
         * @description `word` is the whole text with its typos corrected.
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
         * @description A study mode in requests and documents. UNKNOWN means that the source states no study mode.
         * @enum {string}
         */
        StudyModeSlug: "full-time" | "part-time" | "online" | "unknown";
        /**
         * Submitted
         * @description submission_id is the idempotency key. A repeated request with the same key succeeds and stores nothing.
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
         * @description The meaning of the typed text, if the visitor searches for it.
         *
         *     - text: the typed text on one line.
         *     - corrected_text: the text that the search uses after the correction of typos, or null if the text has none.
         *     - spans: the spans of the corrected text, or of the text if nothing is corrected. POST /api/search returns the same.
         *     - course_count: the courses that meet the whole text, in the whole catalogue. The count is null below 5, because
         *       the search is then widened and shows more courses.
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
         *     - type: the type to send in location_search. A Region, Country, State or City is in the catalogue.
         *       An auto_location is a postcode, or a town without a campus. An auto_location has a point, but no id and no slug.
         *     - address: the names of the place and of its state and country, separated by commas.
         *     - latitude, longitude: WGS84 degrees. A state or country has the point of its largest city. A region has no point.
         *     - distance_km: the distance from the point of the request, or null if the request has no point.
         *     - course_count: the count of the location facet without filters. An auto_location has no count.
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
         * @description At least one suggestion. The best suggestion is first.
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
         * @description The spans of the text from left to right, and the widening of the search.
         *
         *     `widening` is null if at least 5 courses meet the text, or if a wider search finds no further course.
         *
         *     `widening_steps` is the number of steps by which the search is widened, and 0 without widening. Requests for later
         *     pages, facets and the map send this number, and show the same courses.
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
         * @description A subject with the number of its published courses, or a popular search.
         *
         *     The name of a `search` is a text that many visitors typed. Its `course_count` is the number of courses that the last
         *     search for the text found. Its slug is the text with hyphens, and not an address.
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
         * @description Translated names by slug. A value without a translation is absent, and the site shows its English name.
         *
         *     - visa_requirements: by English text, because requirements have no slug.
         *     - states, cities: the places with a campus, by slug. A name is also listed by its English name, if all places with
         *       this English name have the same translation.
         *     - source: the author of the names. `own` means that they were written for this product. The names of states and
         *       cities also come from GeoNames, the Unicode CLDR and iso3166-2-db.
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
         *     `currency` is the ISO 4217 code of a fee. The first known one of these is used:
         *     - the currency that the text states,
         *     - the currency of the country, if the text names exactly one country,
         *     - the default currency.
         *
         *     `currency` is null for a duration and a score, and for a currency that the catalogue does not have.
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
         * @description A part of the text that has a meaning: "nursing in london" → subject Nursing, place London.
         *
         *     - start, end: character positions in the text after all white space became single spaces. The end is exclusive.
         *     - values: the names of the first values. value_count is the number of all values.
         *     - value: the name of the wish or want, other-test for `without ielts`, or the earliest deadline (ISO 8601) for
         *       `deadline after march`.
         *     - effect: what the span does.
         *       - filter: the search finds only courses with one of the values.
         *       - exclude: the search finds no course with one of the values.
         *       - subject: the search finds only courses of this subject.
         *       - boost: courses with the value come first. The words must also match as text.
         *       - order: the span sorts the courses.
         *       - note: the catalogue has no such data, so the span changes nothing.
         *       - overridden: the request has a filter or an order that replaces the span.
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
         * @description The requirements of a country for a student visa.
         *
         *     - translations: the requirements in other languages, as one text with a requirement on each line.
         *     - fee_amount, fee_currency: null if unknown. fee_currency is a code such as GBP.
         *     - weeks_min, weeks_max: the time until the decision, or null.
         *     - source: the author of the entry.
         *     - source_date: the day on which the entry was compared with official_url (ISO 8601).
         *     - is_sample: true if the entry is illustrative.
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
         * @description Additional results, because fewer than 5 courses meet the whole text.
         *
         *     - full_total: the number of courses that meet the whole text. They come first.
         *     - corrected_text: the text with corrected words, or null.
         *     - similar_words: the words that also match with typos.
         *     - lacks: the parts of the text that the additional courses may not meet.
         *     - words: the words of the text that the additional courses may not contain.
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
         * @description Words of the search text that one field of the course contains.
         *
         *     - typed: the words as typed.
         *     - field: the field of the course. `other` means that the words are spread over several fields.
         *     - found: the words in the field. They can be another form, a synonym or the correct spelling of the typed words.
         *       The list is empty if `field` is `other`.
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
                /** @description Words. An article must contain each word in English or in a translation. Case is ignored. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
                /** @description With latitude and longitude, the nearest place is first. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
            /** @description The row was public and is withdrawn. Do not retry. */
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
                /** @description Starts at 1. A page has 29 values. Calls without pages ignore it. */
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
                /** @description Starts at 1. A page has 29 values. Calls without pages ignore it. */
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
                /** @description Starts at 1. A page has 29 values. Calls without pages ignore it. */
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
                /** @description Starts at 1. A page has 29 values. Calls without pages ignore it. */
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
                /** @description Starts at 1. A page has 29 values. Calls without pages ignore it. */
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
                /** @description Starts at 1. A page has 29 values. Calls without pages ignore it. */
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
                /** @description Starts at 1. A page has 29 values. Calls without pages ignore it. */
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
