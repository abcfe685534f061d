import { useTranslation } from 'react-i18next'
import { isolated } from '@/shared/format/numbers'
import type { MapCampus, Place } from './places'

interface PlaceWords {
  /** What the place is called. */
  readonly nameOf: (place: Place) => string
  /** Where a campus is, without what its name says already. */
  readonly whereOf: (campus: MapCampus) => string
  /** How many courses there are. */
  readonly countOf: (place: Place) => string
  /** How many there are when each campus counts by itself, where that is more; empty otherwise. */
  readonly pairsOf: (place: Place) => string
  /** All of it in one sentence, for who does not see the map. */
  readonly inWords: (place: Place) => string
}

/** A place in the words of the page's language. */
export function usePlaceWords(): PlaceWords {
  const { t } = useTranslation()
  const nameOf = (place: Place) => {
    if (place.kind === 'campus') return place.campus.institute.name
    if (!place.city) return t('map.several')
    return t('map.around', { city: isolated(place.city.name), country: isolated(place.city.country_name) })
  }
  const whereOf = ({ name, city, institute }: MapCampus) =>
    [...new Set([name, city?.name, city?.country_name])].filter((part) => part !== undefined && part !== institute.name).join(', ')
  const countOf = ({ courseCount }: Place) => t('results.courses', { count: courseCount })
  const pairsOf = ({ pairCount, courseCount }: Place) => (pairCount === courseCount ? '' : t('map.pairs', { count: pairCount }))
  const inWords = (place: Place) => {
    const where = place.kind === 'campus' ? [whereOf(place.campus)] : []
    return [nameOf(place), ...where, countOf(place), pairsOf(place)].filter((part) => part !== '').join(', ')
  }
  return { nameOf, whereOf, countOf, pairsOf, inWords }
}
