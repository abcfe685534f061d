import { useTranslation } from 'react-i18next'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { FactList } from '@/shared/detail/FactList'
import { formatList } from '@/shared/format/lists'
import { useLocale } from '@/shared/texts/useLocale'
import { ExternalLink } from '@/shared/detail/ExternalLink'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import type { InstituteSummary } from './types'

/** The facts of an institute. Unknown facts are shown as unknown. */
export function InstituteFacts({ institute }: { readonly institute: InstituteSummary }) {
  const { t } = useTranslation()
  const labels = useCourseLabels()
  const { tag } = useLocale()
  const { established, country, website, tcf_ranking, ranking_source } = institute
  const websiteUrl = parseExternalUrl(website)
  const rank = tcf_ranking === null ? null : formatList([labels.getRanking(institute), ranking_source], tag)
  return (
    <FactList
      facts={[
        { label: t('facts.type'), value: labels.getInstituteType(institute) },
        { label: t('facts.sector'), value: labels.getSector(institute) },
        { label: t('facts.established'), value: established },
        { label: t('facts.country'), value: <bdi>{labels.getCountry(country)}</bdi> },
        { label: t('facts.ranking'), value: rank },
        { label: t('facts.website'), value: websiteUrl === undefined ? null : <ExternalLink href={websiteUrl.href}>{websiteUrl.host}</ExternalLink> },
      ]}
    />
  )
}
