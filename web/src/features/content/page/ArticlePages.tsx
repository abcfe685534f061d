import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/shared/format/numbers'
import { PATHS } from '@/shared/routing/paths'
import type { Crumb } from '@/shared/shell/Breadcrumbs'
import { useLocale } from '@/shared/texts/useLocale'
import { blogQuery, pageQuery } from '../queries/content'
import { translateField } from '@/shared/texts/translateField'
import { Html } from '../views/Html'
import { PageHead } from '../views/PageHead'
import { ContentFrame, type PageQuery } from './ContentFrame'
import classes from './ArticlePages.module.css'

interface Article {
  readonly name: string
  readonly heading: string
  readonly summary: string
  readonly content: string
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly published_on?: string
}

export function BlogDetailPage() {
  const { blogId = '' } = useParams()
  const { t } = useTranslation('content')
  return <ArticlePage query={useQuery(blogQuery(blogId))} parents={[{ name: t('blog.title'), href: PATHS.blog }]} />
}

export function InterestingPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  return <ArticlePage query={useQuery(pageQuery(id))} parents={[{ name: t('interesting.title'), href: PATHS.all_interesting_about_tcf }]} />
}

/**
 * Four pages that the team writes. `reference` is the slug of a page in the database.
 */
export const AboutPage = () => <SitePage reference="tcf" />
export const CareersPage = () => <SitePage reference="careers" />
export const CancellationPage = () => <SitePage reference="cancellation-policy" />
export const ApplyPage = () => <SitePage reference="apply" />

function SitePage({ reference }: { readonly reference: string }) {
  return <ArticlePage query={useQuery(pageQuery(reference))} />
}

function ArticlePage({ query, parents = [] }: { readonly query: PageQuery & { readonly data: Article | undefined }; readonly parents?: readonly Crumb[] }) {
  const { t } = useTranslation('content')
  const { language, tag } = useLocale()
  const article = query.data
  return (
    <ContentFrame title={article && translateField(article, 'name', language).text} parents={parents} query={query}>
      {article && (
        <article className={classes.article}>
          <PageHead title={translateField(article, 'heading', language)} lead={translateField(article, 'summary', language)}>
            {article.published_on !== undefined && <p>{t('blog.published', { date: formatDate(article.published_on, tag) })}</p>}
          </PageHead>
          <Html content={translateField(article, 'content', language)} />
        </article>
      )}
    </ContentFrame>
  )
}
