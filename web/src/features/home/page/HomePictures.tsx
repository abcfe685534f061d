import '@/shared/texts/bundles/addUniversityTexts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMoney } from '@/shared/money/useMoney'
import { useNames } from '@/shared/names/useNames'
import { getListStatus } from '@/shared/options/listStatus'
import { FeeSpreads } from '@/shared/pictures/FeeSpreads'
import { IntakeBars } from '@/shared/pictures/IntakeBars'
import { catalogueOverviewQuery } from '../queries/catalogueOverview'
import { Section, SectionContent } from '../views/Section'

/**
 * The costs per year by country, and the months in which courses start. The figures are of the
 * whole catalogue.
 */
export default function HomePictures() {
  const { t } = useTranslation('university')
  const { money } = useMoney()
  const { getName } = useNames()
  const query = useQuery(catalogueOverviewQuery())
  const { fees = [], intakes = [] } = query.data ?? {}
  const status = getListStatus(query)
  const onRetry = () => void query.refetch()
  return (
    <>
      <Section title={t('places.cost')} lead={t('places.costLead')}>
        <SectionContent status={status} isEmpty={fees.length === 0} onRetry={onRetry} height="30rem">
          <FeeSpreads spreads={fees} groupLabel={t('places.costByCountry')} getGroupName={(country) => getName('countries', country)} money={money} />
        </SectionContent>
      </Section>
      <Section title={t('places.starts')}>
        <SectionContent status={status} isEmpty={intakes.every(({ course_count }) => course_count === 0)} onRetry={onRetry} height="8rem">
          <IntakeBars intakes={intakes} />
        </SectionContent>
      </Section>
    </>
  )
}
