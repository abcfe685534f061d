import { useDeferredValue } from 'react'
import type { Facets } from '../filters/facets'

/**
 * Until all filters have their first answers, these are drawn when nothing else is to be done: hundreds of rows, beside
 * results that are looked at first. Undefined until counts and places are there or have failed: they come together, so
 * that no box moves another. From then on what is chosen shows at once.
 */
export function useFirstFacets(facets: Facets): Facets | undefined {
  const drawn = useDeferredValue(facets)
  if (isWhole(drawn)) return facets
  return drawn.places.status.isLoading ? undefined : drawn
}

function isWhole({ counted, places, feeScale }: Facets): boolean {
  return counted.data !== undefined && !places.status.isLoading && feeScale.data !== undefined
}
