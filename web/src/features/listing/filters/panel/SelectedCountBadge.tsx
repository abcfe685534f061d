import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import classes from './SelectedCountBadge.module.css'

/** The number of selected values. */
export function SelectedCountBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  return (
    <span className={classes.badge}>
      {formatCount(count, tag)} <VisuallyHidden>{t('filters.selected')}</VisuallyHidden>
    </span>
  )
}
