/**
 * The settings of the site. The server writes the settings into the HTML of each page. There is no
 * document during prerendering.
 */
const { userStay, searchLog, production, phone, office, social }: DOMStringMap = globalThis.document?.documentElement.dataset ?? {}

/** From 1 on, the site asks visitors to sign in. Above 1, visitors must register. */
export const USER_STAY = userStay ?? '0'

/** Whether the site logs searches. A visitor can still switch this off for the browser. */
export const IS_SEARCH_LOGGED = searchLog !== undefined

/** Whether this is the public site. The footer then contains the feedback form. */
export const IS_PRODUCTION = production !== undefined

export const PHONE = phone
export const OFFICE_URL = office
export const SOCIAL_LINKS: readonly string[] = social === undefined ? [] : social.split(' ')
export const HAS_CONTACTS = phone !== undefined || office !== undefined || social !== undefined
