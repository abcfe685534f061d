import { useDeferredValue } from 'react'
import { CurrencySelect } from '@/shared/money/CurrencySelect'
import { useMoney } from '@/shared/money/useMoney'

/** The currency select in the header. It applies to the fees of every page. */
export function HeaderCurrency() {
  const { money, currencies, choose } = useMoney()
  return <CurrencySelect chosen={money.currency} currencies={useDeferredValue(currencies)} onChoose={choose} />
}
