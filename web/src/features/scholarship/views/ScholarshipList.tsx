import { useTranslation } from 'react-i18next'
import { PATHS } from '@/shared/routing/paths'
import { Message } from '@/shared/ui/Message'
import { ScholarshipCard } from './ScholarshipCard'
import type { Scholarship } from './types'
import classes from './ScholarshipList.module.css'

interface ScholarshipListProps {
  readonly scholarships: readonly Scholarship[]
  /** Whether the list shows results of a previous search. */
  readonly isStale: boolean
}

/** The cards of one page, or a message if there is no scholarship. A notice says that sample scholarships are examples. */
export function ScholarshipList({ scholarships, isStale }: ScholarshipListProps) {
  const { t } = useTranslation('scholarship')
  if (scholarships.length === 0)
    return (
      <Message title={t('none')}>
        <p>{t('noneHelp')}</p>
      </Message>
    )
  return (
    <div className={classes.list} aria-busy={isStale}>
      {scholarships.some(({ is_sample }) => is_sample) && (
        <p className={classes.notice} role="note">
          {t('samples')}
        </p>
      )}
      <ul className={classes.cards}>
        {scholarships.map((each) => (
          <li key={each.id} className={classes.item}>
            <ScholarshipCard scholarship={each} href={`${PATHS.scholarship_detail}/${each.slug}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}
