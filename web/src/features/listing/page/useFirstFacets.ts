import { useDeferredValue } from 'react'
import type { Facets } from '../filters/facets'

/**
 * Until all filters have their first answers, these are drawn when nothing else is to be done: hundreds of rows, beside
 * results that are looked at first. From then on what is chosen shows at once.
 */
export function useFirstFacets(facets: Facets): Facets {
  const drawn = useDeferredValue(facets)
  return isWhole(drawn) ? facets : drawn
}

function isWhole({ counted, places, feeScale }: Facets): boolean {
  return counted.data !== undefined && places.data !== undefined && feeScale.data !== undefined
}
