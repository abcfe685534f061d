import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Message } from '@/shared/ui/Message'
import classes from './pages.module.css'

/** Replaces a page that failed to render. The error is in the browser's console. */
export function ErrorPage() {
  const { t } = useTranslation()
  return (
    <Shell>
      <main id={RESULTS_ID} tabIndex={-1} className={classes.main}>
        <Message title={t('site.broken')} tone="danger" level={1}>
          <p>{t('site.brokenHelp')}</p>
          <Button onClick={() => globalThis.location.reload()}>{t('site.reload')}</Button>
        </Message>
      </main>
    </Shell>
  )
}
