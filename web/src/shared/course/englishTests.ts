import type { components } from '@/shared/api/schema'

export type EnglishTest = components['schemas']['EnglishTestMinimum']['test']

interface TestScale {
  /** The name is the same in every language. */
  readonly name: string
  readonly lowest: number
  readonly highest: number
  readonly step: number
}

export const TEST_SCALES: Readonly<Record<EnglishTest, TestScale>> = {
  ielts: { name: 'IELTS', lowest: 0, highest: 9, step: 0.5 },
  toefl: { name: 'TOEFL', lowest: 0, highest: 120, step: 1 },
  pte: { name: 'PTE', lowest: 10, highest: 90, step: 1 },
  duolingo: { name: 'Duolingo', lowest: 10, highest: 160, step: 5 },
  toeic: { name: 'TOEIC', lowest: 10, highest: 990, step: 5 },
  opi: { name: 'OPI', lowest: 0, highest: 5, step: 0.5 },
  pet: { name: 'PET', lowest: 102, highest: 170, step: 1 },
  fce: { name: 'FCE', lowest: 122, highest: 190, step: 1 },
  cae: { name: 'CAE', lowest: 142, highest: 210, step: 1 },
  cpe: { name: 'CPE', lowest: 162, highest: 230, step: 1 },
}

export const ENGLISH_TESTS = Object.keys(TEST_SCALES) as readonly EnglishTest[]

export function isEnglishTest(value: string): value is EnglishTest {
  return value in TEST_SCALES
}
