import type { components } from '@/shared/api/schema'

export type Scholarship = components['schemas']['ScholarshipCard']
export type ScholarshipDetail = components['schemas']['ScholarshipDetail']
export type FacetValue = components['schemas']['ScholarshipFacetValue']
export type Facets = components['schemas']['ScholarshipFacets']
