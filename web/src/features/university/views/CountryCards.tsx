import { useTranslation } from 'react-i18next'
import { CountryOutline } from '@/shared/drawings/CountryOutline'
import { Flag } from '@/shared/ui/Flag'
import type { ListedCountry } from './types'
import classes from './PlaceCards.module.css'

interface CountryCardsProps {
  readonly countries: readonly ListedCountry[]
  readonly buildHref: (slug: string) => string
}

/** Countries with their flags and their numbers of courses and institutes. */
export function CountryCards({ countries, buildHref }: CountryCardsProps) {
  const { t } = useTranslation('university')
  if (countries.length === 0) return <p className={classes.none}>{t('places.none')}</p>
  return (
    <ul className={classes.cards}>
      {countries.map(({ id, slug, name, iso2, course_count, institute_count }) => (
        <li key={id} className={classes.card}>
          <Flag iso2={iso2} />
          <div>
            <a className={classes.name} href={buildHref(slug)}>
              <bdi>{name}</bdi>
            </a>
            <p className={classes.facts}>{t('count', { count: course_count })}</p>
            <p className={classes.facts}>{t('places.institutes', { count: institute_count })}</p>
          </div>
          <CountryOutline iso2={iso2} className={classes.outline} />
        </li>
      ))}
    </ul>
  )
}
