import { useTranslation } from 'react-i18next'
import { PageHead, ScholarshipFrame } from './ScholarshipFrame'
import { SearchSection } from './SearchSection'

/** The scholarship search with its filters. */
export function ScholarshipsPage() {
  const { t } = useTranslation('scholarship')
  return (
    <ScholarshipFrame title={t('title')}>
      <PageHead title={t('title')} lead={t('lead')} />
      <SearchSection />
    </ScholarshipFrame>
  )
}
