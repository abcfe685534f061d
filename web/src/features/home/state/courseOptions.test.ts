import { expect, test } from 'vitest'
import { buildCourseOptions, parseCourseOptionId, type FoundSubject } from './courseOptions'
import { EMPTY_HERO } from './heroState'

const DISCIPLINES = [
  { slug: 'law', name: 'Law', courses_count: 3 },
  { slug: 'nursing-and-midwifery', name: 'Nursing and Midwifery', courses_count: 20 },
]
const NURSING: FoundSubject = { kind: 'specialization', slug: 'nursing', name: 'Nursing', context: ['Nursing and Midwifery'], course_count: 12 }

const names = (text: string, found: readonly FoundSubject[] = []) => buildCourseOptions({ ...EMPTY_HERO, text }, DISCIPLINES, found).map(({ name }) => name)

test('without a text all disciplines are offered', () => expect(names(' ')).toEqual(['Law', 'Nursing and Midwifery']))

test('a text offers matching disciplines, then specializations of all disciplines', () => {
  expect(names('nurs', [NURSING])).toEqual(['Nursing and Midwifery', 'Nursing'])
  const [, nursing] = buildCourseOptions({ ...EMPTY_HERO, text: 'nurs' }, DISCIPLINES, [NURSING])
  expect(nursing).toEqual({ id: 'specialization:nursing', name: 'Nursing', area: 'Nursing and Midwifery', count: 12, isSelected: false })
})

test('a discipline found by another name is offered', () => expect(names('jura', [{ ...NURSING, kind: 'discipline', slug: 'law' }])).toEqual(['Law']))

test('a text that no subject has offers nothing', () => expect(names('zzz')).toEqual([]))

test('the id of an option names kind and slug', () =>
  expect(parseCourseOptionId('specialization:nursing')).toEqual({ kind: 'specialization', slug: 'nursing' }))
