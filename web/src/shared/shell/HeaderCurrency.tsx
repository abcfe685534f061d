import { useDeferredValue } from 'react'
import { CurrencySelect } from '@/shared/money/CurrencySelect'
import { useMoney } from '@/shared/money/useMoney'

/** The currency's choice of the header, which every page with a fee follows. */
export function HeaderCurrency() {
  const { money, currencies, choose } = useMoney()
  return <CurrencySelect chosen={money.currency} currencies={useDeferredValue(currencies)} onChoose={choose} />
}
