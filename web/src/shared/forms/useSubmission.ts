import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setAccount } from '@/shared/account/accountStore'
import { toApiProblem, type FieldProblem } from '@/shared/api/problem'

const SIGNED_OUT = 401
const SERVER_ERROR = 500

interface SubmissionOptions {
  /** The text if the server cannot be reached or has an error. */
  readonly failure?: string
  /** Shows the texts of wrong fields. Without this function, `errors` has these texts. */
  readonly showProblems?: (problems: readonly FieldProblem[]) => void
}

/**
 * Sends the request of a form, and keeps the texts of its problem. A person whose session has ended becomes a visitor, so that
 * the guard of the page asks them to sign in.
 */
export function useSubmission({ failure, showProblems }: SubmissionOptions = {}) {
  const { t } = useTranslation('account')
  /** The text above the form, in English or translated. */
  const [problem, setProblem] = useState('')
  /** The texts under the fields. */
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setSending] = useState(false)
  const showError = (error: unknown) => {
    const { status = SERVER_ERROR, message, fields } = toApiProblem(error)
    const isShownByForm = showProblems !== undefined && fields.length > 0
    if (isShownByForm) showProblems(fields)
    else setErrors(Object.fromEntries(fields.map(({ field, reason }) => [field, reason])))
    if (!isShownByForm) setProblem(status >= SERVER_ERROR ? (failure ?? t('toast.failed')) : message)
    // A wrong password also has the status 401, but names its field.
    if (status === SIGNED_OUT && fields.length === 0) setAccount(undefined)
  }
  /** Returns whether the request succeeded. */
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
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
      setSending(false)
    }
  }
  return { problem, errors, isSending, setErrors, run }
}
