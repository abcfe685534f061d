import { Button, CloseButton, Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './FiltersSheet.module.css'

interface FiltersSheetProps {
  readonly isOpen: boolean
  readonly count: number | undefined
  readonly onClose: () => void
  readonly onReset: () => void
  readonly children: ReactNode
}

/** The filters on a phone: a sheet whose button says how many courses it leads back to. */
export function FiltersSheet({ isOpen, count, onClose, onReset, children }: FiltersSheetProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="92%"
      withCloseButton={false}
      aria-label={t('filters.title')}
      classNames={{ content: classes.content, body: classes.body }}
      transitionProps={{ duration: 160 }}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{t('filters.title')}</h2>
        <CloseButton size="2.75rem" iconSize="1.25rem" aria-label={t('filters.close')} onClick={onClose} data-autofocus />
      </div>
      <div className={classes.boxes}>{children}</div>
      <div className={classes.foot}>
        <Button variant="default" size="md" onClick={onReset}>
          {t('filters.resetAll')}
        </Button>
        <Button size="md" className={classes.show} onClick={onClose}>
          {count === undefined ? t('filters.showPending') : t('filters.show', { count })}
        </Button>
      </div>
    </Drawer>
  )
}
