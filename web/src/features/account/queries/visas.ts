import { api } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type VisaGuide = components['schemas']['VisaGuideEntry']

export const visasQuery = () => api.queryOptions('get', '/api/account/visas')
export const visaQuery = (country: string) => api.queryOptions('get', '/api/account/visas/{country}', { params: { path: { country } } })
