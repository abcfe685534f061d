import '@/shared/texts/account/addAccountTexts'
import { useCurrentPerson } from '@/shared/account/useCurrentPerson'
import { EnquiryForm } from '@/shared/forms/EnquiryForm'

/**
 * The form Need Assistance, which needs no account. For a signed-in person, the form appears after
 * the values that prefill it have loaded. If the account changes, for example in another tab, the
 * form starts again.
 */
export default function FeedbackForm({ onClose }: { readonly onClose: () => void }) {
  const { userId, isLoading, person } = useCurrentPerson()
  if (isLoading) return null
  return <EnquiryForm key={userId} dialog={{ form: 'need_assistance', course: undefined }} person={person} onClose={onClose} />
}
