import { expect, test } from 'vitest'
import { labelCountries, translateCountryName } from './countryNames'
import { LAYOUTS } from './layouts'
import { PHONE_COUNTRY_KEY, convertDigits, getSelector, prepareEnquiry, trimValues } from './prepareValues'
import { joinPhone, splitPhone } from './phone'

test('hidden fields and unknown keys are not sent, and the phone number has its country', () => {
  const values = { full_name: ' Ali Khan ', mobile: '0300 1234567', [PHONE_COUNTRY_KEY]: 'PK', english_test: 'no', english_test_score: '7', no_exam: '1', sat: '', result_c: '9', other: 'x' }
  expect(prepareEnquiry('counselling', LAYOUTS.counselling.fields, values)).toEqual({ full_name: 'Ali Khan', mobile: '+923001234567', english_test: 'no', no_exam: '1', sat: '' })
})

test.each([
  ['پاکستان', 'Pakistan'],
  [' باكستان ', 'Pakistan'],
  ['ألمانيا', 'Germany'],
  ['united kingdom', 'United Kingdom'],
  [' Czech Republic ', 'Czech Republic'],
  ['', ''],
])('the country typed as "%s" is sent as "%s"', (typed, sent) => {
  const { residence } = prepareEnquiry('counselling', LAYOUTS.counselling.fields, { residence: typed })
  expect(residence).toBe(sent)
})

test('countries are sorted by their names in the language of the page', () => {
  const countries = [{ iso2: 'AU' }, { iso2: 'DE' }, { iso2: 'PK' }]
  expect(labelCountries(countries, 'en').map(({ iso2 }) => iso2)).toEqual(['AU', 'DE', 'PK'])
  expect(labelCountries(countries, 'ar').map(({ label }) => label)).toEqual(['أستراليا', 'ألمانيا', 'باكستان'])
  expect(labelCountries(countries, 'ur').map(({ label }) => label)).toEqual(['آسٹریلیا', 'پاکستان', 'جرمنی'])
})

test('a stored country is shown in the language of the page', () => {
  expect(translateCountryName('Germany', 'ar')).toBe('ألمانيا')
  expect(translateCountryName('Pakistan', 'ur-PK')).toBe('پاکستان')
  expect(translateCountryName('Europe', 'ar')).toBe('Europe')
})

test.each([
  ['yes', '2027-01-05', undefined],
  ['yes', 'March', 'March'],
  ['scheduled', 'March', undefined],
  ['scheduled', '2027-01-05', '2027-01-05'],
  ['no', 'March', undefined],
])('the date of the English test is sent only if its control shows it: %s, %s', (answer, date, sent) => {
  const values = { english_test: answer, english_test_schedule_date: date }
  expect(prepareEnquiry('counselling', LAYOUTS.counselling.fields, values).english_test_schedule_date).toBe(sent)
})

test.each([
  ['PK', '0300 1234567', '+923001234567'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['PK', '+44 20 7946 0018', '+44 20 7946 0018'],
  ['', '0300 1234567', '0300 1234567'],
  ['PK', ' ', ''],
])('a number of %s typed as "%s" is sent as "%s"', (country, typed, sent) => {
  expect(joinPhone(country, typed)).toBe(sent)
})

test('codes and years can be typed in the digits of any script', () => {
  expect(convertDigits('۲۰۲۴ ٢٠٢٤ २०२४ 2024 𝟚𝟘𝟚𝟜')).toBe('2024 2024 2024 2024 2024')
  expect(trimValues('code', { otp: ' ۰۱۲۳ ' })).toEqual({ otp: '0123' })
  expect(trimValues('eligibility', { bachelor_passing_year: '۲۰۲۴', result_c: '۷' })).toEqual({ bachelor_passing_year: '2024', result_c: '۷' })
})

test('a stored number is split into its country and the national spelling', () => {
  expect(splitPhone('+923001234567')).toEqual({ country: 'PK', typed: '0300 1234567' })
  expect(splitPhone('12')).toEqual({ country: 'PK', typed: '12' })
})

test('each call has its own selecting parameter', () => {
  expect(getSelector('review', LAYOUTS.suggest_edit.path)).toEqual({ type: 'review' })
  expect(getSelector('apply_now', LAYOUTS.apply_now.path)).toEqual({ source: 'Apply-Now' })
})
