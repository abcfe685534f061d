import { api } from '@/shared/api/client'

/** What the sections below the hero show, one call each. */
export const applyPortals = () => api.queryOptions('get', '/api/apply-portal/')
export const instituteGroups = () => api.queryOptions('get', '/api/institute-group/')
export const scholarshipCountries = () => api.queryOptions('get', '/api/country/scholarships/')
