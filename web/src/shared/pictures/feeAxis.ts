/** The upper end of an axis is one of these numbers, times a power of ten. */
const ROUND_NUMBERS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** Returns the round number at the end of an axis that shows amounts up to `highest`. */
export function computeAxisEnd(highest: number): number {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return (ROUND_NUMBERS.find((each) => each * power >= highest) ?? 10) * power
}

/** Returns the position of an amount on an axis in percent, rounded to a tenth. */
export function toPercent(amount: number, end: number): number {
  return Math.round((amount / end) * 1000) / 10
}
