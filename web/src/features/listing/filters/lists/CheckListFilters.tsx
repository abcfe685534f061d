import { useTranslation } from 'react-i18next'
import type { NamedValue } from '@/shared/names/names'
import { PANELS, VALUE_FILTERS, type OptionListName } from '../../state/filterTable'
import { CheckList } from './CheckList'
import { FacetContent } from '../FacetContent'
import type { CountedFacet } from '../facets'
import { useOptionLabel } from './useOptionLabel'

interface CheckListFilterProps {
  readonly facet: CountedFacet
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
}

export function DisciplineFilter({ facet, selected, onToggle }: CheckListFilterProps) {
  const { t } = useTranslation()
  const disciplines: readonly (NamedValue & { readonly courses_count: number })[] = facet.data?.disciplines ?? []
  const values = disciplines.map(({ slug, name, englishName, courses_count }) => ({ value: slug, name, otherName: englishName, count: courses_count }))
  return (
    <FacetContent status={facet.status}>
      <CheckList box={t('boxes.discipline')} values={values} selected={selected} onToggle={onToggle} />
    </FacetContent>
  )
}

interface OptionFilterProps extends CheckListFilterProps {
  readonly list: OptionListName
}

/** A list of options. An option without a translated name has the name from the API. */
export function OptionFilter({ list, facet, selected, onToggle }: OptionFilterProps) {
  const { t } = useTranslation()
  const getOptionLabel = useOptionLabel()
  const { box, optionFacet } = VALUE_FILTERS[list]
  const options = facet.data?.[optionFacet] ?? []
  const values = options.map(({ slug, name, course_count, interpreted }) => ({
    value: slug,
    name: getOptionLabel(list, slug) ?? name,
    count: course_count,
    isInterpreted: interpreted,
  }))
  return (
    <FacetContent status={facet.status}>
      <CheckList box={t(`boxes.${box}`)} values={values} selected={selected} onToggle={onToggle} />
    </FacetContent>
  )
}

/** A single checkbox. It selects the most popular courses of every degree level. */
export function PopularityFilter({ facet, selected, onToggle }: CheckListFilterProps) {
  const { t } = useTranslation()
  const values = PANELS.map((panel) => ({ value: panel, name: t(`panels.${panel}`), count: facet.data?.popular?.course_count }))
  return (
    <FacetContent status={facet.status}>
      <CheckList box={t('boxes.popularity')} values={values} selected={selected} onToggle={onToggle} />
    </FacetContent>
  )
}
