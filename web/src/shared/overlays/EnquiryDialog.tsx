import '@/shared/texts/account/addAccountTexts'
import { useTranslation } from 'react-i18next'
import Enquiry from '@/shared/forms/Enquiry'
import { PageDialog } from '@/shared/ui/PageDialog'
import type { FormDialog } from './overlay'

interface EnquiryDialogProps {
  readonly dialog: FormDialog
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** An enquiry form in a dialog. */
export default function EnquiryDialog({ dialog, isOpen, onClose, onClosed }: EnquiryDialogProps) {
  const { t } = useTranslation('account')
  return (
    <PageDialog id={dialog.form === 'apply' ? 'applyModal' : undefined} title={t(`titles.${dialog.form}`)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <Enquiry dialog={dialog} onClose={onClose} />
    </PageDialog>
  )
}
