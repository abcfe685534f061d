import type { components } from '@/shared/api/schema'

/** The base currency of the site. */
export const RUPEE = 'PKR'

export type Currency = components['schemas']['ListedCurrency']

export interface ConvertedAmount {
  /** Whole units. */
  readonly amount: number
  readonly code: string
}

/** The conversion of fees to the selected currency. Default shows each fee in its own currency. */
export interface Money {
  /** The code of the selected currency; empty for Default. */
  readonly currency: string
  /** The ISO date of the exchange rates; undefined when amounts are not converted. */
  readonly rateDate: string | undefined
  /** The amount in the selected currency; undefined when no conversion applies. */
  readonly convert: (amount: number, code: string) => ConvertedAmount | undefined
}

/**
 * Multiplying and dividing numbers can turn an exact half into slightly less. The factor lifts it back, so that it is
 * rounded up. `fee_conversion.py` has the same factor, because the fee filter finds fees by their shown amount.
 */
const HALF_TOLERANCE = 1 + 2 ** -50

/** The whole units of a currency for an amount in rupees. */
export function toWholeUnits(rupees: number, valueToPkr: number): number {
  return Math.round((rupees / valueToPkr) * HALF_TOLERANCE)
}

export const DEFAULT_MONEY: Money = { currency: '', rateDate: undefined, convert: () => undefined }

/**
 * Builds the conversion to a currency. An amount is converted to rupees, divided by the currency's value in rupees, and
 * rounded. An unknown currency gives DEFAULT_MONEY, which converts nothing. Until the currencies have loaded, the result
 * keeps a code, so that links contain the code.
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
