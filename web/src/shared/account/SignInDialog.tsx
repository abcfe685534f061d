import '@/shared/texts/bundles/addDialogTexts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isolateDirection } from '@/shared/format/direction'
import { PageDialog } from '@/shared/ui/PageDialog'
import type { SignInReason } from './signInReasons'
import classes from './SignInDialog.module.css'

interface SignInDialogProps {
  readonly reason: SignInReason
  /** The name of the course, if the action concerns one. */
  readonly course: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** Explains why an action needs an account. Accounts do not exist yet, so no password is requested. */
export default function SignInDialog({ reason, course, isOpen, onClose, onClosed }: SignInDialogProps) {
  const { t } = useTranslation()
  return (
    <PageDialog title={t('signIn.title')} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <div className={classes.body}>
        {course !== undefined && <p className={classes.course}>{isolateDirection(course)}</p>}
        <p>{t(`signIn.${reason}`)}</p>
        <p className={classes.later}>{t('signIn.later')}</p>
        <Button onClick={onClose} data-autofocus>
          {t('signIn.close')}
        </Button>
      </div>
    </PageDialog>
  )
}
