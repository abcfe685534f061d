import { useTranslation } from 'react-i18next'
import { formatList } from '@/shared/format/lists'
import type { TranslatedKind } from '@/shared/names/names'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import type { MapCampus, Place } from './places'

interface PlaceLabels {
  readonly getName: (place: Place) => string
  /** Translates the English name of a city. */
  readonly getCityLabel: (name: string) => string
  /**
   * The campus, city and country. A campus with the name of its institute or city, and a city with
   * the name of its country, are left out.
   */
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
  const names = useNames()
  const translateByName = (kind: TranslatedKind, name: string) => names.getName(kind, { slug: name, name })
  const translateCountry = (name: string) => translateByName('countries', name)
  /** Joins the names of places and of their country into a list without repeated names. */
  const joinNames = (places: readonly (string | undefined)[], country: string | undefined) =>
    formatList([...new Set([...places, country && translateCountry(country)])], tag)
  const getName = (place: Place) => {
    if (place.kind === 'campus') return place.campus.institute.name
    const { place: majority } = place
    if (majority && majority.kind !== 'city')
      return joinNames(majority.name === majority.country_name ? [] : [translateByName('states', majority.name)], majority.country_name)
    if (!place.city) return t('map.several')
    return t('map.around', { city: names.getName('cities', place.city), country: translateCountry(place.city.country_name) })
  }
  const getLocation = ({ name, city, institute }: MapCampus) =>
    joinNames(
      [name === institute.name || name === city?.name ? undefined : name, city && city.name !== city.country_name ? names.getName('cities', city) : undefined],
      city?.country_name,
    )
  const getCourseCount = ({ courseCount }: Place) => t('results.courses', { count: courseCount })
  const getPairCount = ({ pairCount, courseCount }: Place) => (pairCount === courseCount ? '' : t('map.pairs', { count: pairCount }))
  const getFullLabel = (place: Place) => {
    const locations = place.kind === 'campus' ? [getLocation(place.campus)] : []
    return formatList([getName(place), ...locations, getCourseCount(place), getPairCount(place)], tag)
  }
  return { getName, getCityLabel: (name) => translateByName('cities', name), getLocation, getCourseCount, getPairCount, getFullLabel }
}
