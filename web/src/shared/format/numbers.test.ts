import { expect, test } from 'vitest'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import { formatCount, formatDate, formatMoney, formatMonth, formatSlug } from './numbers'

test.each([
  [45_000, 'AUD', 'AUD $45,000'],
  [18_500.4, 'GBP', 'GBP £18,500'],
  [12_000, 'MYR', 'MYR 12,000'],
  [8_234_000, 'PKR', 'PKR 8,234,000'],
  [12_000, 'CHF', 'CHF 12,000'],
])('%d %s is %s', (amount, currency, written) => {
  expect(formatMoney(amount, currency, 'en-GB')).toBe(written)
})

test('figures, dates and months are formatted for the language', () => {
  expect(formatCount(1284, 'en-GB')).toBe('1,284')
  expect(formatDate('2026-09-29', 'en-GB')).toBe('29 September 2026')
  expect(formatDate('2026-09-29T23:30:00+00:00', 'en-GB')).toBe('29 September 2026')
  expect(formatMonth(8, 'en-GB')).toBe('September')
  expect(formatMonth(0, 'ur')).toBe('جنوری')
})

// The digits are Latin in each language, and the day comes first. Urdu has a comma before the year.
test.each([
  ['ur', '29 ستمبر، 2026', '1 جنوری، 2027', 'مئی', '1,284'],
  ['ar', '29 سبتمبر 2026', '1 يناير 2027', 'مايو', '1,284'],
] as const)('dates of %s have the names of months in its own script', (language, date, newYear, may, count) => {
  const tag = LANGUAGE_TABLE[language].locale
  expect(formatDate('2026-09-29', tag)).toBe(date)
  expect(formatDate('2027-01-01', tag)).toBe(newYear)
  expect(formatMonth(4, tag)).toBe(may)
  expect(formatCount(1284, tag)).toBe(count)
})

test('a name is built from a slug', () => {
  expect(formatSlug('new-south-wales')).toBe('New South Wales')
  expect(formatSlug('postgraduate_by_research')).toBe('Postgraduate By Research')
})
