// Generated from openapi.json by `npm run generate`. Do not edit.

/** The longest search text that the API takes. */
export const SEARCH_TEXT_MAX_CHARACTERS = 300

/** The most values that one filter of a body may carry. */
export const FILTER_VALUES_MAX = 2000

/** The most parts of a text that are searched as words. */
export const LITERAL_PARTS_MAX = 30
