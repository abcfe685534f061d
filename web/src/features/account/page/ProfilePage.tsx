import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { useStore } from '@/shared/state/store'
import { OwnData } from '../profile/OwnData'
import { ProfileForm } from '../profile/ProfileForm'
import { Sessions } from '../profile/Sessions'
import { SignInDetails } from '../profile/SignInDetails'
import { profileQuery } from '../queries/profile'
import { AccountPage } from './AccountPage'
import { Guard } from './Guard'
import { LoadFailure } from './LoadFailure'

export function ProfilePage() {
  const { t } = useTranslation('account')
  return (
    <Guard>
      <AccountPage title={t('profile.title')}>
        <OwnProfile />
        <SignInDetails />
        <Sessions />
        <OwnData />
      </AccountPage>
    </Guard>
  )
}

function OwnProfile() {
  const { t } = useTranslation('account')
  const loading = useTranslation().t('filters.loading')
  const userId = useStore(accountStore)?.userId ?? 0
  const { data, error, refetch } = useQuery({ ...profileQuery(userId), enabled: userId > 0 })
  if (error) return <LoadFailure title={t('profile.failed')} error={error} onRetry={refetch} />
  return data ? <ProfileForm key={data.photo} profile={data} /> : <p role="status">{loading}</p>
}
