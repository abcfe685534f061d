import { useTranslation } from 'react-i18next'
import { isolateDirection } from '@/shared/format/numbers'
import type { MapCampus, Place } from './places'

interface PlaceLabels {
  /** What the place is called. */
  readonly getName: (place: Place) => string
  /** Where a campus is, without what its name says already. */
  readonly getLocation: (campus: MapCampus) => string
  /** How many courses there are. */
  readonly getCourseCount: (place: Place) => string
  /** How many there are when each campus counts by itself, where that is more; empty otherwise. */
  readonly getPairCount: (place: Place) => string
  /** All of it in one sentence, for who does not see the map. */
  readonly getFullLabel: (place: Place) => string
}

/** A place in the words of the page's language. */
export function usePlaceLabels(): PlaceLabels {
  const { t } = useTranslation()
  const getName = (place: Place) => {
    if (place.kind === 'campus') return place.campus.institute.name
    if (!place.city) return t('map.several')
    return t('map.around', { city: isolateDirection(place.city.name), country: isolateDirection(place.city.country_name) })
  }
  const getLocation = ({ name, city, institute }: MapCampus) =>
    [...new Set([name, city?.name, city?.country_name])].filter((part) => part !== undefined && part !== institute.name).join(', ')
  const getCourseCount = ({ courseCount }: Place) => t('results.courses', { count: courseCount })
  const getPairCount = ({ pairCount, courseCount }: Place) => (pairCount === courseCount ? '' : t('map.pairs', { count: pairCount }))
  const getFullLabel = (place: Place) => {
    const where = place.kind === 'campus' ? [getLocation(place.campus)] : []
    return [getName(place), ...where, getCourseCount(place), getPairCount(place)].filter((part) => part !== '').join(', ')
  }
  return { getName, getLocation, getCourseCount, getPairCount, getFullLabel }
}
