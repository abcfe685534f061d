import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { parsePageNumber } from '@/shared/pagination/pageParameter'
import { buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import { categoryQuery, marketingCardsQuery } from '../queries/content'
import { translateField } from '@/shared/texts/translateField'
import { Cards } from '../views/Cards'
import { PageHead } from '../views/PageHead'
import { Pager } from '../views/Pager'
import { ContentFrame } from './ContentFrame'
import { SectionState } from './SectionState'

/** The number of advertisements on a page of the list, which the server fixes. */
const ADVERTS_PAGE_SIZE = 27

/** The list of the pages in the category `what-is-interesting`. */
export function InterestingListPage() {
  const { t } = useTranslation('content')
  const { language } = useLocale()
  return (
    <ContentFrame title={t('interesting.title')}>
      <PageHead title={t('interesting.title')} lead={t('interesting.lead')} />
      <SectionState query={useQuery(categoryQuery('what-is-interesting'))}>
        {({ results }) => (
          <Cards
            cards={results.map((page) => ({
              key: page.id,
              href: `${PATHS.What_is_interesting}/${page.slug}`,
              title: translateField(page, 'heading', language),
              text: translateField(page, 'summary', language),
            }))}
          />
        )}
      </SectionState>
    </ContentFrame>
  )
}

/** The list of the advertisements. */
export function MarketingPage() {
  const { t } = useTranslation('content')
  const current = parsePageNumber(new URLSearchParams(useLocation().search).get('page'))
  const query = useQuery({ ...marketingCardsQuery(current), placeholderData: keepPreviousData })
  return (
    <ContentFrame title={t('marketing.title')}>
      <PageHead title={t('marketing.title')} lead={t('marketing.lead')} />
      <SampleNotice />
      <SectionState query={query}>
        {({ count, results }) => (
          <>
            <Cards
              cards={results.map((card) => ({
                key: card.id,
                href: buildUrl(PATHS.marketing_detail, { id: String(card.id) }),
                title: { text: card.heading, language: 'en' },
                fact: card.institute_name,
              }))}
            />
            <Pager current={current} count={count} pageSize={ADVERTS_PAGE_SIZE} buildHref={(page) => buildUrl(PATHS.marketing, { page: page === 1 ? '' : String(page) })} />
          </>
        )}
      </SectionState>
    </ContentFrame>
  )
}
