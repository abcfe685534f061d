import { Link, useLocation } from 'react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { parseCurrency, setUrlCurrency } from '@/shared/money/currencyUrl'
import { PATHS } from '@/shared/routing/paths'
import { HeaderSearch } from '@/shared/searchBox/HeaderSearch'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { HeaderAccount } from './HeaderAccount'
import { HeaderCompare } from './HeaderCompare'
import { HeaderCurrency } from './HeaderCurrency'
import { LanguageSwitch } from './LanguageSwitch'
import { SchemeSwitch } from './SchemeSwitch'
import { Wordmark } from './Wordmark'
import classes from './Shell.module.css'

interface ShellProps {
  /** The content of the header, instead of the search of the site. */
  readonly tool?: ReactNode
  /** The breadcrumbs above the page. */
  readonly trail?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: the header, the breadcrumbs and the page. */
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
        <div className={classes.bar}>
          <Link className={classes.home} to={PATHS.landing + setUrlCurrency('', currency)} aria-label={t('site.home')}>
            <Wordmark />
          </Link>
          <div className={classes.tool}>{tool ?? <HeaderSearch />}</div>
          <div className={classes.switches}>
            <HeaderCompare />
            <HeaderCurrency />
            <LanguageSwitch />
            <SchemeSwitch />
            <HeaderAccount />
          </div>
        </div>
      </header>
      {trail}
      {children}
    </>
  )
}
