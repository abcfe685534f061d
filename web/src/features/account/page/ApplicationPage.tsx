import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { toApiProblem } from '@/shared/api/problem'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'
import { applicationQuery } from '../queries/applications'
import { AccountPage } from './AccountPage'
import { ApplicationFacts } from './ApplicationFacts'
import { Documents } from './Documents'
import { DocumentUpload } from './DocumentUpload'
import { Guard } from './Guard'
import { LoadFailure } from './LoadFailure'
import classes from './AccountPage.module.css'

/** One application, selected by the key `id` of the URL. */
export function ApplicationPage() {
  const { t } = useTranslation('account')
  const id = new URLSearchParams(useLocation().search).get('id') ?? ''
  return (
    <Guard>
      <AccountPage title={t('applications.one')}>{id === '' ? <MissingApplication /> : <Application key={id} id={id} />}</AccountPage>
    </Guard>
  )
}

/** An application with its history and its documents. */
function Application({ id }: { readonly id: string }) {
  const { t } = useTranslation('account')
  const loading = useTranslation().t('filters.loading')
  const { data, error, refetch } = useQuery({ ...applicationQuery(id), staleTime: 0 })
  if (error) {
    return [404, 422].includes(toApiProblem(error).status ?? 0) ? <MissingApplication /> : <LoadFailure title={t('applications.failed')} error={error} onRetry={refetch} />
  }
  if (!data) return <p role="status">{loading}</p>
  return (
    <>
      <ApplicationFacts application={data} />
      <section className={classes.section} aria-labelledby="documents">
        <h2 id="documents">{t('documents.ofApplication')}</h2>
        <Documents applicationId={id} />
        <DocumentUpload applicationId={id} />
      </section>
    </>
  )
}

function MissingApplication() {
  const { t } = useTranslation('account')
  return (
    <Message title={t('applications.missing')}>
      <a className={controls.second} href={PATHS.track_application}>
        {t('menu.applications')}
      </a>
    </Message>
  )
}
