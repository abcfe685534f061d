import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleCurrencies } from './currencies.example'
import { convertUrlFees } from './feeUrl'
import { buildMoney, toWholeUnits } from './money'

describe('the fee filter of a URL', () => {
  test.each([
    ['?feeTo=5600000', 'USD', '?feeTo=20000&feeCurrency=USD'],
    ['?discipline=law,arts&feeFrom=1000&feeTo=2000&feeCurrency=USD&pg=2', '', '?discipline=law,arts&pg=2&feeFrom=280000&feeTo=560000'],
    ['?feeFrom=1000&feeCurrency=USD', 'PKR', '?feeFrom=280000'],
    ['?feeTo=30000&feeCurrency=INR', 'INR', '?feeTo=30000&feeCurrency=INR'],
    ['?feeFrom=&feeTo=5600000', 'USD', '?feeTo=20000&feeCurrency=USD'],
    ['?feeTo=1', 'USD', '?feeTo=1&feeCurrency=USD'],
  ])('%s becomes, in the currency %j, %s', (search, code, expected) => {
    expect(convertUrlFees(search, code, exampleCurrencies())).toBe(expected)
  })

  test.each(['', '?pg=2', '?feeTo=x', '?feeTo=5&feeCurrency=XXX', '?feeFrom=500000&feeTo=100', '?feeTo=0', '?feeFrom=&feeTo='])('%j stays unchanged', (search) => {
    expect(convertUrlFees(search, 'USD', exampleCurrencies())).toBe(search)
    expect(convertUrlFees('?feeTo=500', 'USD', [])).toBe('?feeTo=500')
  })
})

test('a fee converted to its own currency is the rounded fee itself', () => {
  const amounts = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (amount, rate) => {
      expect(toWholeUnits(amount * (rate / 1e6), rate / 1e6)).toBe(Math.round(amount))
    }),
  )
  expect(buildMoney('INR', exampleCurrencies()).convert(24_500.5, 'GBP')).toEqual({ amount: Math.round((24_500.5 * 372) / 3.2), code: 'INR' })
})
