import type { ReactNode } from 'react'
import { formatMoney } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { YEARS_MAX } from './durations'
import { Years } from './Years'
import classes from './FeePlot.module.css'

interface FeePlotProps {
  /** The amount at the upper end of the axis. */
  readonly end: number
  readonly currency: string
  /** The text below the axis of durations. */
  readonly yearsLabel: string
  readonly children: ReactNode
}

/**
 * The axes of a chart with fees (upwards) and durations (in reading direction). The chart is hidden
 * from screen readers, which read a table instead.
 */
export function FeePlot({ end, currency, yearsLabel, children }: FeePlotProps) {
  const { tag } = useLocale()
  return (
    <div className={classes.picture} aria-hidden>
      <div className={classes.plot}>
        {[end, end / 2, 0].map((amount) => (
          <span key={amount} className={classes.line} style={{ insetBlockEnd: `${(amount / end) * 100}%` }}>
            <span className={classes.amount}>
              <bdi>{formatMoney(amount, currency, tag)}</bdi>
            </span>
          </span>
        ))}
        {children}
      </div>
      <div className={classes.years}>
        {Array.from({ length: YEARS_MAX + 1 }, (_, years) => (
          <span key={years} style={{ insetInlineStart: `${computeYearsPercent(years)}%` }}>
            <Years years={years} tag={tag} />
          </span>
        ))}
      </div>
      <p className={classes.label}>{yearsLabel}</p>
    </div>
  )
}

/**
 * Returns the position of a duration in percent of the width. All durations of five or more years
 * have the same position.
 */
export function computeYearsPercent(years: number): number {
  return 3 + (Math.min(years, YEARS_MAX) / YEARS_MAX) * 94
}
