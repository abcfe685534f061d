import { expect, test } from 'vitest'
import { exampleCourse } from '@/shared/course/course.example'
import { buildCourseShareTitle, buildInstituteShareTitle } from './shareTitle'

test('the text of a shared course names course, university and place', () => {
  expect(buildCourseShareTitle(exampleCourse())).toBe('Master of Nursing, University of Leeds, Leeds, United Kingdom')
  expect(buildCourseShareTitle(exampleCourse({ campus: null }))).toBe('Master of Nursing, University of Leeds, United Kingdom')
})

test('a city state is named once', () => {
  const singapore = { name: 'Singapore' }
  const campus = { name: 'City campus', city: singapore, country: singapore }
  expect(buildInstituteShareTitle('NUS', singapore, campus)).toBe('City campus, NUS, Singapore')
  expect(buildInstituteShareTitle('NUS', singapore)).toBe('NUS, Singapore')
})
