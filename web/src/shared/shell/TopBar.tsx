import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '@/shared/routing/paths'
import { HAS_CONTACTS } from '@/shared/settings'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import classes from './TopBar.module.css'

const Contacts = lazy(() => import('@/shared/siteMenu/Contacts'))

/**
 * Links to the pages with the top countries, universities, fields and scholarships, and the contacts
 * of the site. On a phone, the menu has the links to the pages instead.
 */
export function TopBar() {
  const { t } = useTranslation()
  return (
    <div className={classes.bar}>
      <nav aria-label={t('site.find')}>
        <a href={PATHS.all_countries}>{t('site.topCountries')}</a>
        <a href={PATHS.top_universities}>{t('site.topUniversities')}</a>
        <a href={PATHS.all_programs}>{t('site.topFields')}</a>
        <a href={PATHS.scholarships}>{t('site.topScholarships')}</a>
      </nav>
      {HAS_CONTACTS && (
        <OptionalPart>
          <Contacts />
        </OptionalPart>
      )}
    </div>
  )
}
