import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { CheckRow } from '@/shared/ui/CheckRow'
import type { CampusLocation } from './types'
import classes from './CampusFilter.module.css'

interface CampusFilterProps {
  readonly campuses: readonly CampusLocation[]
  /** The slugs of the selected campuses. */
  readonly selected: readonly string[]
  readonly onToggle: (slug: string) => void
}

/** A filter by campus. If no campus is selected, the disciplines of all campuses are shown. */
export function CampusFilter({ campuses, selected, onToggle }: CampusFilterProps) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  if (campuses.length === 0) return <p className={classes.none}>{t('noCampus')}</p>
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>{t('filterCampus')}</legend>
      <div className={classes.list}>
        {campuses.map(({ slug, campus, course_count }) => (
          <CheckRow
            key={slug}
            name={campus}
            count={formatCount(course_count, tag)}
            checked={selected.includes(slug)}
            disabled={course_count === 0 && !selected.includes(slug)}
            onToggle={() => onToggle(slug)}
          />
        ))}
      </div>
    </fieldset>
  )
}
