import '@/shared/texts/account/addAccountTexts'
import { useQuery } from '@tanstack/react-query'
import { accountStore } from '@/shared/account/accountStore'
import { sessionQuery } from '@/shared/account/session'
import { EnquiryForm } from '@/shared/forms/EnquiryForm'
import { useStore } from '@/shared/state/store'

/**
 * The form Need Assistance, which needs no account. For a signed-in person, the form appears after
 * the values that prefill it have loaded.
 */
export default function FeedbackForm({ onClose }: { readonly onClose: () => void }) {
  const account = useStore(accountStore)
  const session = useQuery({ ...sessionQuery(), enabled: account !== undefined })
  if (account !== undefined && session.isPending) return null
  return <EnquiryForm dialog={{ form: 'need_assistance', course: undefined }} person={session.data?.person ?? undefined} onClose={onClose} />
}
