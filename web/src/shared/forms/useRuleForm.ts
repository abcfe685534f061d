import { useState } from 'react'
import type { FieldProblem } from '@/shared/api/problem'
import { readDraft, removeDraft, storeDraft } from './drafts'
import { getFields, type FormName } from './formTable'
import { findLiveProblem, findProblems, type FormValues } from './validation'

export interface RuleForm {
  readonly values: FormValues
  /** The error texts, by field. */
  readonly errors: FormValues
  /**
   * The number of attempts to submit the form with invalid values. When this number changes, the
   * error summary gets the focus.
   */
  readonly attempts: number
  readonly change: (changes: FormValues) => void
  readonly blur: (key: string) => void
  /**
   * Returns the values to send. If some are invalid, shows their error texts and returns undefined.
   */
  readonly validate: () => FormValues | undefined
  readonly showProblems: (problems: readonly FieldProblem[]) => void
  readonly reset: (values: FormValues) => void
}

const isSecret = (form: FormName, key: string) => getFields(form).some((field) => field.key === key && field.is_secret === true)

/**
 * The state of a form whose rules are in `forms.json`. Typed values, except secrets, stay after
 * closing the dialog and after a reload. Values of `prefill` are not stored, because the profile may
 * change. `prepare` converts the typed values to the values that are checked and sent.
 */
export function useRuleForm(form: FormName, prefill: FormValues, prepare: (values: FormValues) => FormValues): RuleForm {
  const [values, setValues] = useState<FormValues>(() => ({ ...prefill, ...readDraft(form) }))
  const [errors, setErrors] = useState<FormValues>({})
  const [attempts, setAttempts] = useState(0)
  const showErrors = (problems: FormValues) => {
    setErrors(problems)
    if (Object.keys(problems).length > 0) setAttempts((count) => count + 1)
  }
  return {
    values,
    errors,
    attempts,
    change: (changes) => {
      const keys = Object.keys(changes)
      setValues({ ...values, ...changes })
      setErrors(omit(errors, keys))
      storeDraft(form, { ...readDraft(form), ...omit(changes, keys.filter((key) => isSecret(form, key))) })
    },
    blur: (key) => {
      const problem = findLiveProblem(form, key, prepare(values))
      if (problem !== undefined) setErrors({ ...errors, [key]: problem })
    },
    validate: () => {
      const sent = prepare(values)
      // The server takes the user id from the session, so the form does not check it.
      const problems = omit(findProblems(form, sent), ['user_id'])
      showErrors(problems)
      return Object.keys(problems).length === 0 ? sent : undefined
    },
    showProblems: (problems) => showErrors(Object.fromEntries(problems.map(({ field, reason }) => [field === 'email' ? 'email_address' : field, reason]))),
    reset: (next) => {
      removeDraft(form)
      setValues(next)
      setErrors({})
    },
  }
}

function omit(values: FormValues, keys: readonly string[]): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))
}
