import '@/shared/texts/menu/addMenuTexts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '@/shared/routing/paths'
import { HAS_CONTACTS, IS_PRODUCTION } from '@/shared/settings'
import controls from '@/shared/ui/controls.module.css'
import Contacts from './Contacts'
import classes from './FooterContent.module.css'
import { MenuLinks } from './MenuLinks'
import { siteMenuQuery } from './siteMenu'
import { useMenuSections } from './useMenuSections'

const Enquiry = lazy(() => import('@/shared/forms/Enquiry'))

/** The pages about the site, in the order of the specification. */
const PAGES = ['tcf', 'careers', 'contact_us', 'marketing', 'privacy_policy', 'terms_of_use', 'cancellation_policy'] as const

/**
 * The totals of the catalogue, the links of the menu, the pages about the site, the contacts, and the feedback form of
 * the public site.
 */
export default function FooterContent() {
  const { t } = useTranslation('menu')
  const { data, isPending } = useQuery(siteMenuQuery())
  const sections = useMenuSections()
  const [isFormOpen, setFormOpen] = useState(false)
  // The footer is not rendered before its links have loaded, because the links would move the
  // headings.
  if (isPending) return null
  return (
    <div className={classes.content}>
      <p className={classes.totals}>
        {data !== undefined &&
          (['course', 'institute', 'country', 'scholarship'] as const).map((noun) => <span key={noun}>{t(`totals.${noun}`, { count: data[`${noun}_count`] })}</span>)}
      </p>
      <nav className={classes.sections} aria-label={t('footer')}>
        {sections.map(({ key, links, lists }) => (
          <section key={key}>
            <h2 className={classes.title}>{t(`sections.${key}`)}</h2>
            <ul data-section={key}>
              <MenuLinks links={links} />
              <MenuLinks links={lists} className={classes.list} />
            </ul>
          </section>
        ))}
        <section>
          <h2 className={classes.title}>{t('about')}</h2>
          <ul>
            <MenuLinks links={PAGES.map((pageType) => ({ href: PATHS[pageType], name: t(`pages.${pageType}`) }))} />
          </ul>
        </section>
      </nav>
      {(HAS_CONTACTS || IS_PRODUCTION) && (
        <div className={classes.last}>
          {HAS_CONTACTS && <Contacts />}
          {IS_PRODUCTION && (
            <div className={classes.feedback}>
              <button type="button" className={controls.second} aria-expanded={isFormOpen} onClick={() => setFormOpen(!isFormOpen)}>
                {t('feedback')}
              </button>
              {isFormOpen && (
                <Suspense>
                  <Enquiry dialog={{ form: 'need_assistance', course: undefined }} onClose={() => setFormOpen(false)} />
                </Suspense>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
