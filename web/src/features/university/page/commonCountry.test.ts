import { expect, test } from 'vitest'
import type { CampusLocation, Institute } from '../views/types'
import { findCommonCountry } from './commonCountry'

const buildCampus = (slug: string, country: string, course_count: number) => ({ slug, course_count, country: { slug: country } }) as CampusLocation
const buildInstitute = (course_count: number, ...campus_locations: CampusLocation[]): Pick<Institute, 'course_count' | 'campus_locations'> => ({ course_count, campus_locations })

const MAIN = buildCampus('main', 'chile', 10)

test.each([
  ['all courses at one campus', buildInstitute(10, MAIN), [], 'chile'],
  ['courses without a campus', buildInstitute(12, MAIN), [], undefined],
  ['courses without a campus, but a selected campus', buildInstitute(12, MAIN), ['main'], 'chile'],
  ['several campuses, where courses may have no campus', buildInstitute(12, MAIN, buildCampus('north', 'chile', 5)), [], undefined],
  ['a selected campus of several in one country', buildInstitute(12, MAIN, buildCampus('north', 'chile', 5)), ['north'], 'chile'],
  ['campuses in two countries', buildInstitute(12, MAIN, buildCampus('lima', 'peru', 5)), ['main'], undefined],
  ['no campus', buildInstitute(3), [], undefined],
])('%s', (_, institute, selected, expected) => {
  expect(findCommonCountry(institute, selected)).toBe(expected)
})
