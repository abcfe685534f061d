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
  /** The ISO date of the exchange rates; undefined when amounts are not converted. */
  readonly rateDate: string | undefined
  /** The amount in the selected currency; undefined when no conversion applies. */
  readonly convert: (amount: number, code: string) => Converted | undefined
}

export const DEFAULT_MONEY: Money = { currency: '', rateDate: undefined, convert: () => undefined }

/**
 * Money in the currency `wanted`, a code or id. An amount is converted to rupees, divided by the currency's value in
 * rupees, and rounded. An unknown currency gives Default, which converts nothing. While the currencies load, a code is
 * kept so that links contain it. Default is always the same object, to avoid new renderings.
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
