import { IconCoins } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { Currency } from './money'
import classes from './CurrencySelect.module.css'

interface CurrencySelectProps {
  /** The code of the selected currency; empty for Default. */
  readonly code: string
  readonly currencies: readonly Currency[]
  readonly onCodeChange: (code: string) => void
}

/** Selects the currency of the fees. A native select covers the displayed code. */
export function CurrencySelect({ code, currencies, onCodeChange }: CurrencySelectProps) {
  const { t } = useTranslation()
  const id = useId()
  // Memoised, because the list is long and the header renders often.
  const options = useMemo(
    () =>
      currencies.map(({ code, description }) => (
        <option key={code} value={code}>
          {t('currency.option', { code, name: description })}
        </option>
      )),
    [currencies, t],
  )
  return (
    <div className={classes.currency} data-selected={code !== '' || undefined}>
      <VisuallyHidden>
        <label htmlFor={id}>{t('currency.label')}</label>
      </VisuallyHidden>
      <span className={classes.shown} aria-hidden>
        <IconCoins size={20} stroke={1.6} />
        {code}
      </span>
      <select id={id} className={classes.select} value={code} onChange={(event) => onCodeChange(event.currentTarget.value)}>
        <option value="">{t('currency.default')}</option>
        {options}
      </select>
    </div>
  )
}
