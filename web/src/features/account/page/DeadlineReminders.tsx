import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changeReminder } from '@/shared/account/following/reminder'
import { remindersQuery } from '@/shared/account/following/reminders'
import { formatDate } from '@/shared/format/numbers'
import { PATHS } from '@/shared/routing/paths'
import { translateField } from '@/shared/texts/translateField'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { focusResults } from '@/shared/ui/focusResults'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

/** The scholarships with a deadline reminder for this person. Shows nothing while they load, or if there are none. */
export function DeadlineReminders() {
  const { t } = useTranslation('account')
  const { tag, language } = useLocale()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({ ...remindersQuery(), refetchOnWindowFocus: 'always' })
  const remove = (removed: { readonly id: number; readonly name: string }) => {
    focusResults()
    void changeReminder(queries, removed, false)
  }
  if (error && !data) return <LoadFailure title={t('reminders.failed')} error={error} onRetry={refetch} />
  if (!data || data.results.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="reminders">
      <h2 id="reminders">{t('reminders.title')}</h2>
      <p>{t('reminders.lead')}</p>
      <ul>
        {data.results.map((each) => ({ ...each, name: translateField(each, 'name', language).text })).map(({ id, slug, name, deadline }) => (
          <li key={id} className={classes.session}>
            <div>
              <a href={`${PATHS.scholarship_detail}/${slug}`}>
                <bdi>{name}</bdi>
              </a>
              {deadline !== null && <span>{t('reminders.deadline', { date: formatDate(deadline, tag) })}</span>}
            </div>
            <button type="button" className={controls.second} aria-label={t('reminders.removeOf', { name })} onClick={() => remove({ id, name })}>
              {t('reminders.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
