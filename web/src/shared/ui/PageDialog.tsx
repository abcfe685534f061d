import '@mantine/core/styles/Modal.layer.css'
import { CloseButton, getDefaultZIndex, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '@/shared/routing/useBackCloses'
import { MOTION_MS } from '@/shared/theme/tokens'
import classes from './PageDialog.module.css'

interface PageDialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly id?: string | undefined
  /** Whether the dialog has no close button, and stays open on Escape, on Back and on a click outside. */
  readonly isRequired?: boolean
  /** Whether the dialog is wide enough for a list of cards. Other dialogs can open above a wide dialog. */
  readonly isWide?: boolean
  /** Whether another dialog is open above this dialog. Escape then does not close this dialog. */
  readonly isBeneath?: boolean
  readonly onClose: () => void
  /** The dialog calls this function after its closing animation. The function must restore the focus. */
  readonly onClosed: () => void
  readonly children: ReactNode
}

export function PageDialog({ id, title, isOpen, isRequired = false, isWide = false, isBeneath = false, onClose, onClosed, children }: PageDialogProps) {
  const { t } = useTranslation()
  useBackCloses(isOpen && !isRequired, onClose)
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      centered
      size={isWide ? '62rem' : '30rem'}
      zIndex={getDefaultZIndex('modal') - (isWide ? 1 : 0)}
      {...(id === undefined ? {} : { id })}
      closeOnEscape={!isBeneath && !isRequired}
      closeOnClickOutside={!isRequired}
      classNames={{ content: classes.content, title: classes.title }}
      transitionProps={{ duration: MOTION_MS }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          {!isRequired && <CloseButton size="var(--control)" iconSize="1.25rem" aria-label={t('site.closeDialog')} onClick={onClose} />}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
