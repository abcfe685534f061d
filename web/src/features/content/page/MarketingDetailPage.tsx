import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ApiProblem } from '@/shared/api/problem'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { buildInstituteUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { marketingCardQuery } from '../queries/content'
import { translateField } from '@/shared/texts/translateField'
import { Html } from '../views/Html'
import { PageHead } from '../views/PageHead'
import { ContentFrame } from './ContentFrame'
import classes from './MarketingDetailPage.module.css'

const MISSING = new ApiProblem('unexpected', 'The URL has no advertisement', 404)

/** The page of one advertisement: a banner, a heading and a text (specification, section 2.8). */
export function MarketingDetailPage() {
  const { t } = useTranslation('content')
  const { language } = useLocale()
  const id = new URLSearchParams(useLocation().search).get('id') ?? ''
  const query = useQuery({ ...marketingCardQuery(id), enabled: id !== '' })
  const card = query.data
  const state = { error: id === '' ? MISSING : query.error, isFetching: query.isFetching, refetch: query.refetch }
  return (
    <ContentFrame title={card && translateField(card, 'heading', language).text} parents={[{ name: t('marketing.title'), href: PATHS.marketing }]} query={state}>
      {card && (
        <article className={classes.article}>
          <SampleNotice isSample={card.is_sample} />
          <img className={classes.banner} src={card.detail_page_img} alt="" />
          <PageHead title={translateField(card, 'heading', language)} lead={t('marketing.by', { name: card.institute_name })} />
          <Html content={translateField(card, 'content', language)} />
          <p>
            <a className={controls.strong} href={buildInstituteUrl(card.institute_slug, '')}>
              {t('marketing.institute', { name: card.institute_name })}
            </a>
          </p>
        </article>
      )}
    </ContentFrame>
  )
}
