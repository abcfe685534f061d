import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PATHS } from '@/shared/routing/paths'
import { Pagination } from '@/shared/pagination/Pagination'
import { focusResults } from '@/shared/ui/focusResults'
import { allScholarshipsQuery } from '../queries/scholarships'
import { formatScholarshipUrl, parseScholarshipUrl } from '../state/scholarshipUrl'
import { ScholarshipList } from '../views/ScholarshipList'
import { Loaded, PageHead, ScholarshipFrame } from './ScholarshipFrame'

/** All scholarships in pages, sorted by name. */
export function AllScholarshipsPage() {
  const { t } = useTranslation('scholarship')
  const [params, setParams] = useSearchParams()
  const search = parseScholarshipUrl(params)
  const query = useQuery(allScholarshipsQuery(search.page))
  const format = (page: number) => formatScholarshipUrl({ ...search, page }, params)
  const open = (page: number) => {
    setParams(format(page))
    focusResults()
  }
  return (
    <ScholarshipFrame title={t('all')} parents={[{ name: t('title'), href: PATHS.scholarships }]}>
      <PageHead title={t('all')} lead={t('allLead')} />
      <Loaded query={query}>
        {({ count, results, last_page }) => (
          <>
            <p role="status">{t('count', { count })}</p>
            <ScholarshipList scholarships={results} isStale={query.isPlaceholderData} />
            <Pagination current={search.page} last={last_page} buildHref={(page) => `?${format(page).toString()}`} onPage={open} onPrefetch={() => undefined} />
          </>
        )}
      </Loaded>
    </ScholarshipFrame>
  )
}
