import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { ResendButton } from '@/shared/account/ResendButton'
import { sessionQuery } from '@/shared/account/session'
import { fetchClient } from '@/shared/api/client'
import { convertDigits } from '@/shared/forms/prepareValues'
import { useMessage } from '@/shared/forms/useMessage'
import { useSubmission } from '@/shared/forms/useSubmission'
import { findProblems } from '@/shared/forms/validation'
import { useStore } from '@/shared/state/store'
import { useLocale } from '@/shared/texts/useLocale'
import { toastStore } from '@/shared/toast/toastStore'
import { profileQuery } from '../queries/profile'
import { InlineForm } from './InlineForm'
import { findMissingPassword } from './missingPassword'

interface EmailChangeProps {
  readonly onDone: () => void
}

/**
 * The new address with the password that allows the change. The password is only kept in memory. It
 * is needed to request another code.
 */
interface RequestedChange {
  readonly email: string
  readonly current_password: string
  readonly sentAt: number
}

/** Changes the email address. The server mails a code to the new address, and the code confirms the change. */
export function EmailChange({ onDone }: EmailChangeProps) {
  const { t } = useTranslation('account')
  const { language } = useLocale()
  const [requested, setRequested] = useState<RequestedChange>()
  const requestCode = async (email: string, current_password: string) => {
    await fetchClient.POST('/api/account/email', { body: { email, current_password, language } })
    setRequested({ email, current_password, sentAt: Date.now() })
  }
  if (requested) return <NewEmailCode requested={requested} onResend={() => requestCode(requested.email, requested.current_password)} onDone={onDone} />
  return (
    <InlineForm
      lead={t('access.emailLead')}
      fields={[
        { name: 'email', label: t('access.newEmail'), type: 'email', autoComplete: 'email' },
        { name: 'current_password', label: t('access.currentPassword'), type: 'password', autoComplete: 'current-password' },
      ]}
      submitText={t('access.sendCode')}
      cancelText={t('access.cancel')}
      findProblems={({ email, current_password }) => ({ email: findProblems('check_email', { email_address: email.trim() }).email_address, ...findMissingPassword(current_password) })}
      onSubmit={({ email, current_password }) => requestCode(email.trim(), current_password)}
      onCancel={onDone}
    />
  )
}

interface NewEmailCodeProps extends EmailChangeProps {
  readonly requested: RequestedChange
  readonly onResend: () => Promise<void>
}

/** Asks for the code that the new address has received. */
function NewEmailCode({ requested, onResend, onDone }: NewEmailCodeProps) {
  const { t } = useTranslation('account')
  const translate = useMessage()
  const queries = useQueryClient()
  const userId = useStore(accountStore)?.userId ?? 0
  const session = useQuery(sessionQuery())
  const resending = useSubmission({ failure: t('signUp.failed') })
  const [isResent, setIsResent] = useState(false)
  const resend = async () => {
    setIsResent(false)
    setIsResent(await resending.run(onResend))
  }
  return (
    <InlineForm
      lead={t('code.lead', { email: requested.email })}
      note={session.data?.local_mailbox === true ? t('code.local') : undefined}
      fields={[{ name: 'code', label: t('code.label'), type: 'text', autoComplete: 'one-time-code' }]}
      submitText={t('code.submit')}
      cancelText={t('access.cancel')}
      findProblems={({ code }) => ({ code: findProblems('code', { otp: convertDigits(code.trim()) }).otp })}
      onSubmit={async ({ code }) => {
        await fetchClient.POST('/api/account/email/confirm', { body: { code: convertDigits(code.trim()) } })
        onDone()
        toastStore.set({ text: translate('Successfully updated.'), tone: 'success', isBrief: true })
        await Promise.all([queries.invalidateQueries({ queryKey: profileQuery(userId).queryKey }), queries.invalidateQueries({ queryKey: sessionQuery().queryKey })])
      }}
      onCancel={onDone}
    >
      <ResendButton sentAt={requested.sentAt} isDisabled={resending.isSending} onResend={() => void resend()} />
      <p role="status">{isResent ? t('code.resent') : translate(resending.problem)}</p>
    </InlineForm>
  )
}
