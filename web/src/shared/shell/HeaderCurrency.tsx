import { useDeferredValue } from 'react'
import { CurrencyMenu } from '@/shared/money/CurrencyMenu'
import { useMoney } from '@/shared/money/useMoney'

/** The currency menu in the header. The selected currency applies to the fees on every page. */
export function HeaderCurrency() {
  const { money, currencies, currencyStatus, onCurrencyRetry, setCurrency } = useMoney()
  return (
    <CurrencyMenu
      code={money.currency}
      currencies={useDeferredValue(currencies)}
      status={useDeferredValue(currencyStatus)}
      onRetry={onCurrencyRetry}
      onCodeChange={setCurrency}
    />
  )
}
