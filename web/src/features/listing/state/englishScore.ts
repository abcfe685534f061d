import { isEnglishTest, SCORE_RANGES, type EnglishTest } from '@/shared/course/englishTests'
import type { Lists } from './filterTable'

/** Returns the selected English test if exactly one is selected. The value `unknown` is not a test. */
export function findOnlyTest({ englishTests }: Lists): EnglishTest | undefined {
  const [test, ...others] = englishTests.filter(isEnglishTest)
  return others.length === 0 ? test : undefined
}

/**
 * Keeps a score only if exactly one test is selected, and the score is on the scale of this test.
 */
export function keepScore(lists: Lists, score: number | undefined): number | undefined {
  const test = findOnlyTest(lists)
  if (test === undefined || score === undefined) return undefined
  const [lowest, highest] = SCORE_RANGES[test]
  return score >= lowest && score <= highest ? score : undefined
}
