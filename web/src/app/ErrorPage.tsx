import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { reloadMissingCode } from '@/shared/connection/connection'
import { Shell } from '@/shared/shell/Shell'
import { Button } from '@/shared/ui/Button'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Message } from '@/shared/ui/Message'
import { isLoadFailure } from './loadFailure'
import classes from './pages.module.css'

/**
 * Replaces a page that failed to render. The browser console shows the error. If the code of the
 * page could not be loaded, this component reloads the page as soon as the server responds. If the
 * code is still missing after that, this component shows an error of the site.
 */
export function ErrorPage() {
  const { t } = useTranslation()
  const [isMissing, setMissing] = useState(false)
  const isLoading = isLoadFailure(useRouteError()) && !isMissing
  useEffect(() => (isLoading ? reloadMissingCode(() => setMissing(true)) : undefined), [isLoading])
  return (
    <Shell>
      <main id={RESULTS_ID} tabIndex={-1} className={classes.main}>
        <Message title={t(isLoading ? 'failure.unreachable' : 'site.broken')} tone="danger" level={1}>
          <p>{t(isLoading ? 'site.disconnected' : 'site.brokenHelp')}</p>
          <Button onClick={() => globalThis.location.reload()}>{t('site.reload')}</Button>
        </Message>
      </main>
    </Shell>
  )
}
