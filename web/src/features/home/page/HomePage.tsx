import '@/shared/texts/addHomeTexts'
import { useDocumentTitle } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Hero } from './Hero'
import classes from './HomePage.module.css'

/** Loaded after the first paint. */
const HomeSections = lazy(() => import('./HomeSections'))

/** The home page: the hero search and the sections below it. */
export function HomePage() {
  const { t } = useTranslation('home')
  const site = useTranslation().t('site.name')
  const currency = parseCurrency(new URLSearchParams(useLocation().search))
  useDocumentTitle(`${site}: ${t('title')}`)
  return (
    <Shell>
      <main id={RESULTS_ID} tabIndex={-1} className={classes.main}>
        <Hero currency={currency} />
        <Suspense fallback={<div className={classes.rest} aria-busy />}>
          <HomeSections currency={currency} />
        </Suspense>
      </main>
    </Shell>
  )
}
