import type { components } from '@/shared/api/schema'

export type Currency = components['schemas']['ListedCurrency']

export interface Converted {
  /** Whole units. */
  readonly amount: number
  readonly code: string
}

/** How fees are shown: in their own currency, or converted into the selected one. */
export interface Money {
  /** The code of the selected currency; empty for Default. */
  readonly currency: string
  /** The ISO date of the rates by which amounts are converted; undefined where nothing is. */
  readonly rateDate: string | undefined
  /** An amount in the chosen currency; undefined where there is nothing to convert. */
  readonly convert: (amount: number, code: string) => Converted | undefined
}

export const DEFAULT_MONEY: Money = { currency: '', rateDate: undefined, convert: () => undefined }

/**
 * Fees in the currency that `wanted` names by code or id: rupees of the amount divided by the currency's value in
 * rupees, rounded to a whole number. A currency that nobody knows is Default, which converts nothing. Until the list is
 * there a code is taken at its word, so that links made meanwhile keep it. Default is always the same object, so that a
 * list that changes nothing draws nothing.
 */
export function buildMoney(wanted: string, currencies: readonly Currency[] | undefined): Money {
  if (!currencies) return /^[A-Z]{3}$/.test(wanted) ? { ...DEFAULT_MONEY, currency: wanted } : DEFAULT_MONEY
  const target = currencies.find(({ code, id }) => wanted === code || wanted === String(id))
  if (!target) return DEFAULT_MONEY
  const values = new Map(currencies.map(({ code, value_to_pkr }) => [code, value_to_pkr]))
  return {
    currency: target.code,
    rateDate: target.rate_date,
    convert: (amount, code) => {
      const value = values.get(code)
      if (value === undefined || code === target.code) return undefined
      return { amount: Math.round((amount * value) / target.value_to_pkr), code: target.code }
    },
  }
}
