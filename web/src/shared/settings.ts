/** The settings of the site. The server writes the settings into the HTML of each page. */
const { userStay, searchLog } = document.documentElement.dataset

/** The site shows a sign-in prompt after some time if this value is at least 1. */
export const USER_STAY = userStay ?? '0'

/** Whether the site logs searches. A browser can still refuse this. */
export const IS_SEARCH_LOGGED = searchLog !== undefined
