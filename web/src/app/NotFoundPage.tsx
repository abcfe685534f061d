import { Button } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PATHS } from '@/shared/routing/paths'
import { NearNames } from '@/shared/searchBox/NearNames'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Message } from '@/shared/ui/Message'
import classes from './pages.module.css'

export function NotFoundPage() {
  const { t } = useTranslation()
  useDocumentTitle(`${t('site.notFound')} · ${t('site.name')}`)
  return (
    <Shell>
      <main id={RESULTS_ID} tabIndex={-1} className={classes.main}>
        <Message title={t('site.notFound')} level={1}>
          <p>{t('site.notFoundHelp')}</p>
          <Button component={Link} to={PATHS.course}>
            {t('site.toCourses')}
          </Button>
        </Message>
        <NearNames />
      </main>
    </Shell>
  )
}
