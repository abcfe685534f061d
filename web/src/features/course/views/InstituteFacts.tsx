import { useTranslation } from 'react-i18next'
import { useCourseLabels } from '@/shared/course/useCourseLabels'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { FactList } from '@/shared/detail/FactList'
import { formatList } from '@/shared/format/lists'
import { translateInstitute } from '@/shared/texts/translateInstitute'
import { useLocale } from '@/shared/texts/useLocale'
import { ExternalLink } from '@/shared/detail/ExternalLink'
import type { CourseDetail } from './courseDetail'

export function InstituteFacts({ institute: given }: { readonly institute: CourseDetail['institute'] }) {
  const { t } = useTranslation()
  const { tag, language } = useLocale()
  const institute = translateInstitute(given, language)
  const { institute_name, established, country, website, tcf_ranking, ranking_source } = institute
  const labels = useCourseLabels()
  const websiteUrl = parseExternalUrl(website)
  const description = institute.institute_description ?? institute.institute_short_description
  return (
    <>
      {description !== null && <p dir="auto">{description}</p>}
      <FactList
        facts={[
          { label: t('facts.institute'), value: <bdi>{institute_name}</bdi> },
          { label: t('facts.type'), value: labels.getInstituteType(institute) },
          { label: t('facts.sector'), value: labels.getSector(institute) },
          { label: t('facts.established'), value: established },
          { label: t('facts.country'), value: <bdi>{labels.getCountry(country)}</bdi> },
          {
            label: t('facts.ranking'),
            value: tcf_ranking === null ? null : formatList([labels.getRanking(institute), ranking_source], tag),
          },
          { label: t('facts.website'), value: websiteUrl === undefined ? null : <ExternalLink href={websiteUrl.href}>{websiteUrl.host}</ExternalLink> },
        ]}
      />
    </>
  )
}
