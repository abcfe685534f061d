import type { components } from '@/shared/api/schema'
import type { ListingState, Range } from './listingState'

/** What fees are chosen in; the address and the search have rupees, whatever it is. */
export interface FeeUnit {
  readonly code: 'PKR' | 'USD'
  /** What one is worth. */
  readonly rupeesPerUnit: number
}

/** The slider and the fields of the fee filter, in whole units a year. */
export interface FeeScale extends FeeUnit {
  /** Where the slider ends: there the range has no upper end. */
  readonly sliderMax: number
  readonly step: number
  /** The most that can be written, and makes sense: no course costs more. */
  readonly inputMax: number
  /** The slider's end is not where fees end. */
  readonly isOpenEnded: boolean
}

type MaxFee = Pick<components['schemas']['MaxFee'], 'max_fee' | 'step' | 'max_fee_usd' | 'step_usd'>

const RUPEE: FeeUnit = { code: 'PKR', rupeesPerUnit: 1 }
/** The end of the slider in dollars, whatever the catalogue holds (specification, section 9). */
const SLIDER_MAX_USD = 500_000

/** Dollars where they are chosen, by their worth in rupees; rupees with every other currency. */
export function selectFeeUnit(currency: string, dollar: number | undefined): FeeUnit {
  return currency === 'USD' && dollar !== undefined ? { code: 'USD', rupeesPerUnit: dollar } : RUPEE
}

export function buildFeeScale(unit: FeeUnit, { max_fee, step, max_fee_usd, step_usd }: MaxFee): FeeScale {
  if (unit.code === 'PKR') return { ...unit, sliderMax: max_fee, step, inputMax: max_fee, isOpenEnded: false }
  return { ...unit, sliderMax: SLIDER_MAX_USD, step: step_usd, inputMax: Math.max(SLIDER_MAX_USD, max_fee_usd ?? 0), isOpenEnded: true }
}

/** A range of rupees in units, as fees are shown: rounded. */
export function toUnits([lower, upper]: Range, { rupeesPerUnit: rupees }: FeeUnit): Range {
  return [Math.round(lower / rupees), Math.round(upper / rupees)]
}

/** The rupees of a range in units: every fee that is shown, rounded, within it. The inverse of inUnits. */
export function toRupees([lower, upper]: Range, unit: FeeUnit): Range {
  return [findLowestRupees(lower, unit), upper === Infinity ? Infinity : findLowestRupees(upper + 1, unit) - 1]
}

function findLowestRupees(units: number, { rupeesPerUnit: rupees }: FeeUnit): number {
  let least = Math.max(0, Math.floor((units - 0.5) * rupees))
  while (Math.round(least / rupees) < units) least += 1
  return least
}

/** Where the thumbs of the slider stand: what lies beyond its end stands there. */
export function toSliderRange(range: Range, scale: FeeScale): [number, number] {
  const [lower, upper] = toUnits(range, scale)
  return [Math.min(lower, scale.sliderMax), Math.min(upper, scale.sliderMax)]
}

/** The range after the slider has moved: an end that it has not moved stays what it was, to the rupee. */
export function applySliderMove(range: Range, [lower, upper]: Range, scale: FeeScale): Range {
  const before = toSliderRange(range, scale)
  const after = toRupees([lower, upper >= scale.sliderMax ? Infinity : upper], scale)
  return [lower === before[0] ? range[0] : after[0], upper === before[1] ? range[1] : after[1]]
}

/** An upper end at the most that any course costs is none. */
export function openRangeAtMax([lower, upper]: Range, most: number | undefined): Range {
  return upper === most ? [lower, Infinity] : [lower, upper]
}

/** The state as its address means it; the same object where nothing of it changes. */
export function normalizeFeeRange(state: ListingState, most: number | undefined): ListingState {
  return state.fee[1] === most ? { ...state, fee: openRangeAtMax(state.fee, most) } : state
}
