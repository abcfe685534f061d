import '@mantine/core/styles/Modal.layer.css'
import { CloseButton, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOTION_MS } from '@/shared/theme/tokens'
import classes from './PageDialog.module.css'

interface PageDialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** As wide as a list of cards needs. */
  readonly isWide?: boolean
  /** Another dialog lies over it, and takes the keys. */
  readonly isBeneath?: boolean
  readonly onClose: () => void
  /** It has closed and faded; the focus is to be given back. */
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** Just under the kit's own height for dialogs, and over everything of the page. */
const UNDER_OTHERS = 199

/** A dialog over the page, which keeps the focus while it is open. */
export function PageDialog({ title, isOpen, isWide = false, isBeneath = false, onClose, onClosed, children }: PageDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      centered
      size={isWide ? '62rem' : '30rem'}
      zIndex={isWide ? UNDER_OTHERS : undefined}
      closeOnEscape={!isBeneath}
      classNames={{ content: classes.content, title: classes.title }}
      transitionProps={{ duration: MOTION_MS }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <CloseButton size="var(--control)" iconSize="1.25rem" aria-label={t('site.closeDialog')} onClick={onClose} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
