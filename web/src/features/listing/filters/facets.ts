import type { components } from '@/shared/api/schema'
import type { DisplayedFee, FeeScale } from '../state/feeScale'
import type { CountedPlaces } from './trees/placeCounts'
import type { FacetStatus } from './FacetContent'
import type { PagedFacet } from './lists/PagedCheckList'

type Schemas = components['schemas']

/**
 * The data of a facet and its loading state. During a new search, the data of the previous search
 * stays until the response arrives.
 */
interface Facet<Data> {
  readonly data: Data | undefined
  readonly status: FacetStatus
}

/** The places with course counts. The counts of states and cities load after a call of `onRevealStates`. */
export interface PlacesFacet extends Facet<CountedPlaces> {
  readonly countsBelow: FacetStatus
  readonly onRevealStates: () => void
}

/**
 * The counts of the filters whose values fit into one response. `Facets` has the counts of places,
 * specializations and institutes under separate keys.
 */
export type CountedFacet = Facet<Schemas['SearchFacets']>

/** The data of all filter boxes. */
export interface Facets {
  readonly counted: CountedFacet
  readonly places: PlacesFacet
  readonly specializations: PagedFacet
  readonly institutes: PagedFacet
  /** Undefined until the histograms have loaded. The sliders work without histograms. */
  readonly histograms: Schemas['SearchHistograms'] | undefined
  readonly displayedFee: DisplayedFee
  readonly feeScale: Facet<FeeScale>
}
