import { useDeferredValue } from 'react'
import { CurrencyMenu } from '@/shared/money/CurrencyMenu'
import { useMoney } from '@/shared/money/useMoney'

/** The currency menu in the header. The selected currency applies to the fees on every page. */
export function HeaderCurrency() {
  const { money, currencies, setCurrency } = useMoney()
  return <CurrencyMenu code={money.currency} currencies={useDeferredValue(currencies)} onCodeChange={setCurrency} />
}
