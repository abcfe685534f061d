import '@/shared/texts/bundles/addUniversityTexts'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import { countByYears, YEARS_MAX } from './durations'
import type { DurationCount } from './overview'
import { Years } from './Years'
import classes from './DurationBars.module.css'

const HEIGHT = 20

/**
 * The durations of courses as a bar chart: a row for each of the six degree levels with the most courses, and a bar for
 * each number of years. Each row has its own scale.
 */
export function DurationBars({ durations }: { readonly durations: readonly DurationCount[] }) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const { getName } = useNames()
  return (
    <table className={classes.levels}>
      <thead>
        <tr>
          <th scope="col">{t('places.years')}</th>
          {Array.from({ length: YEARS_MAX + 1 }, (_, years) => (
            <th key={years} scope="col">
              {years === 0 ? t('places.yearsUnder') : <Years years={years} tag={tag} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {countByYears(durations).map(({ level, counts }) => {
          const highest = Math.max(...counts)
          return (
            <tr key={level.id}>
              <th scope="row">
                <bdi>{getName('degree_levels', level)}</bdi>
              </th>
              {counts.map((count, years) => {
                const height = Math.round((count / highest) * HEIGHT * 10) / 10
                return (
                  <td key={years} data-none={count === 0 || undefined}>
                    <svg className={classes.bar} viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
                      <rect width="10" height={height} y={HEIGHT - height} />
                    </svg>
                    {formatCount(count, tag)}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
