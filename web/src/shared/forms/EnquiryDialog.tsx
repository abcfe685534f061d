import '@/shared/texts/account/addAccountTexts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { sessionQuery } from '@/shared/account/session'
import type { FormDialog } from '@/shared/overlays/overlay'
import { useStore } from '@/shared/state/store'
import { PageDialog } from '@/shared/ui/PageDialog'
import { EnquiryForm } from './EnquiryForm'

interface EnquiryDialogProps {
  readonly dialog: FormDialog
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/**
 * A form in a dialog. For a signed-in person, the form appears after the values that prefill it
 * have loaded.
 */
export default function EnquiryDialog({ dialog, isOpen, onClose, onClosed }: EnquiryDialogProps) {
  const { t } = useTranslation('account')
  const loading = useTranslation().t('filters.loading')
  const account = useStore(accountStore)
  const session = useQuery({ ...sessionQuery(), enabled: account !== undefined })
  return (
    <PageDialog id={dialog.form === 'apply' ? 'applyModal' : undefined} title={t(`titles.${dialog.form}`)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      {account !== undefined && session.isPending ? <p role="status">{loading}</p> : <EnquiryForm dialog={dialog} person={session.data?.person ?? undefined} onClose={onClose} />}
    </PageDialog>
  )
}
