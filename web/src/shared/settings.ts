/** Settings of the site. The server writes them into the HTML of each page. */
const { listingPath, userStay } = document.documentElement.dataset

/** A second path of the listing, if the site has one. */
export const LISTING_PATH = listingPath === undefined ? undefined : `/${listingPath}`

/** A value of at least 1 means that the site shows a sign-in prompt after some time. */
export const USER_STAY = userStay ?? '0'
