import { useTranslation } from 'react-i18next'
import classes from './ReplaceConfirmation.module.css'

interface ReplaceConfirmationProps {
  /** A sentence that names what would be removed. */
  readonly message: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before a new selection replaces an existing one. */
export function ReplaceConfirmation({ message, cancelLabel, onConfirm, onCancel }: ReplaceConfirmationProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.confirmation} role="alert">
      <p>{message}</p>
      <button type="button" className={classes.confirm} onClick={onConfirm}>
        {t('place.replace')}
      </button>
      <button type="button" className={classes.cancel} onClick={onCancel}>
        {cancelLabel}
      </button>
    </div>
  )
}
