import { useDeferredValue } from 'react'
import type { Facets } from '../filters/facets'

/**
 * Until all filters have their first answers, these are drawn when nothing else is to be done: hundreds of rows, beside
 * results that are looked at first. They come together, so that no box moves another. From then on what is chosen shows
 * at once.
 */
export function useFirstFacets(facets: Facets): Facets {
  const drawn = useDeferredValue(facets)
  if (isWhole(drawn)) return facets
  return isWaitingForPlaces(drawn) ? { ...drawn, counted: { ...drawn.counted, data: undefined, status: drawn.places.status } } : drawn
}

function isWaitingForPlaces({ counted, places }: Facets): boolean {
  return counted.data !== undefined && places.data === undefined && places.status.isLoading
}

function isWhole({ counted, places, feeScale }: Facets): boolean {
  return counted.data !== undefined && !places.status.isLoading && feeScale.data !== undefined
}
