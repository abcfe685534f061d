import { useTranslation } from 'react-i18next'
import classes from './ReplaceConfirmation.module.css'

interface ReplaceConfirmationProps {
  /** The text that names the selection to be removed. */
  readonly message: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks the visitor to confirm that a new selection replaces the existing selection. */
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
