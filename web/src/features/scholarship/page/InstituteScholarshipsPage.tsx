import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PATHS } from '@/shared/routing/paths'
import { scholarshipSearchQuery } from '../queries/scholarships'
import { buildFilters, parseScholarshipUrl } from '../state/scholarshipUrl'
import { PageHead, ScholarshipFrame } from './ScholarshipFrame'
import { SearchSection } from './SearchSection'

/**
 * The scholarships of institutes. The URL key `institute` selects the institutes. If only one
 * institute is selected, the title contains its name.
 */
export function InstituteScholarshipsPage() {
  const { t } = useTranslation('scholarship')
  const search = parseScholarshipUrl(useSearchParams()[0])
  const { data } = useQuery(scholarshipSearchQuery(buildFilters(search), search.page))
  const [slug, ...others] = search.selected.institutes
  const name = others.length === 0 ? data?.facets.institutes.find((each) => each.slug === slug)?.name : undefined
  const title = name === undefined ? t('atInstitutes') : t('atInstitute', { name })
  return (
    <ScholarshipFrame title={title} parents={[{ name: t('title'), href: PATHS.scholarships }]}>
      <PageHead title={title} lead={t('atInstitutesLead')} />
      <SearchSection />
    </ScholarshipFrame>
  )
}
