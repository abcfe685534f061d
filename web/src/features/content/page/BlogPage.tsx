import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import { formatDate } from '@/shared/format/numbers'
import { parsePageNumber } from '@/shared/pagination/pageParameter'
import { buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import controls from '@/shared/ui/controls.module.css'
import { SearchField } from '@/shared/ui/SearchField'
import { blogsQuery } from '../queries/content'
import { translateField } from '@/shared/texts/translateField'
import { Cards } from '../views/Cards'
import { PageHead } from '../views/PageHead'
import { Pager } from '../views/Pager'
import { ContentFrame } from './ContentFrame'
import { SectionState } from './SectionState'
import classes from './BlogPage.module.css'

/** The number of articles on a page of the list, which the server fixes. */
const PAGE_SIZE = 12

/** The list of articles. The URL contains the search text and the page number. */
export function BlogPage() {
  const { t } = useTranslation('content')
  const { language, tag } = useLocale()
  const params = new URLSearchParams(useLocation().search)
  const [search, current] = [params.get('search') ?? '', parsePageNumber(params.get('page'))]
  const query = useQuery({ ...blogsQuery(search, current), placeholderData: keepPreviousData })
  const buildHref = (page: number) => buildUrl(PATHS.blog, { search, page: page === 1 ? '' : String(page) })
  return (
    <ContentFrame title={t('blog.title')}>
      <PageHead title={t('blog.title')} lead={t('blog.lead')} />
      <BlogSearch key={search} search={search} />
      <SectionState query={query}>
        {({ count, results }) => (
          <>
            <Cards
              emptyText={search === '' ? t('none') : t('blog.noMatch')}
              cards={results.map((blog) => ({
                key: blog.id,
                href: `${PATHS.blog_detail}/${blog.slug}`,
                title: translateField(blog, 'heading', language),
                text: translateField(blog, 'summary', language),
                fact: formatDate(blog.published_on, tag),
              }))}
            />
            <Pager current={current} count={count} pageSize={PAGE_SIZE} buildHref={buildHref} />
          </>
        )}
      </SectionState>
    </ContentFrame>
  )
}

function BlogSearch({ search }: { readonly search: string }) {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const [text, setText] = useState(search)
  const open = (wanted: string) => void navigate(buildUrl(PATHS.blog, { search: wanted.trim() }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open(text)
  }
  const clear = () => {
    setText('')
    if (search !== '') open('')
  }
  return (
    <form role="search" aria-label={t('blog.search')} className={classes.search} onSubmit={submit}>
      <SearchField value={text} aria-label={t('blog.search')} placeholder={t('blog.search')} maxLength={SEARCH_TEXT_MAX_CHARACTERS} onClear={clear} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="submit" className={controls.strong}>
        {t('blog.submit')}
      </button>
    </form>
  )
}
