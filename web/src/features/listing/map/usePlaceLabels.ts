import { useTranslation } from 'react-i18next'
import { formatList } from '@/shared/format/lists'
import { useLocale } from '@/shared/texts/useLocale'
import type { MapCampus, Place } from './places'

interface PlaceLabels {
  readonly getName: (place: Place) => string
  /** The campus, city and country. A name that equals the name of the institute is left out. */
  readonly getLocation: (campus: MapCampus) => string
  readonly getCourseCount: (place: Place) => string
  /** The number of pairs of course and campus. Empty if this number equals the number of courses. */
  readonly getPairCount: (place: Place) => string
  /** All labels together, for screen readers. */
  readonly getFullLabel: (place: Place) => string
}

/** Returns functions that build the labels of a place in the language of the visitor. */
export function usePlaceLabels(): PlaceLabels {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const getName = (place: Place) => {
    if (place.kind === 'campus') return place.campus.institute.name
    const { place: majority } = place
    if (majority && majority.kind !== 'city') return formatList([...new Set([majority.name, majority.country_name])], tag)
    if (!place.city) return t('map.several')
    return t('map.around', { city: place.city.name, country: place.city.country_name })
  }
  const getLocation = ({ name, city, institute }: MapCampus) =>
    formatList([...new Set([name, city?.name, city?.country_name])].filter((part) => part !== institute.name), tag)
  const getCourseCount = ({ courseCount }: Place) => t('results.courses', { count: courseCount })
  const getPairCount = ({ pairCount, courseCount }: Place) => (pairCount === courseCount ? '' : t('map.pairs', { count: pairCount }))
  const getFullLabel = (place: Place) => {
    const locations = place.kind === 'campus' ? [getLocation(place.campus)] : []
    return formatList([getName(place), ...locations, getCourseCount(place), getPairCount(place)], tag)
  }
  return { getName, getLocation, getCourseCount, getPairCount, getFullLabel }
}
