import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchClient } from '@/shared/api/client'
import { findProblems } from '@/shared/forms/validation'
import { toastStore } from '@/shared/toast/toastStore'
import { sessionsQuery } from '../queries/profile'
import { InlineForm } from './InlineForm'
import { findMissingPassword } from './missingPassword'

/** Changes the password. The server ends all other sessions. */
export function PasswordChange({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  return (
    <InlineForm
      lead={t('access.passwordLead')}
      fields={[
        { name: 'current_password', label: t('access.currentPassword'), type: 'password', autoComplete: 'current-password' },
        { name: 'password', label: t('password.new'), type: 'password', autoComplete: 'new-password', help: t('help.confirm_password') },
      ]}
      submitText={t('password.save')}
      cancelText={t('access.cancel')}
      findProblems={({ current_password, password }) => ({ ...findMissingPassword(current_password), password: findProblems('registration', { confirm_password: password }).confirm_password })}
      onSubmit={async (body) => {
        await fetchClient.POST('/api/account/password', { body })
        onDone()
        toastStore.set({ text: t('password.saved'), tone: 'success' })
        await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey })
      }}
      onCancel={onDone}
    />
  )
}
