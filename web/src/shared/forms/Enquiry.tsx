import '@/shared/texts/account/addAccountTexts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentPerson } from '@/shared/account/useCurrentPerson'
import type { DialogForm, FormDialog } from '@/shared/overlays/overlay'
import controls from '@/shared/ui/controls.module.css'
import { EnquiryForm } from './EnquiryForm'
import { LAYOUTS } from './layouts'
import classes from './forms.module.css'

interface EnquiryProps {
  readonly dialog: FormDialog
  readonly onClose: () => void
}

/**
 * An enquiry form, and its confirmation after it was sent. For a signed-in person, the form appears
 * after the values that prefill it have loaded or failed to load. If the account changes, for example
 * in another tab, the form starts again. The confirmation stays.
 */
export default function Enquiry({ dialog, onClose }: EnquiryProps) {
  const loading = useTranslation().t('filters.loading')
  const { userId, isLoading, person } = useCurrentPerson()
  const [isSent, setSent] = useState(false)
  if (isSent) return <Confirmation form={dialog.form} onClose={onClose} />
  if (isLoading) return <p role="status">{loading}</p>
  return <EnquiryForm key={userId} dialog={dialog} person={person} onClose={onClose} onSent={() => setSent(true)} />
}

function Confirmation({ form, onClose }: { readonly form: DialogForm; readonly onClose: () => void }) {
  const { t } = useTranslation('account')
  const { closesAfterMs, success } = LAYOUTS[form]
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (closesAfterMs === undefined) return undefined
    const timer = setTimeout(() => close(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [closesAfterMs])
  return (
    <div className={classes.done}>
      <p role="status">{t(`success.${success}`)}</p>
      <button type="button" className={controls.second} onClick={onClose} data-autofocus>
        {t('form.close')}
      </button>
    </div>
  )
}
