import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/Button'
import classes from './ListingPage.module.css'

interface FilterSidebarProps {
  readonly onReset: () => void
  readonly children: ReactNode
}

/** The filters beside the results on a wide screen. */
export function FilterSidebar({ onReset, children }: FilterSidebarProps) {
  const { t } = useTranslation()
  return (
    <aside className={classes.sidebar} aria-label={t('filters.label')}>
      <div className={classes.sidebarHead}>
        <h2 className={classes.sidebarTitle}>{t('filters.title')}</h2>
        <Button tone="text" onClick={onReset}>
          {t('filters.resetAll')}
        </Button>
      </div>
      {children}
    </aside>
  )
}
