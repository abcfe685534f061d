import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { setAccount } from '@/shared/account/accountStore'
import { toApiProblem } from '@/shared/api/problem'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'

const SIGNED_OUT = 401

interface LoadFailureProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => unknown
}

/**
 * Shows an error in place of data that could not be loaded. If the session has ended, this
 * component removes the stored account, so that `Guard` asks the person to sign in.
 */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('account')
  const hasEnded = toApiProblem(error).status === SIGNED_OUT
  useEffect(() => {
    if (hasEnded) setAccount(undefined)
  }, [hasEnded])
  return (
    <Message title={title} tone="danger">
      <button type="button" className={controls.second} onClick={() => void onRetry()}>
        {t('shortlist.retry')}
      </button>
    </Message>
  )
}
