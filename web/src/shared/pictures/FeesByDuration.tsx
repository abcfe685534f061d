import '@/shared/texts/bundles/addUniversityTexts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import hidden from '@/shared/ui/VisuallyHidden.module.css'
import { convertAmount, formatAmount } from './amounts'
import { YEARS_MAX } from './durations'
import { computeAxisEnd, toPercent } from './feeAxis'
import { computeYearsPercent, FeePlot } from './FeePlot'
import type { DurationFees } from './overview'
import classes from './FeePlot.module.css'

interface FeesByDurationProps {
  /** All fees must have the same currency. */
  readonly fees: readonly DurationFees[]
  readonly money: Money
}

/**
 * A chart of fees by duration. For each duration, a bar shows the middle half of the fees, and a
 * dot shows the median.
 */
export function FeesByDuration({ fees, money }: FeesByDurationProps) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const rows = fees.map(({ years, currency, course_count, ...quartiles }) => ({
    years,
    course_count,
    lower: convertAmount(quartiles.lower_quartile, currency, money),
    median: convertAmount(quartiles.median, currency, money),
    upper: convertAmount(quartiles.upper_quartile, currency, money),
  }))
  const end = computeAxisEnd(Math.max(...rows.map(({ upper }) => upper.amount)))
  const formatYears = (years: number) =>
    years === 0 ? t('places.yearsHalf') : years === YEARS_MAX ? t('places.yearsLong') : t('places.yearsFrom', { from: formatCount(years, tag), to: formatCount(years + 0.5, tag) })
  return (
    <>
      <FeePlot end={end} currency={rows[0]?.median.code ?? ''} yearsLabel={t('places.durationAxis')}>
        {rows.map(({ years, lower, median, upper }) => {
          const insetInlineStart = `${computeYearsPercent(years)}%`
          return (
            <Fragment key={years}>
              <span
                className={classes.half}
                style={{ insetInlineStart, insetBlockEnd: `${toPercent(lower.amount, end)}%`, blockSize: `${toPercent(upper.amount - lower.amount, end)}%` }}
              />
              <span className={classes.dot} style={{ insetInlineStart, insetBlockEnd: `${toPercent(median.amount, end)}%` }} />
            </Fragment>
          )
        })}
      </FeePlot>
      <div className={hidden.hidden}>
        <table>
          <caption>{t('places.feeAgainst')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('places.durationAxis')}</th>
              <th scope="col">{t('places.costMedian')}</th>
              <th scope="col">{t('places.costHalf')}</th>
              <th scope="col">{t('places.costCourses')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ years, lower, median, upper, course_count }) => (
              <tr key={years}>
                <th scope="row">{formatYears(years)}</th>
                <td>{formatAmount(median, tag)}</td>
                <td>{t('places.costRange', { lower: formatAmount(lower, tag), upper: formatAmount(upper, tag) })}</td>
                <td>{formatCount(course_count, tag)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
