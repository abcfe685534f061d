import { api } from '@/shared/api/client'
import { NEVER_STALE } from '@/shared/api/staleTimes'

/** One call for each section below the hero. */
export const applyPortals = () => ({ ...api.queryOptions('get', '/api/apply-portal/'), ...NEVER_STALE })
export const instituteGroups = () => ({ ...api.queryOptions('get', '/api/institute-group/'), ...NEVER_STALE })
export const scholarshipCountries = () => ({ ...api.queryOptions('get', '/api/country/scholarships/'), ...NEVER_STALE })
