import { IconArrowLeft } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { CURRENCY_KEY, parseCurrency, setUrlCurrency } from '@/shared/money/currencyUrl'
import { buildUrl } from '@/shared/routing/courseUrls'
import { findWayBack } from '@/shared/routing/leftResults'
import { PATHS } from '@/shared/routing/paths'
import { DirectedText } from '@/shared/ui/DirectedText'
import classes from './Breadcrumbs.module.css'

/** One entry of the breadcrumbs. The current page has no URL. */
export interface Crumb {
  readonly name: string
  readonly href?: string
}

interface BreadcrumbsProps {
  /** The pages from the top of the site down to the current page, without the home page. */
  readonly crumbs: readonly Crumb[]
  /**
   * Whether the page is about courses. A link to all courses then follows the link to the home
   * page.
   */
  readonly isOfCourses?: boolean
}

/** The breadcrumbs of a page, and a link back to the course list that the visitor came from. The first crumb is the home page. */
export function Breadcrumbs({ crumbs, isOfCourses = false }: BreadcrumbsProps) {
  const { t } = useTranslation()
  const currency = parseCurrency(new URLSearchParams(useLocation().search))
  const home = { name: t('site.name'), href: PATHS.landing + setUrlCurrency('', currency) }
  const courses = { name: t('site.allCourses'), href: buildUrl(PATHS.course, { [CURRENCY_KEY]: currency }) }
  return (
    <nav className={classes.trail} aria-label={t('site.trail')}>
      <BackToResults />
      <ol className={classes.crumbs}>
        {[home, ...(isOfCourses ? [courses] : []), ...crumbs].map(({ name, href }) => (
          <li key={href ?? ''} className={classes.crumb}>
            {href === undefined ? (
              <span aria-current="page">
                <DirectedText text={name} />
              </span>
            ) : (
              <a href={href}>
                <DirectedText text={name} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Goes back in the history. The course list then has its previous filters and scroll position. */
function BackToResults() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const way = findWayBack()
  if (!way) return null
  const goBack = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(-way.steps)
  }
  return (
    <a className={classes.back} href={way.url} onClick={goBack}>
      <IconArrowLeft className={classes.arrow} size={18} stroke={1.8} aria-hidden />
      {t('site.backToResults')}
    </a>
  )
}
