import type { components } from '@/shared/api/schema'
import type { FeeScale, FeeUnit } from '../state/feeScale'
import type { CountedPlaces } from './trees/placeCounts'
import type { FacetStatus } from './FacetContent'
import type { PagedFacet } from './lists/PagedCheckList'

type Schemas = components['schemas']

/** An answer and how it stands; the answer before it stays until the next is there. */
interface Facet<Data> {
  readonly data: Data | undefined
  readonly status: FacetStatus
}

/** Places with their counts. Those of states and cities are asked for once somebody looks below the countries. */
export interface PlacesFacet extends Facet<CountedPlaces> {
  readonly countsBelow: FacetStatus
  readonly onRevealStates: () => void
}

/** Every count of the sidebar; those of places are with their names among `places`. */
export type CountedFacet = Facet<Schemas['SearchFacets']>

/** What the filter boxes show: values, counts, and how each list stands. */
export interface Facets {
  readonly counted: CountedFacet
  readonly places: PlacesFacet
  readonly specializations: PagedFacet
  readonly institutes: PagedFacet
  /** Undefined until they are known, and when they cannot be: the sliders work without. */
  readonly histograms: Schemas['SearchHistograms'] | undefined
  readonly feeUnit: FeeUnit
  readonly feeScale: Facet<FeeScale>
}
