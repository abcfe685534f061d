import { useTranslation } from 'react-i18next'
import { PANELS } from '../state/urlKeys'
import { CheckList } from './CheckList'
import { FacetState } from './FacetContent'
import type { CountedFacet } from './facets'

interface ListFilterProps {
  readonly facet: CountedFacet
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
}

export function DisciplineFilter({ facet, chosen, onToggle }: ListFilterProps) {
  const { t } = useTranslation()
  const disciplines = facet.data?.disciplines ?? []
  const values = disciplines.map(({ slug, name, courses_count }) => ({ value: slug, name, count: courses_count }))
  return (
    <FacetState status={facet.status}>
      <CheckList box={t('boxes.discipline')} values={values} chosen={chosen} onToggle={onToggle} />
    </FacetState>
  )
}

export function InstituteTypeFilter({ facet, chosen, onToggle }: ListFilterProps) {
  const { t } = useTranslation()
  const types = facet.data?.institute_types ?? []
  const values = types.map(({ slug, course_count }) => ({ value: slug, name: t(`instituteTypes.${slug}`), count: course_count }))
  return (
    <FacetState status={facet.status}>
      <CheckList box={t('boxes.instituteType')} values={values} chosen={chosen} onToggle={onToggle} />
    </FacetState>
  )
}

/** One switch: the courses that are chosen most of their level. */
export function PopularityFilter({ facet, chosen, onToggle }: ListFilterProps) {
  const { t } = useTranslation()
  const values = PANELS.map((panel) => ({ value: panel, name: t(`panels.${panel}`), count: facet.data?.popular?.course_count }))
  return (
    <FacetState status={facet.status}>
      <CheckList box={t('boxes.popularity')} values={values} chosen={chosen} onToggle={onToggle} />
    </FacetState>
  )
}
