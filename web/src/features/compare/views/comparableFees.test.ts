import { expect, test } from 'vitest'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { buildMoney, DEFAULT_MONEY } from '@/shared/money/money'
import { selectComparableFees } from './comparableFees'
import { exampleComparedCourse } from './comparedCourse.example'

const PKR = { id: 33, code: 'PKR', display_name: 'PKR' }
const LEEDS = exampleComparedCourse()
const LAGOS = exampleComparedCourse({ id: 8, base_fee: 1_000_000, fee_pkr: 1_000_000, currency: PKR, duration_weeks: 52 })

test('fees in one currency keep it, and fees in different currencies are compared in rupees', () => {
  expect(selectComparableFees([LEEDS, LEEDS], DEFAULT_MONEY).map(({ fee }) => fee)).toEqual([{ amount: 24_500, code: 'GBP' }, { amount: 24_500, code: 'GBP' }])
  expect(selectComparableFees([LEEDS, LAGOS], DEFAULT_MONEY).map(({ fee }) => fee)).toEqual([{ amount: LEEDS.fee_pkr, code: 'PKR' }, { amount: 1_000_000, code: 'PKR' }])
  expect(selectComparableFees([LEEDS, LAGOS], buildMoney('USD', exampleCurrencies())).map(({ fee }) => fee.code)).toEqual(['USD', 'USD'])
})

test('a course without a tuition fee costs 0 in the currency of the others', () => {
  const free = exampleComparedCourse({ id: 9, base_fee: 0, fee_pkr: 0, currency: PKR })
  expect(selectComparableFees([free, LEEDS], DEFAULT_MONEY).map(({ fee }) => fee)).toEqual([{ amount: 0, code: 'GBP' }, { amount: 24_500, code: 'GBP' }])
})

test('a course without a fee or without a duration is left out', () => {
  const unknown = [{ base_fee: null, fee_pkr: null, currency: null }, { duration_weeks: null }].map((changes) => exampleComparedCourse(changes))
  expect(selectComparableFees([...unknown, LAGOS], DEFAULT_MONEY).map(({ course }) => course.id)).toEqual([8])
})
