import { api } from '@/shared/api/client'
import { FETCHED_ONCE } from '@/shared/api/fetchedOnce'

/** What the sections below the hero show, one call each. */
export const applyPortals = () => ({ ...api.queryOptions('get', '/api/apply-portal/'), ...FETCHED_ONCE })
export const instituteGroups = () => ({ ...api.queryOptions('get', '/api/institute-group/'), ...FETCHED_ONCE })
export const scholarshipCountries = () => ({ ...api.queryOptions('get', '/api/country/scholarships/'), ...FETCHED_ONCE })
