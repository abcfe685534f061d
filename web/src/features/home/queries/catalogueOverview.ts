import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/**
 * GET country/courses_overview: the costs per year by country, and the months in which courses
 * start.
 */
export const catalogueOverviewQuery = () => ({ ...api.queryOptions('get', '/api/country/courses_overview'), ...NEVER_STALE })
