import { Button, CloseButton, Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '@/shared/routing/useBackCloses'
import { MOTION_MS } from '@/shared/theme/tokens'
import classes from './FiltersSheet.module.css'

interface FiltersSheetProps {
  readonly isOpen: boolean
  readonly resultCount: number | undefined
  readonly onClose: () => void
  readonly onReset: () => void
  readonly children: ReactNode
}

/** A sheet with the filters, for phones. The button that closes the sheet shows the number of matching courses. */
export default function FiltersSheet({ isOpen, resultCount, onClose, onReset, children }: FiltersSheetProps) {
  const { t } = useTranslation()
  useBackCloses(isOpen, onClose)
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="92%"
      classNames={{ content: classes.content, title: classes.title, body: classes.body }}
      transitionProps={{ duration: MOTION_MS }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title>{t('filters.title')}</Drawer.Title>
          <CloseButton size="var(--control)" iconSize="1.25rem" aria-label={t('filters.close')} onClick={onClose} />
        </div>
        <Drawer.Body>
          <div className={classes.boxes}>{children}</div>
          <div className={classes.foot}>
            <Button variant="default" size="md" onClick={onReset}>
              {t('filters.resetAll')}
            </Button>
            <Button size="md" className={classes.show} onClick={onClose}>
              {resultCount === undefined ? t('filters.showPending') : t('filters.show', { count: resultCount })}
            </Button>
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
