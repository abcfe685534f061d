import type { components } from '@/shared/api/schema'

export type EnglishTest = components['schemas']['EnglishTestMinimum']['test']

/** The lowest and the highest score of each test. */
export const SCORE_RANGES: Readonly<Record<EnglishTest, readonly [lowest: number, highest: number]>> = {
  ielts: [0, 9],
  toefl: [0, 120],
  pte: [10, 90],
  duolingo: [10, 160],
  toeic: [10, 990],
  opi: [0, 5],
  pet: [102, 170],
  fce: [122, 190],
  cae: [142, 210],
  cpe: [162, 230],
}

export const ENGLISH_TESTS = Object.keys(SCORE_RANGES) as readonly EnglishTest[]

export function isEnglishTest(value: string): value is EnglishTest {
  return value in SCORE_RANGES
}

/** Returns the name of a test, which is the same in every language. */
export function getTestName(test: EnglishTest): string {
  return test === 'duolingo' ? 'Duolingo' : test.toUpperCase()
}
