import '@/shared/texts/bundles/addUniversityTexts'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import { convertAmount, formatAmount } from './amounts'
import { computeSpreadBars } from './spreadBars'
import type { FeeSpread } from './overview'
import classes from './FeeSpreads.module.css'

interface FeeSpreadsProps {
  readonly spreads: readonly FeeSpread[]
  /** The heading of the first column. */
  readonly groupLabel: string
  readonly getGroupName: (group: FeeSpread['group']) => string
  readonly money: Money
}

/**
 * The costs per year: a table with the quartiles of each group, and a bar for each row. Rows with
 * the same currency have the same scale.
 */
export function FeeSpreads({ spreads, groupLabel, getGroupName, money }: FeeSpreadsProps) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  /**
   * Formats an amount of a range. Non-breaking spaces keep the currency beside its number. The median
   * has normal spaces, so that on a phone it can break between the currency and the number.
   */
  const format = (amount: number, currency: string) => formatAmount(convertAmount(amount, currency, money), tag).replaceAll(' ', '\u00a0')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{groupLabel}</th>
          <th scope="col">{t('places.costMedian')}</th>
          <th scope="col">{t('places.costHalf')}</th>
          <th scope="col">{t('places.costCourses')}</th>
        </tr>
      </thead>
      <tbody>
        {computeSpreadBars(spreads).map(({ spread, start, width, median }) => {
          const { group, currency, course_count } = spread
          return (
            <tr key={`${group.id} ${currency}`}>
              <th scope="row">
                <bdi>{getGroupName(group)}</bdi>
                <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                  <rect className={classes.track} width="100" height="2" y="4" />
                  <rect className={classes.half} x={start} width={width} height="10" />
                  <rect className={classes.median} x={median} width="1" height="10" />
                </svg>
              </th>
              <td>
                <bdi>{formatAmount(convertAmount(spread.median, currency, money), tag)}</bdi>
              </td>
              <td>{t('places.costRange', { lower: format(spread.lower_quartile, currency), upper: format(spread.upper_quartile, currency) })}</td>
              <td>{formatCount(course_count, tag)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
