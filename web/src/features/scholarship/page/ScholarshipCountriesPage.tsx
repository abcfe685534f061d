import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNames } from '@/shared/names/useNames'
import { buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { Flag } from '@/shared/ui/Flag'
import { Message } from '@/shared/ui/Message'
import { scholarshipCountriesQuery } from '../queries/scholarships'
import { URL_KEYS } from '../state/scholarshipUrl'
import { Loaded, PageHead, ScholarshipFrame } from './ScholarshipFrame'
import classes from './ScholarshipCountriesPage.module.css'

/** The countries with scholarships. Each country links to its scholarships. */
export function ScholarshipCountriesPage() {
  const { t } = useTranslation('scholarship')
  const { translateAndSort } = useNames()
  const query = useQuery(scholarshipCountriesQuery())
  return (
    <ScholarshipFrame title={t('countries')} parents={[{ name: t('title'), href: PATHS.scholarships }]}>
      <PageHead title={t('countries')} lead={t('countriesLead')} />
      <Loaded query={query}>
        {(countries) =>
          countries.length === 0 ? (
            <Message title={t('none')} />
          ) : (
            <ul className={classes.countries}>
              {translateAndSort('countries', countries).map(({ id, slug, name, iso2, scholarship_count }) => (
                <li key={id}>
                  <a className={classes.country} href={buildUrl(PATHS.scholarships, { [URL_KEYS.countries]: slug })}>
                    <Flag iso2={iso2} />
                    <bdi className={classes.name}>{name}</bdi>
                    <span className={classes.count}>{t('count', { count: scholarship_count })}</span>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </ScholarshipFrame>
  )
}
