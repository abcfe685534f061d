import { useTranslation } from 'react-i18next'
import { isolateDirection } from '@/shared/format/numbers'
import type { MapCampus, Place } from './places'

interface PlaceLabels {
  readonly getName: (place: Place) => string
  /** The campus, city and country. Leaves out a name that equals the institute's name. */
  readonly getLocation: (campus: MapCampus) => string
  readonly getCourseCount: (place: Place) => string
  /** The number of pairs of course and campus; empty if it equals the number of courses. */
  readonly getPairCount: (place: Place) => string
  /** All labels together, for screen readers. */
  readonly getFullLabel: (place: Place) => string
}

/** Builds the labels of places in the visitor's language. */
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
    const locations = place.kind === 'campus' ? [getLocation(place.campus)] : []
    return [getName(place), ...locations, getCourseCount(place), getPairCount(place)].filter((part) => part !== '').join(', ')
  }
  return { getName, getLocation, getCourseCount, getPairCount, getFullLabel }
}
