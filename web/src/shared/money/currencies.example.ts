import type { Currency } from './money'

const RATE_DATE = '2026-09-29'

/** Builds four currencies for tests. */
export function exampleCurrencies(): Currency[] {
  return [
    { id: 9, code: 'GBP', display_name: 'GBP', description: 'British Pound', value_to_pkr: 372, rate_date: RATE_DATE, fee_slider_max: 500_000, fee_slider_step: 5000 },
    { id: 21, code: 'INR', display_name: 'INR', description: 'Indian Rupee', value_to_pkr: 3.2, rate_date: RATE_DATE, fee_slider_max: 50_000_000, fee_slider_step: 500_000 },
    { id: 33, code: 'PKR', display_name: 'PKR', description: 'Pakistani Rupee', value_to_pkr: 1, rate_date: RATE_DATE, fee_slider_max: 200_000_000, fee_slider_step: 2_000_000 },
    { id: 44, code: 'USD', display_name: 'USD', description: 'US Dollar', value_to_pkr: 280, rate_date: RATE_DATE, fee_slider_max: 500_000, fee_slider_step: 5000 },
  ]
}
