import { useTranslation } from 'react-i18next'
import { PANELS } from '../state/urlKeys'
import { CheckList } from './CheckList'
import { FacetContent } from './FacetContent'
import type { CountedFacet } from './facets'

interface CheckListFilterProps {
  readonly facet: CountedFacet
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
}

export function DisciplineFilter({ facet, selected, onToggle }: CheckListFilterProps) {
  const { t } = useTranslation()
  const disciplines = facet.data?.disciplines ?? []
  const values = disciplines.map(({ slug, name, courses_count }) => ({ value: slug, name, count: courses_count }))
  return (
    <FacetContent status={facet.status}>
      <CheckList box={t('boxes.discipline')} values={values} selected={selected} onToggle={onToggle} />
    </FacetContent>
  )
}

export function InstituteTypeFilter({ facet, selected, onToggle }: CheckListFilterProps) {
  const { t } = useTranslation()
  const types = facet.data?.institute_types ?? []
  const values = types.map(({ slug, course_count }) => ({ value: slug, name: t(`instituteTypes.${slug}`), count: course_count }))
  return (
    <FacetContent status={facet.status}>
      <CheckList box={t('boxes.instituteType')} values={values} selected={selected} onToggle={onToggle} />
    </FacetContent>
  )
}

/** One switch: the courses that are chosen most of their level. */
export function PopularityFilter({ facet, selected, onToggle }: CheckListFilterProps) {
  const { t } = useTranslation()
  const values = PANELS.map((panel) => ({ value: panel, name: t(`panels.${panel}`), count: facet.data?.popular?.course_count }))
  return (
    <FacetContent status={facet.status}>
      <CheckList box={t('boxes.popularity')} values={values} selected={selected} onToggle={onToggle} />
    </FacetContent>
  )
}
