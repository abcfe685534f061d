import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { CheckRow } from '@/shared/ui/CheckRow'
import type { CampusLocation } from './types'
import classes from './CampusFilter.module.css'

interface CampusFilterProps {
  readonly campuses: readonly CampusLocation[]
  /** Slugs. */
  readonly chosen: readonly string[]
  readonly onToggle: (slug: string) => void
}

/** Checkboxes for the campuses whose disciplines are shown. No selection means all campuses. */
export function CampusFilter({ campuses, chosen, onToggle }: CampusFilterProps) {
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
            checked={chosen.includes(slug)}
            disabled={course_count === 0 && !chosen.includes(slug)}
            onToggle={() => onToggle(slug)}
          />
        ))}
      </div>
    </fieldset>
  )
}
