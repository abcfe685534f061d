import { Link, useLocation } from 'react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { parseCurrency, setUrlCurrency } from '@/shared/money/currencyUrl'
import { PATHS } from '@/shared/routing/paths'
import { HeaderSearch } from '@/shared/searchBox/HeaderSearch'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Footer } from './Footer'
import { HeaderAccount } from './HeaderAccount'
import { HeaderCompare } from './HeaderCompare'
import { HeaderCurrency } from './HeaderCurrency'
import { HeaderMenu } from './HeaderMenu'
import { LanguageSwitch } from './LanguageSwitch'
import { SchemeSwitch } from './SchemeSwitch'
import { TopBar } from './TopBar'
import { Wordmark } from './Wordmark'
import classes from './Shell.module.css'

interface ShellProps {
  /** The content that replaces the site search in the header. */
  readonly tool?: ReactNode
  /** The breadcrumbs above the page. */
  readonly trail?: ReactNode
  readonly children: ReactNode
}

/** The layout of every page: the header, the breadcrumbs, the page and the footer. */
export function Shell({ tool, trail, children }: ShellProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const currency = parseCurrency(new URLSearchParams(search))
  return (
    <>
      <a className={classes.skip} href={`#${RESULTS_ID}`}>
        {t('site.skip')}
      </a>
      <header className={classes.header}>
        <TopBar />
        <div className={classes.bar}>
          <div className={classes.start}>
            <Link className={classes.home} to={PATHS.landing + setUrlCurrency('', currency)} aria-label={t('site.home')}>
              <Wordmark />
            </Link>
            <HeaderMenu />
          </div>
          <div className={classes.tool}>{tool ?? <HeaderSearch />}</div>
          <div className={classes.switches}>
            <HeaderCompare />
            <Link className={classes.apply} to={PATHS.apply}>
              {t('site.apply')}
            </Link>
            <HeaderCurrency />
            <LanguageSwitch />
            <span className={classes.scheme}>
              <SchemeSwitch />
            </span>
            <HeaderAccount />
          </div>
        </div>
      </header>
      <div className={classes.content}>
        {trail}
        {children}
      </div>
      <Footer />
    </>
  )
}
