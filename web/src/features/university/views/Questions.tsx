import type { CountryQuestion } from './types'
import classes from './Questions.module.css'

/** Questions that open to show their answers. */
export function Questions({ questions }: { readonly questions: readonly CountryQuestion[] }) {
  return (
    <div>
      {questions.map(({ id, language, question, answer }) => (
        <details key={id} className={classes.question} lang={language}>
          <summary className={classes.summary} dir="auto">
            {question}
          </summary>
          <p dir="auto">{answer}</p>
        </details>
      ))}
    </div>
  )
}
