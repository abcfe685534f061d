import { useTranslation } from 'react-i18next'
import classes from './pages.module.css'

/** The content of a page while its code loads. */
export function PagePlaceholder() {
  const { t } = useTranslation()
  return (
    <p className={classes.placeholder} role="status">
      {t('filters.loading')}
    </p>
  )
}
