import { useDeferredValue } from 'react'
import { CurrencyMenu } from '@/shared/money/CurrencyMenu'
import { useMoney } from '@/shared/money/useMoney'

/** The currency menu in the header. It applies to the fees of every page. */
export function HeaderCurrency() {
  const { money, currencies, setCurrency } = useMoney()
  return <CurrencyMenu code={money.currency} currencies={useDeferredValue(currencies)} onCodeChange={setCurrency} />
}
