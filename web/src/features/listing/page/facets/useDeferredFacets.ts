import { useDeferredValue } from 'react'
import type { Facets } from '../../filters/facets'

/**
 * Defers the first rendering of the filters, because their hundreds of rows would delay the results. Undefined until counts
 * and places have loaded or failed, so that all boxes appear together without layout shift. Later changes are rendered at
 * once.
 */
export function useDeferredFacets(facets: Facets): Facets | undefined {
  const deferred = useDeferredValue(facets)
  if (isComplete(deferred)) return facets
  return deferred.places.status.isLoading ? undefined : deferred
}

function isComplete({ counted, places, feeScale }: Facets): boolean {
  return counted.data !== undefined && !places.status.isLoading && feeScale.data !== undefined
}
