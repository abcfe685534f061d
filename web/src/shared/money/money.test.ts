import { describe, expect, test } from 'vitest'
import { parseCurrency, withCurrency } from './currencyUrl'
import { exampleCurrencies } from './currencies.example'
import { buildMoney } from './money'

describe('money', () => {
  test('is an amount in rupees divided by the value of the chosen currency, as a whole number', () => {
    expect(buildMoney('USD', exampleCurrencies()).convert(24_500, 'GBP')).toEqual({ amount: 32_550, code: 'USD' })
    expect(buildMoney('PKR', exampleCurrencies()).convert(24_500, 'GBP')).toEqual({ amount: 9_114_000, code: 'PKR' })
  })

  test('is found by the id that links from elsewhere carry', () => {
    expect(buildMoney('33', exampleCurrencies()).currency).toBe('PKR')
  })

  test('keeps the code of the address until the list is there', () => {
    expect(buildMoney('USD', undefined)).toMatchObject({ currency: 'USD', rateDate: undefined })
    expect(buildMoney('33', undefined).currency).toBe('')
  })

  test('leaves an amount of the chosen currency, one of an unknown currency, and Default as they are', () => {
    expect(buildMoney('GBP', exampleCurrencies()).convert(24_500, 'GBP')).toBeUndefined()
    expect(buildMoney('GBP', exampleCurrencies()).convert(24_500, 'XXX')).toBeUndefined()
    expect(buildMoney('', exampleCurrencies()).convert(24_500, 'GBP')).toBeUndefined()
    expect(buildMoney('ZZZ', exampleCurrencies()).currency).toBe('')
  })
})

describe('the currency of an address', () => {
  test.each([
    ['?currency=usd', 'USD'],
    ['?currency=33', '33'],
    ['?currency=rupees', ''],
    ['?currency=0', ''],
    ['', ''],
  ])('%s is %s', (search, code) => {
    expect(parseCurrency(new URLSearchParams(search))).toBe(code)
  })

  test('changes without touching the rest', () => {
    expect(withCurrency('?discipline=law,arts&currency=USD&pg=2', 'EUR')).toBe('?discipline=law,arts&pg=2&currency=EUR')
    expect(withCurrency('?currency=USD', '')).toBe('')
    expect(withCurrency('', 'PKR')).toBe('?currency=PKR')
  })
})
