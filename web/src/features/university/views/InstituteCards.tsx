import { useTranslation } from 'react-i18next'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { translateInstitute } from '@/shared/texts/translateInstitute'
import { useLocale } from '@/shared/texts/useLocale'
import { Flag } from '@/shared/ui/Flag'
import { Logo } from '@/shared/ui/Logo'
import type { ListedInstitute } from './types'
import classes from './PlaceCards.module.css'

interface InstituteCardsProps {
  readonly institutes: readonly ListedInstitute[]
  readonly buildHref: (slug: string) => string
}

/** Institutes with their country, rank and number of courses. */
export function InstituteCards({ institutes, buildHref }: InstituteCardsProps) {
  const { t } = useTranslation('university')
  const labels = useCourseLabels()
  const { language } = useLocale()
  if (institutes.length === 0) return <p className={classes.none}>{t('places.none')}</p>
  return (
    <ul className={classes.cards}>
      {institutes.map((each) => translateInstitute(each, language)).map(({ id, slug, institute_name, logo, country, country_iso2, tcf_ranking, ranking_source, course_count }) => (
        <li key={id} className={classes.card}>
          <Logo name={institute_name} logo={logo} />
          <div>
            <a className={classes.name} href={buildHref(slug)}>
              <bdi>{institute_name}</bdi>
            </a>
            <p className={classes.facts}>
              <Flag iso2={country_iso2} /> <bdi>{labels.getCountry(country)}</bdi>
            </p>
            {tcf_ranking !== null && (
              <p className={classes.facts}>
                {t('places.rank', { rank: tcf_ranking })} {ranking_source !== null && <bdi>({ranking_source})</bdi>}
              </p>
            )}
            <p className={classes.facts}>{t('count', { count: course_count })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
