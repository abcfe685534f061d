import { expect, test } from 'vitest'
import { isolateDirection, isolateValue } from './direction'
import { formatList } from './lists'

test('a list has the commas of its language, and English names in Urdu keep their order from right to left', () => {
  expect(formatList(['Sydney', undefined, '', null, 'Australia'], 'en-GB')).toBe('Sydney, Australia')
  expect(formatList(['جنوری', 'فروری', 'مئی'], 'ur-PK')).toBe('جنوری، فروری، مئی')
  expect(formatList(['Sydney', 'Australia'], 'ur-PK')).toBe(`${isolateDirection('Sydney')}، ${isolateDirection('Australia')}`)
  expect(formatList(['مايو', 'يونيو', 'يوليو'], 'ar-u-nu-latn')).toBe('مايو، يونيو، يوليو')
  expect(formatList([], 'ur-PK')).toBe('')
})

test.each([
  ['Bachelor of Arts (Honours)', true],
  ['USD $5,000', true],
  ['500,000+', true],
  ['4TU.Federation', true],
  ['انجینئرنگ', false],
  ['1,284', false],
  ['', false],
])('%s is isolated in a right-to-left text: %s', (value, isIsolated) => {
  expect(isolateValue(value, 'rtl')).toBe(isIsolated ? isolateDirection(value) : value)
})

test('an Urdu value is isolated in an English text', () => {
  expect(isolateValue('انجینئرنگ', 'ltr')).toBe(isolateDirection('انجینئرنگ'))
  expect(isolateValue('Law (Honours)', 'ltr')).toBe('Law (Honours)')
  expect(isolateValue(isolateDirection('Law'), 'rtl')).toBe(isolateDirection('Law'))
  const two = `${isolateDirection('Law')} ${isolateDirection('Arts')}`
  expect(isolateValue(two, 'rtl')).toBe(isolateDirection(two))
})
