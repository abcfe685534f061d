/** Settings of the site. The server writes them into the HTML of each page. */
const { listingPath, userStay } = document.documentElement.dataset

/** A second path of the listing, if the site has one. */
export const LISTING_PATH = listingPath === undefined ? undefined : `/${listingPath}`

/** From 1 on, the site asks visitors to sign in after some time. */
export const USER_STAY = userStay ?? '0'
