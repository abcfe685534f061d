// Generated from openapi.json by `npm run generate`. Do not edit.

export interface paths {
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
         * @description Disciplines, degree levels, locations and institute types with their counts.
         */
        post: operations["course_base_filters"];
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
         * @description How many courses of the whole catalogue each degree level has.
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
         * @description Institutes by name.
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
         * @description The twelve months in four quarters.
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
         * @description Specializations under the chosen disciplines, those of most courses first.
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
         * @description Specializations under the chosen disciplines, by name.
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
         * @description One page of the courses that pass every filter, and how many there are.
         */
        post: operations["course_search"];
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
         * @description 200 while the process serves requests.
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
         * @description 200 when a search would be answered, 503 with the reason otherwise.
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
        /** Alive */
        Alive: {
            /**
             * Status
             * @constant
             */
            status: "alive";
        };
        /**
         * BaseFilters
         * @description fee_unknown_count: courses whose fee is To Be Confirmed; popular_count: courses of Popular Options.
         */
        BaseFilters: {
            /** Degree Levels */
            degree_levels: components["schemas"]["DegreeLevelGroupFacet"][];
            /** Disciplines */
            disciplines: components["schemas"]["DisciplineFacet"][];
            /** Fee Unknown Count */
            fee_unknown_count: number;
            /** Institute Types */
            institute_types: components["schemas"]["InstituteTypeFacet"][];
            /** Locations */
            locations: components["schemas"]["CountryFacet"][];
            /** Popular Count */
            popular_count: number;
        };
        /**
         * CardCampus
         * @description The campus on the card: the first that the place filter admits, or the nearest to the point asked for.
         */
        CardCampus: {
            /** Campus */
            campus: string;
            city: components["schemas"]["Named"];
            country: components["schemas"]["Named"];
            /** Id */
            id: number;
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
        /** CityFacet */
        CityFacet: {
            /** City Name */
            city_name: string;
            /** Course Count */
            course_count: number;
            /** Id */
            id: number;
            /** Slug */
            slug: string;
            /** State Id */
            state_id: number;
        };
        /** CountryFacet */
        CountryFacet: {
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
            /** States */
            states: components["schemas"]["StateFacet"][];
        };
        /**
         * CourseCard
         * @description A course of a result list.
         *
         *     base_fee: a year, in currency; fee_pkr: the same in whole rupees, at the rate of fee_rate_date. duration: years
         *     (weeks / 52); course_duration: the source's own words. Null is unknown. campus_count counts the campuses that the
         *     place filter admits.
         */
        CourseCard: {
            /** Admission Schedule */
            admission_schedule: components["schemas"]["IntakeMonth"][];
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
            discipline: components["schemas"]["Named"];
            /** Duration */
            duration: number | null;
            /** Duration Weeks */
            duration_weeks: number | null;
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
            specialization: components["schemas"]["Named"];
            /** Specialization Name */
            specialization_name: string;
            /** Study Mode */
            study_mode: string | null;
            /** Tcf Ranking */
            tcf_ranking: number | null;
        };
        /**
         * CourseFee
         * @description A published fee: amount in the currency's units, ceil_value the next whole number.
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
         * CourseSearchPage
         * @description One page of 27. total_pages is the truth; numbered pages end at 10,000 results, at last_page.
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
         * @description Where the course is from, of when (ISO 8601), and whether it is a sample.
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
        /** CourseTitle */
        CourseTitle: {
            /** Display Name */
            display_name: string;
        };
        /** DegreeLevelCounts */
        DegreeLevelCounts: {
            /** Results */
            results: components["schemas"]["DegreeLevelFacet"][];
        };
        /** DegreeLevelFacet */
        DegreeLevelFacet: {
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
         * @description A level type with its levels; scholarship_count is null until scholarships exist.
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
            scholarship_count: number | null;
            /** Slug */
            slug: string;
            /** Type */
            type: string;
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
         * FieldProblem
         * @description field: the key's path with dots (location_search.0.type); reason: a sentence.
         */
        FieldProblem: {
            /** Field */
            field: string;
            /** Reason */
            reason: string;
        };
        /**
         * GoogleLocation
         * @description A point and a distance in km, one of the ten of the specification.
         */
        GoogleLocation: {
            /** Distance */
            distance: number;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
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
        /**
         * InstituteType
         * @enum {string}
         */
        InstituteType: "COLLEGE" | "UNIVERSITY";
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
        /** IntakeFacet */
        IntakeFacet: {
            /** Course Count */
            course_count: number;
            /** Month */
            month: string;
        };
        /**
         * IntakeFacets
         * @description Months in four quarters, and the courses whose intakes are unknown.
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
        /**
         * ListingFilters
         * @description Values within one key are alternatives, keys are combined; an absent or empty key filters nothing.
         *
         *     intakes: month slugs. fees: [lower, upper] in whole rupees a year, closed; exactly [0, 5000000] is no filter.
         *     durations: [lower, upper] in years in steps of 0.5, closed; an upper end of 5 means 5 or more; [0, 5] is no
         *     filter. degree_levels_types: ids -1 to -3, or slugs. order: 0 to 5.
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
        };
        /**
         * LocationType
         * @description The kinds of a selected location (specification, section 3).
         * @enum {string}
         */
        LocationType: "Region" | "Country" | "State" | "City" | "current_location" | "auto_location" | "any";
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
         * NextLink
         * @description The address of the following page, or null on the last.
         */
        NextLink: {
            /** Next */
            next: string | null;
        };
        /**
         * Order
         * @description The sort dropdown of the listing.
         * @enum {integer}
         */
        Order: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * Panel
         * @enum {string}
         */
        Panel: "p1";
        /**
         * Problem
         * @description Every error answer: detail is one sentence; fields names each key that is wrong.
         */
        Problem: {
            /** Detail */
            detail: string;
            /** Fields */
            fields: components["schemas"]["FieldProblem"][];
        };
        /**
         * Ready
         * @description courses: how many can be found now.
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
        /**
         * SelectedLocation
         * @description A location chosen in the hero search; current_location and auto_location carry a point.
         */
        SelectedLocation: {
            /** Address */
            address?: string | null;
            /** Distance */
            distance?: number | null;
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
            /** Slug */
            slug: string;
            /** State Name */
            state_name: string;
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
            /** @description A key or its value is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The search engine cannot answer now; see Retry-After. */
            503: {
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
                /** @description Ids or slugs of degree levels or of level types, repeated or with commas; none means all. */
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
            /** @description A key or its value is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The search engine cannot answer now; see Retry-After. */
            503: {
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
                /** @description Pages count from 1. */
                page?: number;
                /** @description Only values with a word that begins so; case and accents do not matter. Counts stay as they are. */
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
            /** @description A key or its value is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The search engine cannot answer now; see Retry-After. */
            503: {
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
            /** @description A key or its value is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The search engine cannot answer now; see Retry-After. */
            503: {
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
                /** @description Pages count from 1. */
                page?: number;
                /** @description Only values with a word that begins so; case and accents do not matter. Counts stay as they are. */
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
            /** @description A key or its value is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The search engine cannot answer now; see Retry-After. */
            503: {
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
                /** @description Pages count from 1. */
                page?: number;
                /** @description Only values with a word that begins so; case and accents do not matter. Counts stay as they are. */
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
            /** @description A key or its value is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The search engine cannot answer now; see Retry-After. */
            503: {
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
                /** @description Pages count from 1. */
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
            /** @description A key or its value is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The search engine cannot answer now; see Retry-After. */
            503: {
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
            /** @description The search engine cannot answer now; see Retry-After. */
            503: {
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
