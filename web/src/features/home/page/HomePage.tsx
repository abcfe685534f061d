import '@/shared/texts/bundles/addHomeTexts'
import { useDocumentTitle } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { hasSampleData } from '@/shared/course/sampleData'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Hero } from './Hero'
import classes from './HomePage.module.css'

/** The code of the sections loads after the first paint. */
const HomeSections = lazy(() => import('./HomeSections'))

export function HomePage() {
  const { t } = useTranslation('home')
  const site = useTranslation().t('site.name')
  const currency = parseCurrency(new URLSearchParams(useLocation().search))
  useDocumentTitle(`${site}: ${t('title')}`)
  return (
    <Shell>
      <main id={RESULTS_ID} tabIndex={-1} className={classes.main}>
        {hasSampleData() && (
          <div className={classes.sample}>
            <SampleNotice />
          </div>
        )}
        <Hero currency={currency} />
        <Suspense fallback={<div className={classes.rest} aria-busy />}>
          <HomeSections currency={currency} />
        </Suspense>
      </main>
    </Shell>
  )
}
