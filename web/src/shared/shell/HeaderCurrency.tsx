import { useDeferredValue } from 'react'
import { CurrencySelect } from '@/shared/money/CurrencySelect'
import { useMoney } from '@/shared/money/useMoney'

/** The currency select in the header. It applies to the fees of every page. */
export function HeaderCurrency() {
  const { money, currencies, setCurrency } = useMoney()
  return <CurrencySelect code={money.currency} currencies={useDeferredValue(currencies)} onCodeChange={setCurrency} />
}
