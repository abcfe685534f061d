import pageTypes from '../../../page-types.json'
import type { Slugs } from './paths'

/**
 * The default slugs of a new site, for the build and the tests. Pages from the server contain the
 * current slugs.
 */
export const DEFAULT_SLUGS = Object.fromEntries(Object.entries(pageTypes).map(([pageType, { slug }]) => [pageType, slug])) as Slugs
