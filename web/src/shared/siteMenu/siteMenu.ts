import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/**
 * GET site-menu/: the countries, institutes and so on that the header and the footer link to, and
 * the totals of the catalogue.
 */
export const siteMenuQuery = () => ({ ...api.queryOptions('get', '/api/site-menu/'), ...NEVER_STALE })
