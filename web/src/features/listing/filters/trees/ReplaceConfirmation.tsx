import { useTranslation } from 'react-i18next'
import classes from './ReplaceConfirmation.module.css'

interface ReplaceConfirmationProps {
  /** The text about the selection that would be removed. */
  readonly message: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation before a new selection replaces the existing selection. */
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
