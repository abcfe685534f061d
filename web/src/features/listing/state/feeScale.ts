import type { components } from '@/shared/api/schema'
import { convertFeeRange } from '@/shared/money/feeUrl'
import { RUPEE, type Currency } from '@/shared/money/money'
import type { ListingState, Range } from './listingState'

/** A fee range and the code of its currency. */
export interface DisplayedFee {
  readonly code: string
  readonly range: Range
}

/** The limits, in whole units per year, of the slider and the fields of the fee filter. */
export interface FeeScale {
  readonly code: string
  /** The end of the slider. If the upper thumb is moved to the end, the range has no upper end. */
  readonly sliderMax: number
  readonly step: number
  /** The highest value that the fields accept. */
  readonly inputMax: number
  /** Whether courses may cost more than the end of the slider. */
  readonly isOpenEnded: boolean
}

/**
 * Converts the fee range to the selected currency, or to rupees if no currency is selected. If the exchange rate is unknown,
 * the range keeps its own currency.
 */
export function selectDisplayedFee({ fee, feeCurrency }: ListingState, currency: string, currencies: readonly Currency[]): DisplayedFee {
  const code = currency || RUPEE
  // The full range is the same in every currency.
  if (fee[0] === 0 && fee[1] === Infinity) return { code, range: fee }
  const range = convertFeeRange(fee, feeCurrency, code, currencies)
  return range ? { code, range } : { code: feeCurrency, range: fee }
}

/**
 * Builds the scale. In rupees, the slider ends at the highest fee of all courses. In other
 * currencies, it ends at a round number. Returns undefined if the currency is unknown.
 */
export function buildFeeScale(code: string, currencies: readonly Currency[], { max_fee, step }: Pick<components['schemas']['MaxFee'], 'max_fee' | 'step'>): FeeScale | undefined {
  if (code === RUPEE) return { code, sliderMax: max_fee, step, inputMax: max_fee, isOpenEnded: false }
  const currency = currencies.find((each) => each.code === code)
  if (!currency) return undefined
  const { fee_slider_max: sliderMax, fee_slider_step, value_to_pkr } = currency
  return { code, sliderMax, step: fee_slider_step, inputMax: Math.max(sliderMax, Math.ceil(max_fee / value_to_pkr)), isOpenEnded: true }
}

/** Computes the positions of the slider thumbs. A value beyond the end of the slider is shown at the end. */
export function toSliderRange([lower, upper]: Range, { sliderMax }: FeeScale): [number, number] {
  return [Math.min(lower, sliderMax), Math.min(upper, sliderMax)]
}

/** Computes the range after a move of the slider. The thumb that has not moved keeps its exact value. */
export function applySliderMove(range: Range, [lower, upper]: Range, scale: FeeScale): Range {
  const before = toSliderRange(range, scale)
  const openUpper = upper >= scale.sliderMax ? Infinity : upper
  return [lower === before[0] ? range[0] : lower, upper === before[1] ? range[1] : openUpper]
}

/** Removes the upper end if it equals the highest fee. */
export function openRangeAtMax([lower, upper]: Range, maxFee: number | undefined): Range {
  return upper === maxFee ? [lower, Infinity] : [lower, upper]
}

/**
 * Removes the upper end of the range if it equals the highest fee and both are in rupees. Returns
 * the same object if nothing changes.
 */
export function normalizeFeeRange(state: ListingState, maxFee: number | undefined): ListingState {
  return state.feeCurrency === RUPEE && state.fee[1] === maxFee ? { ...state, fee: openRangeAtMax(state.fee, maxFee) } : state
}
