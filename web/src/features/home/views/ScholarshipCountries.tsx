import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { Flag } from '@/shared/ui/Flag'
import classes from './ScholarshipCountries.module.css'

interface Country {
  readonly id: number
  readonly name: string
  readonly iso2: string
  readonly scholarship_logo: string | null
  readonly scholarship_count: number | null
}

/** Shows countries with scholarships. The first two countries are large. Unknown counts are left out. */
export function ScholarshipCountries({ countries }: { readonly countries: readonly Country[] }) {
  const { tag } = useLocale()
  const { t } = useTranslation('home')
  return (
    <ul className={classes.countries} aria-label={t('scholarships.title')}>
      {countries.map(({ id, name, iso2, scholarship_logo, scholarship_count }) => (
        <li key={id} className={classes.country}>
          {scholarship_logo === null ? <Flag iso2={iso2} /> : <img className={classes.logo} src={scholarship_logo} alt="" width={42} height={28} loading="lazy" />}
          <bdi>{name}</bdi>
          {scholarship_count !== null && <span className={classes.count}>{formatCount(scholarship_count, tag)}</span>}
        </li>
      ))}
    </ul>
  )
}
