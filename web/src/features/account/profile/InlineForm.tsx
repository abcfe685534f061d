import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Field } from '@/shared/forms/Field'
import { ProblemText } from '@/shared/forms/ProblemText'
import { useSubmission } from '@/shared/forms/useSubmission'
import controls from '@/shared/ui/controls.module.css'
import forms from '@/shared/forms/forms.module.css'

interface InlineField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly type: 'email' | 'password' | 'text'
  readonly autoComplete: string
  readonly help?: string
}

interface InlineFormProps<Name extends string> {
  readonly lead: string
  readonly note?: string | undefined
  readonly fields: readonly InlineField<Name>[]
  readonly submitText: string
  readonly cancelText: string
  /** Returns the error texts by field, for values that the server would refuse. */
  readonly findProblems: (values: Readonly<Record<Name, string>>) => Readonly<Partial<Record<Name, string | undefined>>>
  /** Sends the values. Rejects with an ApiProblem. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<void>
  readonly onCancel: () => void
  /** Other content beside the buttons, such as another button. */
  readonly children?: ReactNode
}

/**
 * A short form that a button opens. When the form opens, the first field gets the focus. When errors
 * are shown, a field with an error gets the focus.
 */
export function InlineForm<Name extends string>({ lead, note, fields, submitText, cancelText, findProblems, onSubmit, onCancel, children }: InlineFormProps<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const { problem, errors, isSending, setErrors, run } = useSubmission()
  useEffect(() => {
    const wrong = form.current?.elements.namedItem(Object.keys(errors)[0] ?? '')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [errors])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const read = (name: Name) => {
      const value = sent.get(name)
      return typeof value === 'string' ? value : ''
    }
    const values = Object.fromEntries(fields.map(({ name }) => [name, read(name)])) as Record<Name, string>
    const problems: Record<string, string> = {}
    for (const [name, text] of Object.entries<string | undefined>(findProblems(values))) if (text !== undefined) problems[name] = text
    if (Object.keys(problems).length > 0) setErrors(problems)
    else void run(() => onSubmit(values))
  }
  return (
    <form ref={form} className={forms.form} onSubmit={submit} noValidate>
      <p>{lead}</p>
      {note !== undefined && <p className={forms.note}>{note}</p>}
      {fields.map(({ name, label, type, autoComplete, help }, index) => (
        <Field key={name} label={label} error={errors[name]} help={help}>
          {(control) => <input {...control} name={name} type={type} autoComplete={autoComplete} autoFocus={index === 0} dir={type === 'email' ? 'ltr' : undefined} />}
        </Field>
      ))}
      {fields.every(({ name }) => errors[name] === undefined) && <ProblemText text={problem} />}
      <div className={forms.actions}>
        <button type="submit" className={controls.strong} disabled={isSending}>
          {submitText}
        </button>
        <button type="button" className={controls.second} onClick={onCancel}>
          {cancelText}
        </button>
        {children}
      </div>
    </form>
  )
}
