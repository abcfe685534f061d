import { useTranslation } from 'react-i18next'
import { MONTHS } from '@/shared/course/months'
import { formatList } from '@/shared/format/lists'
import { formatCount, formatDate, formatMoney, formatMonth, formatSlug } from '@/shared/format/numbers'
import { shortenText } from '@/shared/format/shortenText'
import { useLocale } from '@/shared/texts/useLocale'
import { useOptionLabel } from '../../filters/lists/useOptionLabel'
import type { Facets } from '../../filters/facets'
import type { PagedFacet } from '../../filters/lists/PagedCheckList'
import { buildFilterChips, type FilterChip } from '../../results/chips/filterChip'
import { isOptionList, LEVEL_TYPES, PANELS, VALUE_FILTERS, type ListName } from '../../state/filterTable'
import { DURATION_MAX_YEARS, STILL_OPEN, type ListingState } from '../../state/listingState'

/**
 * Builds the chips of the selected filters. If the name of a value has not loaded, the chip shows a
 * name built from the slug.
 */
export function useFilterChips(state: ListingState, facets: Facets): FilterChip[] {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const formatYears = (value: number) => (value === DURATION_MAX_YEARS ? t('duration.atMost') : String(value))
  const getOptionLabel = useOptionLabel()
  const { displayedFee } = facets
  const formatFee = (units: number) => formatMoney(units, displayedFee.code, tag)
  const getValueName = (list: ListName, value: string): string | undefined => {
    if (list === 'intakes') return formatMonth(MONTHS.findIndex((month) => month === value), tag)
    const type = LEVEL_TYPES.find((each) => each === value)
    if (list === 'types' && type) return t(`levelTypes.${type}`)
    if (isOptionList(list)) return getOptionLabel(list, value)
    const panel = PANELS.find((each) => each === value)
    if (list === 'panels' && panel) return t(`panels.${panel}`)
    return findFacetName(facets, list, value, tag)
  }
  return buildFilterChips(state, {
    text: (text) => t('chips.text', { text: shortenText(text) }),
    value: (list, value) => {
      const name = getValueName(list, value) ?? formatSlug(value)
      // A score is only set if exactly one English test is selected, so it is shown with that test.
      return list === 'englishTests' && state.englishScore !== undefined && value !== 'unknown' ? `${name} ${formatCount(state.englishScore, tag)}` : name
    },
    valueInBox: (list, name) => t('chips.ofBox', { name, box: t(`boxes.${VALUE_FILTERS[list].box}`) }),
    point: ({ distance, kind }) => t(`chips.${kind}`, { km: distance }),
    duration: ([lower, upper]) => t('duration.value', { from: formatYears(lower), to: formatYears(upper) }),
    deadline: (deadline) => (deadline === STILL_OPEN ? t('deadline.open') : t('deadline.chip', { date: formatDate(deadline, tag) })),
    fee: () => {
      const [lower, upper] = displayedFee.range
      return upper === Infinity ? t('fee.orMore', { from: formatFee(lower) }) : t('fee.value', { from: formatFee(lower), to: formatFee(upper) })
    },
  })
}

/** Finds the names of the institute and the campus. `slug` can also be the id of the campus. */
function findCampusName(data: Facets['counted']['data'], slug: string, tag: string): string | undefined {
  const campus = data?.campuses?.chosen.find((each) => each.slug === slug || String(each.id) === slug)
  return campus && formatList([...new Set([campus.institute_name, campus.name])], tag)
}

/** Finds the name of a value in the loaded facets. */
function findFacetName({ counted: { data }, places, specializations, institutes }: Facets, list: ListName, slug: string, tag: string): string | undefined {
  const countries = places.data ?? []
  const states = () => countries.flatMap((country) => country.states)
  switch (list) {
    case 'countries':
      return countries.find((each) => each.slug === slug)?.name
    case 'states':
      return states().find((each) => each.slug === slug)?.state_name
    case 'cities':
      return states().flatMap((each) => each.cities).find((each) => each.slug === slug)?.city_name
    case 'levels':
      return data?.degree_levels?.flatMap((each) => each.degree_levels).find((each) => each.slug === slug)?.display_name
    case 'disciplines':
      return data?.disciplines?.find((each) => each.slug === slug)?.name
    case 'specializations':
      return findPagedName(specializations, slug)
    case 'institutes':
      return findPagedName(institutes, slug)
    case 'campuses':
      return findCampusName(data, slug, tag)
    default:
      return undefined
  }
}

function findPagedName({ values, selectedNotLoaded }: PagedFacet, slug: string): string | undefined {
  return [...values, ...selectedNotLoaded].find(({ value }) => value === slug)?.name
}
