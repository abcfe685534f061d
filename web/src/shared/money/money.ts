import type { components } from '@/shared/api/schema'

/** The base currency of the site. */
export const RUPEE = 'PKR'

export type Currency = components['schemas']['ListedCurrency']

export interface ConvertedAmount {
  /** The amount in whole units. */
  readonly amount: number
  readonly code: string
}

/** Converts fees to the selected currency. */
export interface Money {
  /** The code of the selected currency. Empty if each fee has its own currency. */
  readonly currency: string
  /** The ISO date of the exchange rates. Undefined if amounts are not converted. */
  readonly rateDate: string | undefined
  /** Converts an amount to the selected currency. Returns undefined if the amount is not converted. */
  readonly convert: (amount: number, code: string) => ConvertedAmount | undefined
}

/**
 * Floating-point errors can make an exact half slightly smaller, for example 2.4999999. Multiplying
 * by this factor corrects the error, so that a half is rounded up. The fee filter of the API uses
 * the same factor (`fee_conversion.py`).
 */
const HALF_TOLERANCE = 1 + 2 ** -50

/** Converts rupees to whole units of a currency. */
export function toWholeUnits(rupees: number, valueToPkr: number): number {
  return Math.round((rupees / valueToPkr) * HALF_TOLERANCE)
}

export const DEFAULT_MONEY: Money = { currency: '', rateDate: undefined, convert: () => undefined }

/**
 * Builds the conversion to a currency. If the currency does not exist, returns DEFAULT_MONEY. Until
 * the currencies have loaded, the result does not convert amounts. If `codeOrId` is a code, the
 * result already contains this code, so that links contain it. An id gives DEFAULT_MONEY until then.
 */
export function buildMoney(codeOrId: string, currencies: readonly Currency[] | undefined): Money {
  if (!currencies) return /^[A-Z]{3}$/.test(codeOrId) ? { ...DEFAULT_MONEY, currency: codeOrId } : DEFAULT_MONEY
  const target = currencies.find(({ code, id }) => codeOrId === code || codeOrId === String(id))
  if (!target) return DEFAULT_MONEY
  const values = new Map(currencies.map(({ code, value_to_pkr }) => [code, value_to_pkr]))
  return {
    currency: target.code,
    rateDate: target.rate_date,
    convert: (amount, code) => {
      const value = values.get(code)
      if (value === undefined || code === target.code) return undefined
      return { amount: toWholeUnits(amount * value, target.value_to_pkr), code: target.code }
    },
  }
}
