import pageTypes from '../../../page-types.json'
import type { Slugs } from './paths'

/** The slugs of a new site. The build and the tests use them. A page of the server has its own slugs. */
export const DEFAULT_SLUGS = Object.fromEntries(Object.entries(pageTypes).map(([pageType, { slug }]) => [pageType, slug])) as Slugs
