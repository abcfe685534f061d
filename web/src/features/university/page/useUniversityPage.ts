import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useMoney } from '@/shared/money/useMoney'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { openShare } from '@/shared/overlays/overlayStore'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { addCurrencyParam } from '@/shared/share/sharedPage'
import { buildInstituteShareTitle } from '@/shared/share/shareTitle'
import type { CampusLocation, InstituteSummary } from '../views/types'

interface SharedInstitute {
  readonly institute: Pick<InstituteSummary, 'slug' | 'institute_name' | 'country'>
  readonly campus?: Pick<CampusLocation, 'slug' | 'name' | 'city' | 'country'>
  readonly source: { readonly is_sample: boolean }
}

/** Returns the currency, the current month and the actions that several university pages need. */
export function useUniversityPage() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const { money } = useMoney()
  const currency = parseCurrency(new URLSearchParams(search))
  const actions = useCourseActions(money.currency)
  const share = ({ institute, campus, source }: SharedInstitute) => {
    const title = buildInstituteShareTitle(institute.institute_name, institute.country, campus)
    openShare({
      key: 'university_details',
      params: addCurrencyParam({ slug: institute.slug, ...(campus ? { campus_slug: campus.slug } : {}) }, money.currency),
      title: source.is_sample ? t('share.sample', { title }) : title,
    })
  }
  return { money, currency, actions, share, month: new Date().getMonth() }
}
