import { MONTHS } from '../state/addressKeys'

const WEEKS_PER_YEAR = 52

export interface Length {
  readonly unit: 'years' | 'weeks'
  readonly count: number
}

/** A length as people say it: weeks when it is shorter than a year and no half year, else years to one decimal. */
export function lengthOf(weeks: number): Length {
  const isHalfYears = weeks % (WEEKS_PER_YEAR / 2) === 0
  if (weeks < WEEKS_PER_YEAR && !isHalfYears) return { unit: 'weeks', count: weeks }
  return { unit: 'years', count: Math.round((weeks / WEEKS_PER_YEAR) * 10) / 10 }
}

/** Numbers of the intake months (0 for January), the next one first. `today` is the month now. */
export function intakesFrom(slugs: readonly string[], today: number): number[] {
  const numbers = slugs.map((slug) => MONTHS.findIndex((month) => month === slug)).filter((number) => number >= 0)
  const ahead = (number: number) => (number - today + MONTHS.length) % MONTHS.length
  return [...new Set(numbers)].sort((one, other) => ahead(one) - ahead(other))
}
