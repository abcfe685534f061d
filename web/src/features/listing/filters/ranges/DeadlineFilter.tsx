import '@/shared/texts/listing/addEntryFilterTexts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '@/shared/ui/fields.module.css'
import { STILL_OPEN } from '../../state/listingState'
import { FacetContent } from '../FacetContent'
import type { CountedFacet } from '../facets'
import { CheckList } from '../lists/CheckList'
import classes from './rangeFilters.module.css'

interface DeadlineFilterProps {
  readonly facet: CountedFacet
  /** An ISO date, `today`, or empty. */
  readonly deadline: string
  readonly onChange: (deadline: string) => void
}

/**
 * A checkbox for open applications, and a field for the earliest accepted deadline. While a date is
 * typed, its year is at first not valid, such as 0002. The field keeps this value until it loses the focus.
 */
export default function DeadlineFilter({ facet, deadline, onChange }: DeadlineFilterProps) {
  const { t } = useTranslation()
  const id = useId()
  const counts = facet.data?.deadlines
  const isOpen = deadline === STILL_OPEN
  /** The typed date. Undefined if the field shows the deadline. */
  const [draft, setDraft] = useState<string>()
  const [lastDeadline, setLastDeadline] = useState(deadline)
  if (deadline !== lastDeadline) {
    setLastDeadline(deadline)
    if (deadline !== draft) setDraft(undefined)
  }
  return (
    <FacetContent status={facet.status}>
      <CheckList
        box={t('boxes.deadline')}
        values={[{ value: STILL_OPEN, name: t('deadline.open'), count: counts?.open_count }]}
        selected={isOpen ? [STILL_OPEN] : []}
        onToggle={() => onChange(isOpen ? '' : STILL_OPEN)}
      />
      <div className={fields.row}>
        <label htmlFor={id}>{t('entryFilters.from')}</label>
        <input
          id={id}
          className={`${fields.field} ${classes.short}`}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={draft ?? (isOpen ? '' : deadline)}
          onChange={({ currentTarget }) => {
            const { value, validity } = currentTarget
            setDraft(value)
            if (validity.valid && value !== '') onChange(value)
            else if (value === '' && !validity.badInput && !isOpen && deadline !== '') onChange('')
          }}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      {counts && counts.unknown_count > 0 && <p className={classes.note}>{t('entryFilters.unknown', { count: counts.unknown_count })}</p>}
    </FacetContent>
  )
}
