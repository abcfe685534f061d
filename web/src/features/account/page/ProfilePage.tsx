import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { useStore } from '@/shared/state/store'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'
import { profileQuery } from '../queries/profile'
import { AccountPage } from './AccountPage'
import { Guard } from './Guard'
import { ProfileForm } from './ProfileForm'
import { Sessions } from './Sessions'

export function ProfilePage() {
  const { t } = useTranslation('account')
  return (
    <Guard>
      <AccountPage title={t('profile.title')}>
        <OwnProfile />
        <Sessions />
      </AccountPage>
    </Guard>
  )
}

function OwnProfile() {
  const { t } = useTranslation('account')
  const loading = useTranslation().t('filters.loading')
  const userId = useStore(accountStore)?.userId ?? 0
  const { data, isError, refetch } = useQuery({ ...profileQuery(userId), enabled: userId > 0 })
  if (isError) {
    return (
      <Message title={t('profile.failed')} tone="danger">
        <button type="button" className={controls.second} onClick={() => void refetch()}>
          {t('shortlist.retry')}
        </button>
      </Message>
    )
  }
  return data ? <ProfileForm key={data.photo} profile={data} /> : <p role="status">{loading}</p>
}
