import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setAccount } from '@/shared/account/accountStore'
import { toApiProblem, type FieldProblem } from '@/shared/api/problem'

const SIGNED_OUT = 401
const SERVER_ERROR = 500

interface SubmissionOptions {
  /** The error text if the server cannot be reached or fails. */
  readonly failure?: string
  /**
   * Shows the error texts of invalid fields. Without this function, these texts are in `errors`.
   */
  readonly showProblems?: (problems: readonly FieldProblem[]) => void
}

/**
 * Sends the request of a form, and keeps the error texts of a failed request. If the session has
 * ended, removes the stored account, so that `Guard` asks the person to sign in.
 */
export function useSubmission({ failure, showProblems }: SubmissionOptions = {}) {
  const { t } = useTranslation('account')
  /**
   * The error text above the form. A text of the server is English, a text of the site is
   * translated.
   */
  const [problem, setProblem] = useState('')
  /** The error texts by field. */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)
  const isRunning = useRef(false)
  const showError = (error: unknown) => {
    const { status = SERVER_ERROR, message, fields } = toApiProblem(error)
    const isShownByForm = showProblems !== undefined && fields.length > 0
    if (isShownByForm) showProblems(fields)
    else setErrors(Object.fromEntries(fields.map(({ field, reason }) => [field, reason])))
    if (!isShownByForm) setProblem(status >= SERVER_ERROR ? (failure ?? t('toast.failed')) : message)
    // A wrong password also has the status 401, but its error names the password field. The session
    // has not ended then.
    if (status === SIGNED_OUT && fields.length === 0) setAccount(undefined)
  }
  /**
   * Returns whether the request succeeded. While a request is running, another one is not sent, for
   * example after a double click.
   */
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setSending(true)
    setProblem('')
    setErrors({})
    try {
      await send()
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      isRunning.current = false
      setSending(false)
    }
  }
  return { problem, errors, isSending, setErrors, run }
}
