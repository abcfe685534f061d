import type { VisaGuide } from '../queries/visas'

/**
 * The shortest and the longest time until a decision, in weeks. If only one time is known, both are
 * this time. Undefined if both are unknown.
 */
export function getVisaWeeks({ weeks_min, weeks_max }: Pick<VisaGuide, 'weeks_min' | 'weeks_max'>) {
  const min = weeks_min ?? weeks_max
  return min === null ? undefined : { min, max: weeks_max ?? min }
}
