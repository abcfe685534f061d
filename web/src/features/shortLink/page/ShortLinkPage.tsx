import '@/shared/texts/shortLink/addShortLinkTexts'
import { Button, Loader } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { toApiProblem, isNotRetryable } from '@/shared/api/problem'
import { PATHS } from '@/shared/routing/paths'
import { buildSharedPath } from '@/shared/share/sharedPage'
import { Shell } from '@/shared/shell/Shell'
import controls from '@/shared/ui/controls.module.css'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Message } from '@/shared/ui/Message'
import { shortLinkQuery } from '../queries/shortLink'
import classes from './ShortLinkPage.module.css'

/** The page that a short link opens. The page requests the shared URL and replaces itself with that URL in the history. */
export function ShortLinkPage() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const uuid = new URLSearchParams(search).get('uuid') ?? ''
  const link = useQuery({ ...shortLinkQuery(uuid), enabled: uuid !== '' })
  useDocumentTitle(`${t('shortLink.opening')} · ${t('site.name')}`)
  const address = link.data && buildSharedPath(link.data.payload.key, link.data.payload.params)
  if (address !== undefined) return <Navigate to={address} replace />
  const problem = link.error === null ? undefined : toApiProblem(link.error)
  const isDead = uuid === '' || link.data !== undefined || (problem !== undefined && isNotRetryable(problem))
  return (
    <Shell>
      <main id={RESULTS_ID} className={classes.main} tabIndex={-1}>
        {isDead ? (
          <Message title={t('shortLink.missing')} level={1}>
            <p>{t('shortLink.missingHelp')}</p>
            <a className={controls.strong} href={PATHS.course}>
              {t('site.toCourses')}
            </a>
          </Message>
        ) : problem ? (
          <Message title={t('shortLink.failed')} level={1} tone="danger">
            <p>{t('shortLink.failedHelp')}</p>
            <Button onClick={() => void link.refetch()} loading={link.isFetching}>
              {t('shortLink.retry')}
            </Button>
          </Message>
        ) : (
          <div className={classes.opening} role="status">
            <Loader aria-hidden />
            <h1 className={classes.title}>{t('shortLink.opening')}</h1>
          </div>
        )}
      </main>
    </Shell>
  )
}
