import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'

interface ResendButtonProps {
  /** The time at which the last code was sent, in milliseconds since 1970. */
  readonly sentAt: number
  readonly isDisabled: boolean
  readonly onResend: () => void
}

/** A new code can be requested after this time (specification, section 9). */
const RESEND_AFTER_MS = 60_000

/** Requests a new code. In the first minute, the button is replaced by the remaining time. */
export function ResendButton({ sentAt, isDisabled, onResend }: ResendButtonProps) {
  const { t } = useTranslation('account')
  const remaining = useRemainingSeconds(sentAt + RESEND_AFTER_MS)
  if (remaining > 0) return <span className={forms.note}>{t('code.wait', { time: `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, '0')}` })}</span>
  return (
    <button type="button" className={controls.second} disabled={isDisabled} onClick={onResend}>
      {t('code.resend')}
    </button>
  )
}

/**
 * Returns the seconds until `end`, a time in milliseconds since 1970. Returns 0 after that time.
 */
function useRemainingSeconds(end: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((end - now) / 1000))
}
