import { useTranslation } from 'react-i18next'
import { CountryOutline } from '@/shared/drawings/CountryOutline'
import { Flag } from '@/shared/ui/Flag'
import classes from './ScholarshipCountries.module.css'

interface Country {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly iso2: string
  readonly scholarship_logo: string | null
  readonly scholarship_count: number
}

interface ScholarshipCountriesProps {
  readonly countries: readonly Country[]
  readonly buildHref: (slug: string) => string
}

/** Shows countries with their number of scholarships. The first two countries are large. */
export function ScholarshipCountries({ countries, buildHref }: ScholarshipCountriesProps) {
  const { t } = useTranslation('home')
  return (
    <ul className={classes.countries} aria-label={t('scholarships.title')}>
      {countries.map(({ id, slug, name, iso2, scholarship_logo, scholarship_count }) => (
        <li key={id} className={classes.country}>
          <CountryOutline iso2={iso2} className={classes.outline} />
          {scholarship_logo === null ? <Flag iso2={iso2} /> : <img className={classes.logo} src={scholarship_logo} alt="" width={42} height={28} loading="lazy" />}
          <a className={classes.link} href={buildHref(slug)}>
            <bdi>{name}</bdi>
          </a>
          <span className={classes.count}>{t('scholarships.count', { count: scholarship_count })}</span>
        </li>
      ))}
    </ul>
  )
}
