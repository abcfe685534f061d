import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterSlide, feeScale, feeUnit, inRupees, inUnits, meant, onSlider } from './feeScale'
import { formatAddress } from './formatListingUrl'
import { EVERYTHING, type Range } from './listingState'
import { parseAddress } from './parseListingUrl'

const ENDS = { max_fee: 62_500_000, step: 500_000, max_fee_usd: 225_000, step_usd: 5000 }
const rupees = feeScale(feeUnit('EUR', 280), ENDS)
const dollars = feeScale(feeUnit('USD', 280.35), ENDS)

test('rupees end where fees end; dollars at 500,000 or more, whatever the catalogue holds', () => {
  expect(rupees).toEqual({ code: 'PKR', rupees: 1, end: 62_500_000, step: 500_000, most: 62_500_000, isOpen: false })
  expect(dollars).toEqual({ code: 'USD', rupees: 280.35, end: 500_000, step: 5000, most: 500_000, isOpen: true })
  expect(feeScale(dollars, { ...ENDS, max_fee_usd: 620_000 }).most).toBe(620_000)
  expect(feeUnit('USD', undefined).code).toBe('PKR')
})

const rates = fc.double({ min: 1, max: 1000, noNaN: true })
const wholes: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(2_000_000), fc.option(fc.nat(2_000_000), { nil: Infinity }))
  .filter(([lower, upper]) => lower < upper)

describe('a range in dollars', () => {
  test('comes back from an address of rupees as it was chosen', () => {
    fc.assert(
      fc.property(rates, wholes, (worth, range) => {
        const unit = feeUnit('USD', worth)
        const fee = inRupees(range, unit)
        const address = formatAddress({ ...EVERYTHING, fee, currency: 'USD' })
        const read = parseAddress(address)
        expect(read.fee).toEqual(fee)
        expect(inUnits(read.fee, unit)).toEqual(range)
      }),
    )
  })

  test('has every fee that is shown within it, and no other', () => {
    fc.assert(
      fc.property(rates, wholes, fc.nat(1_000_000_000), (worth, range, fee) => {
        const [lower, upper] = inRupees(range, feeUnit('USD', worth))
        const shown = Math.round(fee / worth)
        expect(lower <= fee && fee <= upper).toBe(range[0] <= shown && shown <= range[1])
      }),
    )
  })

  test('is what it says in rupees too', () => {
    fc.assert(
      fc.property(wholes, (range) => {
        expect(inRupees(range, rupees)).toEqual(range)
      }),
    )
  })
})

describe('the slider', () => {
  test('at its end leaves the range open, and moves one end without the other', () => {
    expect(onSlider([0, Infinity], dollars)).toEqual([0, 500_000])
    expect(afterSlide([0, Infinity], [0, 495_000], dollars)).toEqual([0, inRupees([0, 495_000], dollars)[1]])
    expect(afterSlide([123_456, 4_000_000], [onSlider([123_456, 4_000_000], dollars)[0], 500_000], dollars)).toEqual([123_456, Infinity])
    expect(afterSlide([0, Infinity], [0, 62_000_000], rupees)).toEqual([0, 62_000_000])
    expect(afterSlide([0, 62_000_000], [500_000, 62_500_000], rupees)).toEqual([500_000, Infinity])
  })

  test('keeps an end that lies beyond it', () => {
    const beyond = inRupees([0, 600_000], dollars)
    expect(onSlider(beyond, dollars)).toEqual([0, 500_000])
    expect(afterSlide(beyond, [5000, 500_000], dollars)).toEqual([inRupees([5000, 6000], dollars)[0], beyond[1]])
  })

  test('that has not moved changes nothing', () => {
    fc.assert(
      fc.property(wholes, (range) => {
        for (const scale of [rupees, dollars]) expect(afterSlide(range, onSlider(range, scale), scale)).toEqual(range)
      }),
    )
  })
})

test('an upper end at the most that any course costs is none; 5,000,000 is one', () => {
  const state = { ...EVERYTHING, fee: [0, 62_500_000] as const }
  expect(meant(state, 62_500_000)).toEqual(EVERYTHING)
  expect(meant(state, undefined)).toBe(state)
  const five = parseAddress('?feeTo=5000000')
  expect(meant(five, 62_500_000)).toBe(five)
  expect(five.fee).toEqual([0, 5_000_000])
  expect(meant(EVERYTHING, undefined)).toBe(EVERYTHING)
})
