import type { FeeSpread } from './overview'

interface SpreadBar {
  readonly spread: FeeSpread
  /** Percent of the width of the bar's track. */
  readonly start: number
  readonly width: number
  readonly median: number
}

/**
 * The minimum width of a bar, in percent of the track. Also the space that is kept for the median
 * mark at the end.
 */
const MARK_PERCENT = 1

/**
 * Computes the positions of the quartiles on a scale from 0 to the highest upper quartile of the
 * same currency.
 */
export function computeSpreadBars(spreads: readonly FeeSpread[]): readonly SpreadBar[] {
  const highest = new Map<string, number>()
  for (const { currency, upper_quartile } of spreads) highest.set(currency, Math.max(highest.get(currency) ?? 0, upper_quartile))
  return spreads.map((spread) => {
    const top = highest.get(spread.currency) ?? 0
    const toPercent = (amount: number) => (top === 0 ? 0 : Math.round((amount / top) * 1000) / 10)
    const start = toPercent(spread.lower_quartile)
    return {
      spread,
      start: Math.min(start, 100 - MARK_PERCENT),
      width: Math.max(toPercent(spread.upper_quartile) - start, MARK_PERCENT),
      median: Math.min(toPercent(spread.median), 100 - MARK_PERCENT),
    }
  })
}
