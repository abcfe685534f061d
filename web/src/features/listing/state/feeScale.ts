import type { components } from '@/shared/api/schema'
import type { ListingState, Range } from './listingState'

/** The currency of the fee filter's controls. URL and requests always use rupees. */
export interface FeeUnit {
  readonly code: 'PKR' | 'USD'
  /** Rupees per unit of the currency. */
  readonly rupeesPerUnit: number
}

/** The limits of the fee filter's slider and fields, in whole units per year. */
export interface FeeScale extends FeeUnit {
  /** The end of the slider. A thumb at the end means no upper limit. */
  readonly sliderMax: number
  readonly step: number
  /** The highest value that the fields accept. */
  readonly inputMax: number
  /** True if courses may cost more than the end of the slider. */
  readonly isOpenEnded: boolean
}

type MaxFee = Pick<components['schemas']['MaxFee'], 'max_fee' | 'step' | 'max_fee_usd' | 'step_usd'>

const RUPEE: FeeUnit = { code: 'PKR', rupeesPerUnit: 1 }
/** The end of the slider in dollars, independent of the catalogue (specification, section 9). */
const SLIDER_MAX_USD = 500_000

/** Dollars when the visitor selected USD and its rate is known; rupees otherwise. */
export function selectFeeUnit(currency: string, rupeesPerDollar: number | undefined): FeeUnit {
  return currency === 'USD' && rupeesPerDollar !== undefined ? { code: 'USD', rupeesPerUnit: rupeesPerDollar } : RUPEE
}

export function buildFeeScale(unit: FeeUnit, { max_fee, step, max_fee_usd, step_usd }: MaxFee): FeeScale {
  if (unit.code === 'PKR') return { ...unit, sliderMax: max_fee, step, inputMax: max_fee, isOpenEnded: false }
  return { ...unit, sliderMax: SLIDER_MAX_USD, step: step_usd, inputMax: Math.max(SLIDER_MAX_USD, max_fee_usd ?? 0), isOpenEnded: true }
}

/** Converts a range from rupees to units, rounded as fees are shown. */
export function toUnits([lower, upper]: Range, { rupeesPerUnit: rupees }: FeeUnit): Range {
  return [Math.round(lower / rupees), Math.round(upper / rupees)]
}

/** Converts a range from units to rupees, as the inverse of toUnits. The result contains every fee that is rounded into the range. */
export function toRupees([lower, upper]: Range, unit: FeeUnit): Range {
  return [findLowestRupees(lower, unit), upper === Infinity ? Infinity : findLowestRupees(upper + 1, unit) - 1]
}

function findLowestRupees(units: number, { rupeesPerUnit }: FeeUnit): number {
  let rupees = Math.max(0, Math.floor((units - 0.5) * rupeesPerUnit))
  while (Math.round(rupees / rupeesPerUnit) < units) rupees += 1
  return rupees
}

/** The positions of the slider's thumbs; values beyond the end of the slider are shown at the end. */
export function toSliderRange(range: Range, scale: FeeScale): [number, number] {
  const [lower, upper] = toUnits(range, scale)
  return [Math.min(lower, scale.sliderMax), Math.min(upper, scale.sliderMax)]
}

/** The range after a slider move. The thumb that did not move keeps its exact value in rupees. */
export function applySliderMove(range: Range, [lower, upper]: Range, scale: FeeScale): Range {
  const before = toSliderRange(range, scale)
  const after = toRupees([lower, upper >= scale.sliderMax ? Infinity : upper], scale)
  return [lower === before[0] ? range[0] : after[0], upper === before[1] ? range[1] : after[1]]
}

/** An upper end at the highest fee means no upper limit. */
export function openRangeAtMax([lower, upper]: Range, maxFee: number | undefined): Range {
  return upper === maxFee ? [lower, Infinity] : [lower, upper]
}

/** Removes an upper fee limit that equals the highest fee. Returns the same object when nothing changes. */
export function normalizeFeeRange(state: ListingState, maxFee: number | undefined): ListingState {
  return state.fee[1] === maxFee ? { ...state, fee: openRangeAtMax(state.fee, maxFee) } : state
}
