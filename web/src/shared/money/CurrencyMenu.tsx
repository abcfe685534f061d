import { IconChevronDown, IconCoins } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListStatus } from '@/shared/options/options'
import { usePopup } from '@/shared/overlays/usePopup'
import type { Currency } from './money'
import classes from './CurrencyMenu.module.css'

const CurrencyList = lazy(() => import('./CurrencyList'))

interface CurrencyMenuProps {
  /** The code of the selected currency. Empty if each fee has its own currency. */
  readonly code: string
  readonly currencies: readonly Currency[]
  readonly status: ListStatus
  readonly onRetry: () => void
  readonly onCodeChange: (code: string) => void
}

/** A button with the selected currency. The button opens the list of currencies below the header. */
export function CurrencyMenu({ code, currencies, status, onRetry, onCodeChange }: CurrencyMenuProps) {
  const { t } = useTranslation()
  const { isOpen, setOpen, close, root, button, onKeyDown } = usePopup()
  return (
    <div ref={root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={t('currency.button', { code: code === '' ? t('currency.default') : code })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-selected={code !== '' || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconCoins className={classes.icon} size={20} stroke={1.6} aria-hidden />
        <span className={classes.text}>{code === '' ? t('currency.label') : code}</span>
        <IconChevronDown className={classes.arrow} size={14} stroke={2} aria-hidden />
      </button>
      {isOpen && (
        <div className={classes.panel} role="dialog" aria-label={t('currency.label')}>
          <Suspense>
            <CurrencyList
              code={code}
              currencies={currencies}
              status={status}
              onRetry={onRetry}
              inputRef={(input) => input?.focus({ preventScroll: true })}
              onCodeChange={(next) => {
                close()
                onCodeChange(next)
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
