import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setAccount } from '@/shared/account/accountStore'
import { toApiProblem } from '@/shared/api/problem'
import { useMessage } from '@/shared/forms/useMessage'

const SIGNED_OUT = 401
const SERVER_ERROR = 500

/**
 * Runs a request that changes data, and keeps the texts of its problem. A person whose session has ended becomes a visitor, so
 * that the guard of the page asks them to sign in.
 */
export function useChange() {
  const { t } = useTranslation('account')
  const translate = useMessage()
  const [problem, setProblem] = useState('')
  /** The texts under the fields. */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isRunning, setRunning] = useState(false)
  /** Returns whether the request succeeded. */
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setRunning(true)
    setProblem('')
    setErrors({})
    let isDone = false
    try {
      await change()
      isDone = true
    } catch (error) {
      const { status = SERVER_ERROR, message, fields } = toApiProblem(error)
      if (fields.length > 0) setErrors(Object.fromEntries(fields.map(({ field, reason }) => [field, reason])))
      if (status === SIGNED_OUT && fields.length === 0) setAccount(undefined)
      else setProblem(status >= SERVER_ERROR ? t('toast.failed') : translate(message))
    }
    setRunning(false)
    return isDone
  }
  return { problem, errors, isRunning, setErrors, run }
}
