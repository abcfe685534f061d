import '@/shared/texts/account/addAccountTexts'
import { useTranslation } from 'react-i18next'
import { useCurrentPerson } from '@/shared/account/useCurrentPerson'
import type { FormDialog } from '@/shared/overlays/overlay'
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
 * have loaded. If the account changes, for example in another tab, the form starts again.
 */
export default function EnquiryDialog({ dialog, isOpen, onClose, onClosed }: EnquiryDialogProps) {
  const { t } = useTranslation('account')
  const loading = useTranslation().t('filters.loading')
  const { userId, isLoading, person } = useCurrentPerson()
  return (
    <PageDialog id={dialog.form === 'apply' ? 'applyModal' : undefined} title={t(`titles.${dialog.form}`)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      {isLoading ? <p role="status">{loading}</p> : <EnquiryForm key={userId} dialog={dialog} person={person} onClose={onClose} />}
    </PageDialog>
  )
}
