import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { sessionQuery } from '@/shared/account/session'
import { fetchClient } from '@/shared/api/client'
import { useMessage } from '@/shared/forms/useMessage'
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

/** Changes the email address. The server mails a code to the new address, and the code confirms the change. */
export function EmailChange({ onDone }: EmailChangeProps) {
  const { t } = useTranslation('account')
  const { language } = useLocale()
  const translate = useMessage()
  const queries = useQueryClient()
  const userId = useStore(accountStore)?.userId ?? 0
  const session = useQuery(sessionQuery())
  const [newEmail, setNewEmail] = useState<string>()
  if (newEmail === undefined) {
    return (
      <InlineForm
        key="address"
        lead={t('access.emailLead')}
        fields={[
          { name: 'email', label: t('access.newEmail'), type: 'email', autoComplete: 'email' },
          { name: 'current_password', label: t('access.currentPassword'), type: 'password', autoComplete: 'current-password' },
        ]}
        submitText={t('access.sendCode')}
        cancelText={t('access.cancel')}
        findProblems={({ email, current_password }) => ({ email: findProblems('check_email', { email_address: email.trim() }).email_address, ...findMissingPassword(current_password) })}
        onSubmit={async ({ email, current_password }) => {
          await fetchClient.POST('/api/account/email', { body: { email: email.trim(), current_password, language } })
          setNewEmail(email.trim())
        }}
        onCancel={onDone}
      />
    )
  }
  return (
    <InlineForm
      key="code"
      lead={t('code.lead', { email: newEmail })}
      note={session.data?.local_mailbox === true ? t('code.local') : undefined}
      fields={[{ name: 'code', label: t('code.label'), type: 'text', autoComplete: 'one-time-code' }]}
      submitText={t('code.submit')}
      cancelText={t('access.cancel')}
      findProblems={({ code }) => ({ code: findProblems('code', { otp: code.trim() }).otp })}
      onSubmit={async ({ code }) => {
        await fetchClient.POST('/api/account/email/confirm', { body: { code: code.trim() } })
        onDone()
        toastStore.set({ text: translate('Successfully updated.'), tone: 'success' })
        await Promise.all([queries.invalidateQueries({ queryKey: profileQuery(userId).queryKey }), queries.invalidateQueries({ queryKey: sessionQuery().queryKey })])
      }}
      onCancel={onDone}
    />
  )
}
