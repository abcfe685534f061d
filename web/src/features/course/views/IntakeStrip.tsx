import { useTranslation } from 'react-i18next'
import { MONTHS } from '@/shared/course/months'
import { formatMonth } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import classes from './IntakeStrip.module.css'

/** Shows the twelve months and marks the months in which the course starts. If none is known, shows a text instead. */
export function IntakeStrip({ months }: { readonly months: readonly string[] }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  if (months.length === 0) return <p>{t('card.intakeUnknown')}</p>
  return (
    <ol className={classes.strip}>
      {MONTHS.map((slug, index) => {
        const isOpen = months.includes(slug)
        const name = formatMonth(index, tag)
        return (
          <li key={slug} className={classes.month} data-open={isOpen || undefined}>
            <span className={classes.spoken}>{t(isOpen ? 'course.opens' : 'course.closed', { month: name })}</span>
            <span aria-hidden>{formatMonth(index, tag, 'short')}</span>
          </li>
        )
      })}
    </ol>
  )
}
