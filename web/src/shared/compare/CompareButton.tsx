import { IconArrowsDiff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import classes from './CompareButton.module.css'

interface CompareButtonProps {
  readonly count: number
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A button that opens or closes the drawer, and shows the number of selected courses. */
export function CompareButton({ count, isOpen, onToggle }: CompareButtonProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className={classes.button} aria-expanded={isOpen} onClick={onToggle}>
      <VisuallyHidden>{t('compare.open', { count })}</VisuallyHidden>
      <IconArrowsDiff size={20} stroke={1.6} aria-hidden />
      <span className={classes.word} aria-hidden>
        {t('compare.word')}
      </span>
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count}
        </span>
      )}
    </button>
  )
}
