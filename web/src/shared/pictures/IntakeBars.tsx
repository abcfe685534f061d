import '@/shared/texts/bundles/addUniversityTexts'
import { useTranslation } from 'react-i18next'
import { formatCount, formatMonth } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { CatalogueOverview } from './overview'
import classes from './IntakeBars.module.css'

const HEIGHT = 40

/** The number of courses that start in each month, as bars above the months. */
export function IntakeBars({ intakes }: { readonly intakes: CatalogueOverview['intakes'] }) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const highest = Math.max(...intakes.map(({ course_count }) => course_count))
  return (
    <table className={classes.months}>
      <thead className={classes.spoken}>
        <tr>
          <th scope="col">{t('places.month')}</th>
          <th scope="col">{t('places.costCourses')}</th>
        </tr>
      </thead>
      <tbody className={classes.bars}>
        {intakes.map(({ intake_month, course_count }, index) => {
          const height = highest === 0 ? 0 : Math.round((course_count / highest) * HEIGHT * 10) / 10
          return (
            <tr key={intake_month} className={classes.month}>
              <th scope="row">{formatMonth(index, tag, 'short')}</th>
              <td>
                <svg className={classes.bar} viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
                  <rect width="10" height={height} y={HEIGHT - height} />
                </svg>
                {formatCount(course_count, tag)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
