import { useTranslation } from 'react-i18next'
import type { CountryQuestion } from './types'
import classes from './Questions.module.css'

/** Questions that open to show their answers. */
export function Questions({ questions }: { readonly questions: readonly CountryQuestion[] }) {
  const { t } = useTranslation('university')
  if (questions.length === 0) return <p className={classes.none}>{t('places.none')}</p>
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
