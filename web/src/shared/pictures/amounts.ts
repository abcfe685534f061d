import { formatMoney } from '@/shared/format/numbers'
import type { ConvertedAmount, Money } from '@/shared/money/money'

/**
 * Converts an amount to the selected currency. Without a selected currency, or without an exchange
 * rate, the amount keeps its own currency.
 */
export function convertAmount(amount: number, code: string, money: Money): ConvertedAmount {
  return money.convert(amount, code) ?? { amount, code }
}

export function formatAmount({ amount, code }: ConvertedAmount, tag: string): string {
  return formatMoney(amount, code, tag)
}
