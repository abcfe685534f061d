import { IconUser } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { openSignIn } from '@/shared/overlays/overlayStore'
import { useStore } from '@/shared/state/store'
import { OptionalPart } from '@/shared/ui/OptionalPart'
import controls from '@/shared/ui/controls.module.css'

const AccountMenu = lazy(() => import('@/shared/account/AccountMenu'))

/** The login button, and the account menu of a signed-in person. */
export function HeaderAccount() {
  const { t } = useTranslation()
  const account = useStore(accountStore)
  if (account) {
    return (
      <OptionalPart>
        <AccountMenu />
      </OptionalPart>
    )
  }
  return (
    <button type="button" className={controls.quiet} aria-label={t('action.login')} title={t('action.login')} onClick={() => openSignIn('signIn')}>
      <IconUser size={20} stroke={1.6} aria-hidden />
    </button>
  )
}
