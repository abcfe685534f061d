import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applySliderMove, buildFeeScale, selectFeeUnit, toRupees, toUnits, normalizeFeeRange, toSliderRange } from './feeScale'
import { formatListingUrl } from './formatListingUrl'
import { DEFAULT_STATE, type Range } from './listingState'
import { parseListingUrl } from './parseListingUrl'

const ENDS = { max_fee: 62_500_000, step: 500_000, max_fee_usd: 225_000, step_usd: 5000 }
const rupees = buildFeeScale(selectFeeUnit('EUR', 280), ENDS)
const dollars = buildFeeScale(selectFeeUnit('USD', 280.35), ENDS)

test('the rupee scale ends at the highest fee; the dollar scale ends at 500,000 or more', () => {
  expect(rupees).toEqual({ code: 'PKR', rupeesPerUnit: 1, sliderMax: 62_500_000, step: 500_000, inputMax: 62_500_000, isOpenEnded: false })
  expect(dollars).toEqual({ code: 'USD', rupeesPerUnit: 280.35, sliderMax: 500_000, step: 5000, inputMax: 500_000, isOpenEnded: true })
  expect(buildFeeScale(dollars, { ...ENDS, max_fee_usd: 620_000 }).inputMax).toBe(620_000)
  expect(selectFeeUnit('USD', undefined).code).toBe('PKR')
})

const rates = fc.double({ min: 1, max: 1000, noNaN: true })
const wholes: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(2_000_000), fc.option(fc.nat(2_000_000), { nil: Infinity }))
  .filter(([lower, upper]) => lower < upper)

describe('a range in dollars', () => {
  test('is unchanged after conversion to a URL in rupees and back', () => {
    fc.assert(
      fc.property(rates, wholes, (worth, range) => {
        const unit = selectFeeUnit('USD', worth)
        const fee = toRupees(range, unit)
        const address = formatListingUrl({ ...DEFAULT_STATE, fee, currency: 'USD' })
        const read = parseListingUrl(address)
        expect(read.fee).toEqual(fee)
        expect(toUnits(read.fee, unit)).toEqual(range)
      }),
    )
  })

  test('contains exactly the fees whose displayed amount lies in it', () => {
    fc.assert(
      fc.property(rates, wholes, fc.nat(1_000_000_000), (worth, range, fee) => {
        const [lower, upper] = toRupees(range, selectFeeUnit('USD', worth))
        const shown = Math.round(fee / worth)
        expect(lower <= fee && fee <= upper).toBe(range[0] <= shown && shown <= range[1])
      }),
    )
  })

  test('in rupees needs no conversion', () => {
    fc.assert(
      fc.property(wholes, (range) => {
        expect(toRupees(range, rupees)).toEqual(range)
      }),
    )
  })
})

describe('the slider', () => {
  test('opens the range at its end, and changes only the moved end', () => {
    expect(toSliderRange([0, Infinity], dollars)).toEqual([0, 500_000])
    expect(applySliderMove([0, Infinity], [0, 495_000], dollars)).toEqual([0, toRupees([0, 495_000], dollars)[1]])
    expect(applySliderMove([123_456, 4_000_000], [toSliderRange([123_456, 4_000_000], dollars)[0], 500_000], dollars)).toEqual([123_456, Infinity])
    expect(applySliderMove([0, Infinity], [0, 62_000_000], rupees)).toEqual([0, 62_000_000])
    expect(applySliderMove([0, 62_000_000], [500_000, 62_500_000], rupees)).toEqual([500_000, Infinity])
  })

  test('keeps a limit beyond its end', () => {
    const beyond = toRupees([0, 600_000], dollars)
    expect(toSliderRange(beyond, dollars)).toEqual([0, 500_000])
    expect(applySliderMove(beyond, [5000, 500_000], dollars)).toEqual([toRupees([5000, 6000], dollars)[0], beyond[1]])
  })

  test('changes nothing without a move', () => {
    fc.assert(
      fc.property(wholes, (range) => {
        for (const scale of [rupees, dollars]) expect(applySliderMove(range, toSliderRange(range, scale), scale)).toEqual(range)
      }),
    )
  })
})

test('an upper limit equal to the highest fee is removed; 5,000,000 stays', () => {
  const state = { ...DEFAULT_STATE, fee: [0, 62_500_000] as const }
  expect(normalizeFeeRange(state, 62_500_000)).toEqual(DEFAULT_STATE)
  expect(normalizeFeeRange(state, undefined)).toBe(state)
  const five = parseListingUrl('?feeTo=5000000')
  expect(normalizeFeeRange(five, 62_500_000)).toBe(five)
  expect(five.fee).toEqual([0, 5_000_000])
  expect(normalizeFeeRange(DEFAULT_STATE, undefined)).toBe(DEFAULT_STATE)
})
