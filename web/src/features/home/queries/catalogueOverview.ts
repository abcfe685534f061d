import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** GET country/courses_overview: what a year costs by country, and when courses start. */
export const catalogueOverviewQuery = () => ({ ...api.queryOptions('get', '/api/country/courses_overview'), ...NEVER_STALE })
