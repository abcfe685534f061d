import type { Currency } from './money'

/** Three currencies as the API returns them. */
export function exampleCurrencies(): Currency[] {
  return [
    { id: 9, code: 'GBP', display_name: 'GBP', description: 'British Pound', value_to_pkr: 372, rate_date: '2026-09-29' },
    { id: 33, code: 'PKR', display_name: 'PKR', description: 'Pakistani Rupee', value_to_pkr: 1, rate_date: '2026-09-29' },
    { id: 44, code: 'USD', display_name: 'USD', description: 'US Dollar', value_to_pkr: 280, rate_date: '2026-09-29' },
  ]
}
