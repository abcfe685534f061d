import { useLocation } from 'react-router'
import { useMoney } from '@/shared/money/useMoney'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { openSignIn, openShare } from '@/shared/overlays/overlayStore'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { addCurrencyParam } from '@/shared/share/sharedPage'

interface SharedInstitute {
  readonly institute: { readonly slug: string; readonly institute_name: string }
  readonly campus?: { readonly slug: string; readonly name: string }
}

/** The currency and the actions that all pages of institutes need. */
export function useUniversityPage() {
  const { search } = useLocation()
  const { money } = useMoney()
  const currency = parseCurrency(new URLSearchParams(search))
  const actions = useCourseActions(money.currency)
  const share = ({ institute, campus }: SharedInstitute) =>
    openShare({
      key: 'university_details',
      params: addCurrencyParam({ slug: institute.slug, ...(campus ? { campus_slug: campus.slug } : {}) }, money.currency),
      title: campus?.name ?? institute.institute_name,
    })
  const follow = ({ institute_name }: SharedInstitute['institute']) => openSignIn('follow', institute_name)
  return { money, currency, actions, share, follow, month: new Date().getMonth() }
}
