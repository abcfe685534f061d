import type { components } from '@/shared/api/schema'
import type { FacetStatus } from './FacetState'
import type { PagedValues } from './PagedCheckList'

/** A facet call's answer and how it stands; the answer before it stays until the next is there. */
export interface Facet<Data> {
  readonly data: Data | undefined
  readonly status: FacetStatus
}

export type BaseFacet = Facet<components['schemas']['BaseFilters']>
export type IntakeFacet = Facet<components['schemas']['IntakeFacets']>

/** What the filter boxes show: values, counts, and how each list stands. */
export interface Facets {
  readonly base: BaseFacet
  readonly intakes: IntakeFacet
  readonly specializations: PagedValues
  readonly institutes: PagedValues
  /** Undefined until they are known, and when they cannot be: the sliders work without. */
  readonly histograms: components['schemas']['SearchHistograms'] | undefined
}
