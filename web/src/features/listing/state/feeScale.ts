import type { components } from '@/shared/api/schema'
import type { ListingState, Range } from './listingState'

/** What fees are chosen in; the address and the search have rupees, whatever it is. */
export interface FeeUnit {
  readonly code: 'PKR' | 'USD'
  /** What one is worth. */
  readonly rupees: number
}

/** The slider and the fields of the fee filter, in whole units a year. */
export interface FeeScale extends FeeUnit {
  /** Where the slider ends: there the range has no upper end. */
  readonly end: number
  readonly step: number
  /** The most that can be written, and makes sense: no course costs more. */
  readonly most: number
  /** The slider's end is not where fees end. */
  readonly isOpen: boolean
}

type MaxFee = Pick<components['schemas']['MaxFee'], 'max_fee' | 'step' | 'max_fee_usd' | 'step_usd'>

const RUPEE: FeeUnit = { code: 'PKR', rupees: 1 }
/** The end of the slider in dollars, whatever the catalogue holds (specification, section 9). */
const END_USD = 500_000

/** Dollars where they are chosen, by their worth in rupees; rupees with every other currency. */
export function feeUnit(currency: string, dollar: number | undefined): FeeUnit {
  return currency === 'USD' && dollar !== undefined ? { code: 'USD', rupees: dollar } : RUPEE
}

export function feeScale(unit: FeeUnit, { max_fee, step, max_fee_usd, step_usd }: MaxFee): FeeScale {
  if (unit.code === 'PKR') return { ...unit, end: max_fee, step, most: max_fee, isOpen: false }
  return { ...unit, end: END_USD, step: step_usd, most: Math.max(END_USD, max_fee_usd ?? 0), isOpen: true }
}

/** A range of rupees in units, as fees are shown: rounded. */
export function inUnits([lower, upper]: Range, { rupees }: FeeUnit): Range {
  return [Math.round(lower / rupees), Math.round(upper / rupees)]
}

/** The rupees of a range in units: every fee that is shown, rounded, within it. The inverse of inUnits. */
export function inRupees([lower, upper]: Range, unit: FeeUnit): Range {
  return [leastRupees(lower, unit), upper === Infinity ? Infinity : leastRupees(upper + 1, unit) - 1]
}

function leastRupees(units: number, { rupees }: FeeUnit): number {
  let least = Math.max(0, Math.floor((units - 0.5) * rupees))
  while (Math.round(least / rupees) < units) least += 1
  return least
}

/** Where the thumbs of the slider stand: what lies beyond its end stands there. */
export function onSlider(range: Range, scale: FeeScale): [number, number] {
  const [lower, upper] = inUnits(range, scale)
  return [Math.min(lower, scale.end), Math.min(upper, scale.end)]
}

/** The range after the slider has moved: an end that it has not moved stays what it was, to the rupee. */
export function afterSlide(range: Range, [lower, upper]: Range, scale: FeeScale): Range {
  const before = onSlider(range, scale)
  const after = inRupees([lower, upper >= scale.end ? Infinity : upper], scale)
  return [lower === before[0] ? range[0] : after[0], upper === before[1] ? range[1] : after[1]]
}

/** An upper end at the most that any course costs is none. */
export function openAtMost([lower, upper]: Range, most: number | undefined): Range {
  return upper === most ? [lower, Infinity] : [lower, upper]
}

/** The state as its address means it; the same object where nothing of it changes. */
export function meant(state: ListingState, most: number | undefined): ListingState {
  return state.fee[1] === most ? { ...state, fee: openAtMost(state.fee, most) } : state
}
