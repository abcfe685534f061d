import { afterEach, describe, expect, test } from 'vitest'
import { parseCurrency, setUrlCurrency } from './currencyUrl'
import { rememberCurrency, selectCurrency } from './rememberedCurrency'
import { exampleCurrencies } from './currencies.example'
import { buildMoney } from './money'

describe('money', () => {
  test('converts through rupees and rounds to a whole number', () => {
    expect(buildMoney('USD', exampleCurrencies()).convert(24_500, 'GBP')).toEqual({ amount: 32_550, code: 'USD' })
    expect(buildMoney('PKR', exampleCurrencies()).convert(24_500, 'GBP')).toEqual({ amount: 9_114_000, code: 'PKR' })
  })

  test('accepts the currency id of links from other sites', () => {
    expect(buildMoney('33', exampleCurrencies()).currency).toBe('PKR')
  })

  test('keeps the code of the URL until the currencies have loaded', () => {
    expect(buildMoney('USD', undefined)).toMatchObject({ currency: 'USD', rateDate: undefined })
    expect(buildMoney('33', undefined).currency).toBe('')
  })

  test('does not convert amounts in the selected or an unknown currency, and nothing for Default', () => {
    expect(buildMoney('GBP', exampleCurrencies()).convert(24_500, 'GBP')).toBeUndefined()
    expect(buildMoney('GBP', exampleCurrencies()).convert(24_500, 'XXX')).toBeUndefined()
    expect(buildMoney('', exampleCurrencies()).convert(24_500, 'GBP')).toBeUndefined()
    expect(buildMoney('ZZZ', exampleCurrencies()).currency).toBe('')
  })
})

describe('the currency of a URL', () => {
  afterEach(() => rememberCurrency(''))

  test('or else of an earlier visit', () => {
    rememberCurrency('INR')
    expect([selectCurrency('?pg=2'), selectCurrency('?currency=usd')]).toEqual(['INR', 'USD'])
    rememberCurrency('')
    expect(selectCurrency('')).toBe('')
  })

  test.each([
    ['?currency=usd', 'USD'],
    ['?currency=33', '33'],
    ['?currency=rupees', ''],
    ['?currency=0', ''],
    ['', ''],
  ])('%s is %s', (search, code) => {
    expect(parseCurrency(new URLSearchParams(search))).toBe(code)
  })

  test('changes without changing other parameters', () => {
    expect(setUrlCurrency('?discipline=law,arts&currency=USD&pg=2', 'EUR')).toBe('?discipline=law,arts&pg=2&currency=EUR')
    expect(setUrlCurrency('?currency=USD', '')).toBe('')
    expect(setUrlCurrency('', 'PKR')).toBe('?currency=PKR')
  })
})
