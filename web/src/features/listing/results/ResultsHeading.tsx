import { useTranslation } from 'react-i18next'
import classes from './ResultsHeading.module.css'

interface ResultsHeadingProps {
  readonly words: string
  /** Nothing says yet what the visitor wants to study. */
  readonly isUndecided: boolean
}

/** How many courses there are, as the page's heading. */
export function ResultsHeading({ words, isUndecided }: ResultsHeadingProps) {
  const { t } = useTranslation()
  return (
    <div>
      <h1 className={classes.heading}>{words}</h1>
      {isUndecided && <p className={classes.hint}>{t('results.selectDiscipline')}</p>}
    </div>
  )
}
