import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'
import { formatLocalDay } from '@/shared/format/localDays'
import { translateCountryName } from '@/shared/forms/countryNames'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import { buildCourseUrl } from '@/shared/routing/courseUrls'
import { useLocale } from '@/shared/texts/useLocale'
import { applicationQuery, applicationsQuery } from '../queries/applications'
import { ConfirmButton } from '../views/ConfirmButton'
import classes from './AccountPage.module.css'

interface ApplicationFactsProps {
  readonly application: components['schemas']['ApplicationDetail']
}

/** The submitted form values that the page shows, in this order. */
const SENT_KEYS = ['intake', 'preferredCountry', 'nationality', 'residence', 'message'] as const
/** The keys of names of countries. The server stores the names in English. */
const COUNTRY_KEYS: readonly string[] = ['preferredCountry', 'nationality', 'residence']

/**
 * The course, the state, the history and some submitted values of an application. If the server
 * allows this (`can_withdraw`), the person can withdraw the application.
 */
export function ApplicationFacts({ application }: ApplicationFactsProps) {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const { course_id, institute_name, state, history, sent } = application
  const name = application.course_name ?? t('applications.general')
  return (
    <>
      <div>
        <h2 className={classes.name}>
          {course_id === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={buildCourseUrl({ id: course_id, name }, '')}>
              <bdi>{name}</bdi>
            </a>
          )}
        </h2>
        {institute_name !== null && (
          <p>
            <bdi>{institute_name}</bdi>
          </p>
        )}
      </div>
      <div className={classes.row}>
        <strong className={classes.state} role="status">
          {t(`applications.states.${state}`)}
        </strong>
        <Withdrawal application={application} />
      </div>
      <section className={classes.section} aria-labelledby="history">
        <h2 id="history">{t('applications.history')}</h2>
        <ol>
          {history.map((change) => (
            <li key={change.created_at + change.state} className={classes.session}>
              <div>
                {t(`applications.states.${change.state}`)}
                {change.note !== null && (
                  <p>
                    <bdi>{change.note}</bdi>
                  </p>
                )}
              </div>
              <span className={classes.quiet}>{formatLocalDay(change.created_at, tag)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.section} aria-labelledby="sent">
        <h2 id="sent">{t('applications.sentValues')}</h2>
        <dl className={classes.facts}>
          {SENT_KEYS.filter((key) => sent[key]).map((key) => (
            <div key={key}>
              <dt>{t(`fields.${key}`)}</dt>
              <dd>
                <bdi>{COUNTRY_KEYS.includes(key) ? translateCountryName(sent[key] ?? '', tag) : sent[key]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Withdrawal({ application: { id, can_withdraw } }: ApplicationFactsProps) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const submission = useSubmission()
  const withdraw = async () => {
    const isWithdrawn = await submission.run(() => fetchClient.POST('/api/account/applications/{application_id}/withdraw', { params: { path: { application_id: id } } }))
    // If the request fails, the application may have changed in the meantime. The page therefore
    // reloads the application in any case.
    await Promise.all([applicationQuery(id), applicationsQuery()].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
    return isWithdrawn
  }
  return (
    <>
      {can_withdraw && <ConfirmButton label={t('applications.withdraw')} question={t('applications.withdrawQuestion')} isRunning={submission.isSending} onConfirm={withdraw} />}
      <ProblemText text={submission.problem} />
    </>
  )
}
