import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { remindersQuery } from '@/shared/account/following/reminders'
import { openSignIn } from '@/shared/overlays/overlayStore'
import { useStore } from '@/shared/state/store'
import controls from '@/shared/ui/controls.module.css'
import type { ScholarshipDetail } from '../views/types'

/**
 * A button that sets a mail reminder before the deadline, or removes it. A visitor signs in first.
 */
export function ReminderButton({ scholarship: { id, name } }: { readonly scholarship: Pick<ScholarshipDetail, 'id' | 'name'> }) {
  const { t } = useTranslation('scholarship')
  const queries = useQueryClient()
  const isSignedIn = useStore(accountStore) !== undefined
  const { data } = useQuery({ ...remindersQuery(), enabled: isSignedIn })
  const isReminded = isSignedIn && (data?.results.some((each) => each.id === id) ?? false)
  const change = () => {
    if (isSignedIn) void import('@/shared/account/following/reminder').then(({ changeReminder }) => changeReminder(queries, { id, name }, !isReminded))
    else openSignIn('remind', name, { kind: 'remind', scholarship: { id, name } })
  }
  return (
    <button type="button" className={controls.second} onClick={change}>
      {t(isReminded ? 'unremind' : 'remind')}
    </button>
  )
}
