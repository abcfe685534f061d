import { useDeferredValue } from 'react'
import type { Facets } from '../../filters/facets'

/**
 * Delays the first rendering of the filters. The filters have hundreds of rows, which would delay the results. Returns
 * undefined until counts and places have loaded or failed. All boxes then appear together, and the layout does not shift.
 */
export function useDeferredFacets(facets: Facets): Facets | undefined {
  const deferred = useDeferredValue(facets)
  if (isComplete(deferred)) return facets
  return deferred.places.status.isLoading ? undefined : deferred
}

function isComplete({ counted, places, feeScale }: Facets): boolean {
  return counted.data !== undefined && !places.status.isLoading && feeScale.data !== undefined
}
