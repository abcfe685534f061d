import { useDeferredValue } from 'react'
import type { Facets } from '../filters/facets'

/**
 * Until all filters have their first answers, these are drawn when nothing else is to be done: hundreds of rows, beside
 * results that are looked at first. Undefined until counts and places are there or have failed: they come together, so
 * that no box moves another. From then on what is chosen shows at once.
 */
export function useDeferredFacets(facets: Facets): Facets | undefined {
  const deferred = useDeferredValue(facets)
  if (isComplete(deferred)) return facets
  return deferred.places.status.isLoading ? undefined : deferred
}

function isComplete({ counted, places, feeScale }: Facets): boolean {
  return counted.data !== undefined && !places.status.isLoading && feeScale.data !== undefined
}
