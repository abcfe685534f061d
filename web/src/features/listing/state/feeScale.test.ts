import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleCurrencies } from '@/shared/money/currencies.example'
import { applySliderMove, buildFeeScale, normalizeFeeRange, selectDisplayedFee, toSliderRange, type FeeScale } from './feeScale'
import { DEFAULT_STATE, type Range } from './listingState'
import { parseListingUrl } from './parseListingUrl'

const CURRENCIES = exampleCurrencies()
const MAX_FEE = { max_fee: 62_500_000, step: 500_000 }

function build(code: string, maxFee = MAX_FEE): FeeScale {
  const scale = buildFeeScale(code, CURRENCIES, maxFee)
  if (!scale) throw new Error(`no scale for ${code}`)
  return scale
}
const [rupees, dollars] = [build('PKR'), build('USD')]

test('the rupee scale ends at the highest fee; the others have round numbers of their own', () => {
  expect(rupees).toEqual({ code: 'PKR', sliderMax: 62_500_000, step: 500_000, inputMax: 62_500_000, isOpenEnded: false })
  expect(dollars).toEqual({ code: 'USD', sliderMax: 500_000, step: 5000, inputMax: 500_000, isOpenEnded: true })
  expect(build('INR')).toEqual({ code: 'INR', sliderMax: 50_000_000, step: 500_000, inputMax: 50_000_000, isOpenEnded: true })
  expect(build('USD', { max_fee: 173_600_000, step: 500_000 }).inputMax).toBe(620_000)
  expect(buildFeeScale('USD', [], MAX_FEE)).toBeUndefined()
})

describe('the displayed range', () => {
  const show = (search: string, currency: string) => selectDisplayedFee(parseListingUrl(search), currency, CURRENCIES)

  test('is in the currency of the page', () => {
    expect(show('?feeTo=30000&feeCurrency=INR', 'INR')).toEqual({ code: 'INR', range: [0, 30_000] })
    expect(show('', 'INR')).toEqual({ code: 'INR', range: [0, Infinity] })
    expect(show('?feeTo=900000', '')).toEqual({ code: 'PKR', range: [0, 900_000] })
  })

  test('of a link in another currency is converted, or keeps its currency while a rate is unknown', () => {
    expect(show('?feeFrom=1000&feeTo=30000&feeCurrency=USD', 'PKR')).toEqual({ code: 'PKR', range: [280_000, 8_400_000] })
    expect(show('?feeTo=5600000', 'USD')).toEqual({ code: 'USD', range: [0, 20_000] })
    expect(show('?feeTo=30000&feeCurrency=XXX', 'USD')).toEqual({ code: 'XXX', range: [0, 30_000] })
  })
})

const wholes: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(2_000_000), fc.option(fc.nat(2_000_000), { nil: Infinity }))
  .filter(([lower, upper]) => lower < upper)

describe('the slider', () => {
  test('opens the range at its end, and changes only the moved end', () => {
    expect(toSliderRange([0, Infinity], dollars)).toEqual([0, 500_000])
    expect(applySliderMove([0, Infinity], [0, 495_000], dollars)).toEqual([0, 495_000])
    expect(applySliderMove([1234, 40_000], [1234, 500_000], dollars)).toEqual([1234, Infinity])
    expect(applySliderMove([0, Infinity], [0, 62_000_000], rupees)).toEqual([0, 62_000_000])
    expect(applySliderMove([0, 62_000_000], [500_000, 62_500_000], rupees)).toEqual([500_000, Infinity])
  })

  test('keeps a limit beyond its end', () => {
    expect(toSliderRange([0, 600_000], dollars)).toEqual([0, 500_000])
    expect(applySliderMove([0, 600_000], [5000, 500_000], dollars)).toEqual([5000, 600_000])
  })

  test('changes nothing without a move', () => {
    fc.assert(
      fc.property(wholes, (range) => {
        for (const scale of [rupees, dollars]) expect(applySliderMove(range, toSliderRange(range, scale), scale)).toEqual(range)
      }),
    )
  })
})

test('an upper limit in rupees that equals the highest fee is removed; others stay', () => {
  const state = { ...DEFAULT_STATE, fee: [0, 62_500_000] as const }
  expect(normalizeFeeRange(state, 62_500_000)).toEqual(DEFAULT_STATE)
  expect(normalizeFeeRange(state, undefined)).toBe(state)
  const inOtherCurrency = { ...state, feeCurrency: 'INR' }
  expect(normalizeFeeRange(inOtherCurrency, 62_500_000)).toBe(inOtherCurrency)
  const five = parseListingUrl('?feeTo=5000000')
  expect(normalizeFeeRange(five, 62_500_000)).toBe(five)
  expect(five.fee).toEqual([0, 5_000_000])
  expect(normalizeFeeRange(DEFAULT_STATE, undefined)).toBe(DEFAULT_STATE)
})
