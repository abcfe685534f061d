import { useTranslation } from 'react-i18next'
import classes from './ReplaceConfirmation.module.css'

interface ConsentProps {
  /** What would be removed, in a sentence. */
  readonly words: string
  readonly keep: string
  readonly onAgree: () => void
  readonly onKeep: () => void
}

/** What is wanted takes the place of what is chosen: it waits until that is agreed to. */
export function Consent({ words, keep, onAgree, onKeep }: ConsentProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.consent} role="alert">
      <p>{words}</p>
      <button type="button" className={classes.agree} onClick={onAgree}>
        {t('place.replace')}
      </button>
      <button type="button" className={classes.keep} onClick={onKeep}>
        {keep}
      </button>
    </div>
  )
}
