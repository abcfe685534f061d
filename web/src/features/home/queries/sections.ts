import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** The requests of the sections below the hero. */
export const applyPortalsQuery = () => ({ ...api.queryOptions('get', '/api/apply-portal/'), ...NEVER_STALE })
export const instituteGroupsQuery = () => ({ ...api.queryOptions('get', '/api/institute-group/'), ...NEVER_STALE })
export const scholarshipCountriesQuery = () => ({ ...api.queryOptions('get', '/api/country/scholarships/'), ...NEVER_STALE })
