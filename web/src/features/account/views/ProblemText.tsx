import forms from '@/shared/forms/forms.module.css'

/** The text of a failed request. Screen readers announce the text. */
export function ProblemText({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <p className={forms.error} role="alert">
      {text}
    </p>
  )
}
