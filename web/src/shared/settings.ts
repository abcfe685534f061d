/** What is set for the pages of this site: the server writes it into each of them. */
const { listingPath, userStay } = document.documentElement.dataset

/** A further address of the listing, where the site has one. */
export const LISTING_PATH = listingPath === undefined ? undefined : `/${listingPath}`

/** From 1 on visitors are asked to sign in once they have stayed for a while. */
export const USER_STAY = userStay ?? '0'
