/** The settings of the site. The server writes the settings into the HTML of each page. The prerendering has no document. */
const { userStay, searchLog, production, phone, office, social }: DOMStringMap = globalThis.document?.documentElement.dataset ?? {}

/** The site shows a sign-in prompt after some time if this value is at least 1. */
export const USER_STAY = userStay ?? '0'

/** Whether the site logs searches. A browser can still refuse this. */
export const IS_SEARCH_LOGGED = searchLog !== undefined

/** Whether this is the public site. The footer then contains the feedback form. */
export const IS_PRODUCTION = production !== undefined

export const PHONE = phone
export const OFFICE_URL = office
export const SOCIAL_LINKS: readonly string[] = social === undefined ? [] : social.split(' ')
export const HAS_CONTACTS = phone !== undefined || office !== undefined || social !== undefined
