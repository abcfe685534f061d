import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatLocalDay } from '@/shared/format/localDays'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'
import { applicationsQuery } from '../queries/applications'
import { AccountPage } from './AccountPage'
import { Guard } from './Guard'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

export function ApplicationsPage() {
  const { t } = useTranslation('account')
  return (
    <Guard>
      <AccountPage title={t('menu.applications')}>
        <Applications />
      </AccountPage>
    </Guard>
  )
}

/** The applications of the person, the newest first, each with its state. */
function Applications() {
  const { t } = useTranslation('account')
  const loading = useTranslation().t('filters.loading')
  const { tag } = useLocale()
  const { data, error, refetch } = useQuery({ ...applicationsQuery(), staleTime: 0 })
  if (error) return <LoadFailure title={t('applications.failed')} error={error} onRetry={refetch} />
  if (!data) return <p role="status">{loading}</p>
  if (data.results.length === 0) {
    return (
      <Message title={t('shortlist.none')}>
        <p>{t('applications.noneHelp')}</p>
        <a className={controls.strong} href={PATHS.course}>
          {t('shortlist.toCourses')}
        </a>
      </Message>
    )
  }
  return (
    <ul>
      {data.results.map(({ id, course_name, institute_name, state, created_at }) => (
        <li key={id} className={classes.session}>
          <div>
            <a href={`${PATHS.application_detail}?id=${id}`}>
              <bdi>{course_name ?? t('applications.general')}</bdi>
            </a>
            {institute_name !== null && (
              <p>
                <bdi>{institute_name}</bdi>
              </p>
            )}
            <p className={classes.quiet}>{t('applications.sent', { date: formatLocalDay(created_at, tag) })}</p>
          </div>
          <strong className={classes.state}>{t(`applications.states.${state}`)}</strong>
        </li>
      ))}
    </ul>
  )
}
