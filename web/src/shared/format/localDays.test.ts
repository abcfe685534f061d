import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import { formatLocalDay } from './localDays'

afterEach(() => vi.unstubAllGlobals())

/** Sets the default time zone of `Intl.DateTimeFormat`. */
function setTimeZone(timeZone: string) {
  const { DateTimeFormat } = Intl
  vi.stubGlobal('Intl', {
    DateTimeFormat: class extends DateTimeFormat {
      constructor(language?: string, options?: Intl.DateTimeFormatOptions) {
        super(language, { timeZone, ...options })
      }
    },
  })
}

test.each([
  ['UTC', '29 September 2026'],
  ['Asia/Karachi', '30 September 2026'],
  ['America/New_York', '29 September 2026'],
])('a time shortly before midnight in UTC is shown as its day in %s', (timeZone, day) => {
  setTimeZone(timeZone)
  expect(formatLocalDay('2026-09-29T23:30:00+00:00', 'en-GB')).toBe(day)
})

test('a time shortly after midnight in UTC is the day before in America', () => {
  setTimeZone('America/New_York')
  expect(formatLocalDay('2026-09-29T00:30:00.123456+00:00', 'en-GB')).toBe('28 September 2026')
})

test.each([
  ['ur', '29 ستمبر، 2026'],
  ['ar', '29 سبتمبر 2026'],
] as const)('a day of %s has the names of months in its own script and Latin digits', (language, day) => {
  setTimeZone('Asia/Karachi')
  expect(formatLocalDay('2026-09-29T08:00:00+00:00', LANGUAGE_TABLE[language].locale)).toBe(day)
})
