import { useMessage } from './useMessage'
import classes from './forms.module.css'

/** The text of a failed request. Screen readers announce the text. */
export function ProblemText({ text }: { readonly text: string }) {
  const translate = useMessage()
  if (text === '') return null
  return (
    <p className={classes.error} role="alert">
      {translate(text)}
    </p>
  )
}
