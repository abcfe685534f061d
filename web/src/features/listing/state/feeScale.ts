import type { components } from '@/shared/api/schema'
import { convertFeeRange } from '@/shared/money/feeUrl'
import { RUPEE, type Currency } from '@/shared/money/money'
import type { ListingState, Range } from './listingState'

/** A fee range and the code of its currency. */
export interface DisplayedFee {
  readonly code: string
  readonly range: Range
}

/** The limits of the fee filter's slider and fields, in whole units per year. */
export interface FeeScale {
  readonly code: string
  /** The end of the slider. A thumb at the end means no upper limit. */
  readonly sliderMax: number
  readonly step: number
  /** The highest value that the fields accept. */
  readonly inputMax: number
  /** True if courses may cost more than the end of the slider. */
  readonly isOpenEnded: boolean
}

/**
 * The fee range in the currency of the page's fees; rupees without one. A range of a link can have another currency. It
 * keeps its own while a rate is unknown.
 */
export function selectDisplayedFee({ fee, feeCurrency }: ListingState, currency: string, currencies: readonly Currency[]): DisplayedFee {
  const code = currency || RUPEE
  // The full range is the same in every currency.
  if (fee[0] === 0 && fee[1] === Infinity) return { code, range: fee }
  const range = convertFeeRange(fee, feeCurrency, code, currencies)
  return range ? { code, range } : { code: feeCurrency, range: fee }
}

/** The slider in rupees ends at the highest fee of all courses. The other currencies have round numbers of their own. */
export function buildFeeScale(code: string, currencies: readonly Currency[], { max_fee, step }: Pick<components['schemas']['MaxFee'], 'max_fee' | 'step'>): FeeScale | undefined {
  if (code === RUPEE) return { code, sliderMax: max_fee, step, inputMax: max_fee, isOpenEnded: false }
  const currency = currencies.find((each) => each.code === code)
  if (!currency) return undefined
  const { fee_slider_max: sliderMax, fee_slider_step, value_to_pkr } = currency
  return { code, sliderMax, step: fee_slider_step, inputMax: Math.max(sliderMax, Math.ceil(max_fee / value_to_pkr)), isOpenEnded: true }
}

/** The positions of the slider's thumbs; values beyond the end of the slider are shown at the end. */
export function toSliderRange([lower, upper]: Range, { sliderMax }: FeeScale): [number, number] {
  return [Math.min(lower, sliderMax), Math.min(upper, sliderMax)]
}

/** The range after a slider move. The thumb that did not move keeps its exact value. */
export function applySliderMove(range: Range, [lower, upper]: Range, scale: FeeScale): Range {
  const before = toSliderRange(range, scale)
  const openUpper = upper >= scale.sliderMax ? Infinity : upper
  return [lower === before[0] ? range[0] : lower, upper === before[1] ? range[1] : openUpper]
}

/** An upper end at the highest fee means no upper limit. */
export function openRangeAtMax([lower, upper]: Range, maxFee: number | undefined): Range {
  return upper === maxFee ? [lower, Infinity] : [lower, upper]
}

/** Removes an upper limit in rupees that equals the highest fee. Returns the same object when nothing changes. */
export function normalizeFeeRange(state: ListingState, maxFee: number | undefined): ListingState {
  return state.feeCurrency === RUPEE && state.fee[1] === maxFee ? { ...state, fee: openRangeAtMax(state.fee, maxFee) } : state
}
