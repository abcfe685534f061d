import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLeave } from '@/shared/account/useLeave'
import { fetchClient } from '@/shared/api/client'
import { formatLocalDay } from '@/shared/format/localDays'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { focusResults } from '@/shared/ui/focusResults'
import forms from '@/shared/forms/forms.module.css'
import { sessionsQuery } from '../queries/profile'
import classes from '../page/AccountPage.module.css'

/**
 * The sessions of the person. Each session except the current one can be ended alone. Another button
 * ends all sessions.
 */
export function Sessions() {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const queries = useQueryClient()
  const leave = useLeave()
  const { data } = useQuery(sessionsQuery())
  const { problem, isSending, run } = useSubmission()
  const revoke = (id: string) =>
    run(async () => {
      await fetchClient.DELETE('/api/account/sessions/{session_id}', { params: { path: { session_id: id } } })
      focusResults()
      await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    })
  const endAll = () =>
    run(async () => {
      await fetchClient.POST('/api/account/sessions/end-all')
      await leave()
    })
  return (
    <section className={classes.section} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <ul>
        {data?.results.map(({ id, client, last_used_at, is_current }) => (
          <li key={id} className={classes.session}>
            <div>
              <bdi>{client}</bdi>
              <p className={classes.quiet}>{is_current ? t('sessions.current') : t('sessions.lastUsed', { date: formatLocalDay(last_used_at, tag) })}</p>
            </div>
            {!is_current && (
              <button type="button" className={controls.second} aria-label={t('sessions.endOf', { client })} disabled={isSending} onClick={() => void revoke(id)}>
                {t('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ProblemText text={problem} />
      <div className={forms.actions}>
        <button type="button" className={controls.second} disabled={isSending} onClick={() => void endAll()}>
          {t('sessions.endAll')}
        </button>
      </div>
    </section>
  )
}
