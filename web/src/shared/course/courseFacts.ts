import type { ConvertedAmount, Money } from '@/shared/money/money'
import type { Course } from './course'
import { MONTHS } from './months'

export const WEEKS_PER_YEAR = 52

export interface CourseDuration {
  readonly unit: 'years' | 'weeks'
  readonly count: number
}

/**
 * Converts a duration to a number and a unit: 10 weeks → 10 weeks, 26 weeks → 0.5 years, 78 weeks →
 * 1.5 years.
 */
export function splitDuration(weeks: number): CourseDuration {
  const isHalfYears = weeks % (WEEKS_PER_YEAR / 2) === 0
  if (weeks < WEEKS_PER_YEAR && !isHalfYears) return { unit: 'weeks', count: weeks }
  return { unit: 'years', count: Math.round((weeks / WEEKS_PER_YEAR) * 10) / 10 }
}

/** Returns the numbers of the intake months. The next intake is first. Months are numbered from 0 for January. */
export function sortIntakesFromMonth(slugs: readonly string[], currentMonth: number): number[] {
  const numbers = slugs.map((slug) => MONTHS.findIndex((month) => month === slug)).filter((number) => number >= 0)
  const countMonthsUntil = (number: number) => (number - currentMonth + MONTHS.length) % MONTHS.length
  return [...new Set(numbers)].sort((one, other) => countMonthsUntil(one) - countMonthsUntil(other))
}

/** Whether the ISO date `iso` is before the current date in UTC. */
export function hasPassed(iso: string, now = new Date()): boolean {
  return iso < now.toISOString().slice(0, 10)
}

interface NamedCampus {
  readonly campus: string
  readonly city: { readonly name: string }
}

/** Returns the name of the campus. Returns undefined if the name only repeats the city or the institute. */
export function findDistinctCampusName({ campus, city }: NamedCampus, institute: string): string | undefined {
  const isRepeated = [city.name, institute, `${institute}, ${city.name}`].includes(campus)
  return isRepeated ? undefined : campus
}

/** Computes the total fee. Returns undefined if the duration is unknown or at most one year. */
export function computeTotalFee(feePerYear: number, weeks: number | null): number | undefined {
  return weeks === null || weeks <= WEEKS_PER_YEAR ? undefined : Math.round((feePerYear * weeks) / WEEKS_PER_YEAR)
}

interface DisplayedFee extends ConvertedAmount {
  readonly isConverted: boolean
}

/** Converts the fee per year to the selected currency. Returns undefined if the fee is unknown or 0. */
export function convertFee({ base_fee, currency }: Pick<Course, 'base_fee' | 'currency'>, money: Money): DisplayedFee | undefined {
  if (base_fee === null || base_fee === 0 || currency === null) return undefined
  const converted = money.convert(base_fee, currency.code)
  return converted ? { ...converted, isConverted: true } : { amount: base_fee, code: currency.code, isConverted: false }
}
