import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { CheckRow } from '@/shared/ui/CheckRow'
import controls from '@/shared/ui/controls.module.css'
import { FILTER_KEYS, type FilterKey, type ScholarshipSearch } from '../state/scholarshipUrl'
import type { Facets, FacetValue } from './types'
import { useScholarshipLabels } from './useScholarshipLabels'
import classes from './ScholarshipFilters.module.css'

interface ScholarshipFiltersProps {
  /** Undefined while the first search loads, and after it has failed. */
  readonly facets: Facets | undefined
  readonly isLoading: boolean
  readonly selected: ScholarshipSearch['selected']
  readonly onToggle: (key: FilterKey, value: string) => void
  readonly onReset: () => void
}

/** The first four filter boxes are open at first. A later box is open if it has a selected value. */
const OPEN_BOXES = 4

/** The filters of the scholarship search. On a phone, a button shows and hides them. */
export function ScholarshipFilters({ facets, isLoading, selected, onToggle, onReset }: ScholarshipFiltersProps) {
  const { t } = useTranslation('scholarship')
  const [isShown, setShown] = useState(false)
  const count = FILTER_KEYS.reduce((sum, key) => sum + selected[key].length, 0)
  return (
    <section className={classes.panel} aria-label={t('filters')}>
      <button type="button" className={`${controls.second} ${classes.show}`} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(count === 0 ? 'filters' : 'showFilters', { count })}
      </button>
      <div className={classes.boxes} data-shown={isShown || undefined}>
        <div className={classes.head}>
          <h2 className={classes.title}>{t('filters')}</h2>
          <button type="button" className={classes.reset} disabled={count === 0} onClick={onReset}>
            {t('reset')}
          </button>
        </div>
        {isLoading && <Skeleton height="60rem" aria-hidden />}
        {facets &&
          FILTER_KEYS.map((key, position) => (
            <FilterValues key={key} filter={key} values={facets[key]} selected={selected[key]} isOpenAtFirst={position < OPEN_BOXES || selected[key].length > 0} onToggle={(value) => onToggle(key, value)} />
          ))}
      </div>
    </section>
  )
}

interface FilterValuesProps {
  readonly filter: FilterKey
  readonly values: readonly FacetValue[]
  readonly selected: readonly string[]
  readonly isOpenAtFirst: boolean
  readonly onToggle: (slug: string) => void
}

/** The box of one filter: its values with their number of scholarships. */
function FilterValues({ filter, values, selected, isOpenAtFirst, onToggle }: FilterValuesProps) {
  const { t } = useTranslation('scholarship')
  const { tag } = useLocale()
  const { getValueName } = useScholarshipLabels()
  const title = t(`box.${filter}`)
  return (
    <details className={classes.box} open={isOpenAtFirst}>
      <summary className={classes.summary}>
        <h3 className={classes.boxTitle}>{title}</h3>
        {selected.length > 0 && <span className={classes.badge}>{formatCount(selected.length, tag)}</span>}
      </summary>
      <ul className={classes.values} aria-label={title}>
        {values.map((value) => (
          <li key={value.slug}>
            <CheckRow
              name={getValueName(filter, value)}
              count={formatCount(value.scholarship_count, tag)}
              checked={selected.includes(value.slug)}
              onToggle={() => onToggle(value.slug)}
            />
          </li>
        ))}
        {values.length === 0 && <li className={classes.none}>{t('noValues')}</li>}
      </ul>
    </details>
  )
}
