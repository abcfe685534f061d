import '@/shared/texts/bundles/addUniversityTexts'
import { useTranslation } from 'react-i18next'
import { WEEKS_PER_YEAR } from '@/shared/course/courseFacts'
import { formatCount } from '@/shared/format/numbers'
import type { ConvertedAmount } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import { computeAxisEnd, toPercent } from './feeAxis'
import { computeYearsPercent, FeePlot } from './FeePlot'
import plot from './FeePlot.module.css'
import classes from './CourseDots.module.css'

export interface CourseDot {
  readonly id: number
  readonly name: string
  /** The duration as a translated text. */
  readonly duration: string
  readonly weeks: number
  /** The fee per year. All dots must have the same currency. */
  readonly fee: ConvertedAmount
  readonly feeText: string
}

/** The fee and the duration of single courses: numbered dots, and a table with the same numbers. */
export function CourseDots({ courses }: { readonly courses: readonly CourseDot[] }) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const end = computeAxisEnd(Math.max(...courses.map(({ fee }) => fee.amount)))
  return (
    <div className={classes.dots}>
      <FeePlot end={end} currency={courses[0]?.fee.code ?? ''} yearsLabel={t('places.durationAxis')}>
        {courses.map(({ id, weeks, fee }, index) => (
          <span
            key={id}
            className={`${plot.dot} ${plot.numbered}`}
            style={{ insetInlineStart: `${computeYearsPercent(weeks / WEEKS_PER_YEAR)}%`, insetBlockEnd: `${toPercent(fee.amount, end)}%` }}
          >
            {formatCount(index + 1, tag)}
          </span>
        ))}
      </FeePlot>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('places.dotCourse')}</th>
            <th scope="col">{t('places.dotDuration')}</th>
            <th scope="col">{t('places.dotFee')}</th>
          </tr>
        </thead>
        <tbody>
          {courses.map(({ id, name, duration, feeText }, index) => (
            <tr key={id}>
              <th scope="row">
                {formatCount(index + 1, tag)}. <bdi>{name}</bdi>
              </th>
              <td>{duration}</td>
              <td>
                <bdi>{feeText}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
