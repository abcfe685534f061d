import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { useNames } from '@/shared/names/useNames'
import { Pagination } from '@/shared/pagination/Pagination'
import { buildInstituteUrl } from '@/shared/routing/courseUrls'
import fields from '@/shared/ui/fields.module.css'
import { SearchField } from '@/shared/ui/SearchField'
import { useDebouncedDraft } from '@/shared/ui/useDebouncedDraft'
import { countriesQuery } from '../queries/countries'
import { institutesQuery, type InstituteFilters } from '../queries/institutes'
import { InstituteCards } from '../views/InstituteCards'
import { PageFrame } from './PageFrame'
import classes from './page.module.css'

const PAGE_SIZE = 27

export const UniversitiesPage = () => <InstitutesPage ranked={false} />
export const TopUniversitiesPage = () => <InstitutesPage ranked />

/**
 * A paged list of institutes, by name or by rank. The URL contains the country, the search text and
 * the page number. If no matching institute has a rank, the list by rank is sorted by number of
 * courses instead, and a sentence explains this. An empty list has no such sentence.
 */
function InstitutesPage({ ranked }: { readonly ranked: boolean }) {
  const { t } = useTranslation('university')
  const [params, setParams] = useSearchParams()
  const queries = useQueryClient()
  const currency = parseCurrency(params)
  const filters = parseFilters(params)
  const listed = useQuery(institutesQuery(filters, ranked ? 'ranking' : 'name'))
  const isUnranked = ranked && listed.data?.count === 0
  const largest = useQuery({ ...institutesQuery(filters, 'courses'), enabled: isUnranked })
  // If the list by number of courses loads after another list, the page stays visible, so that the search field keeps its focus.
  const [wasShown, setShown] = useState(false)
  const isWaiting = wasShown && isUnranked && largest.data === undefined && largest.error === null
  const query = isUnranked && !isWaiting ? largest : listed
  if (!wasShown && query.data !== undefined) setShown(true)
  const title = t(ranked ? 'places.topUniversities' : 'places.universities')
  const changeParams = (changes: Readonly<Record<string, string>>) => {
    const changed = new URLSearchParams(params)
    for (const [key, value] of Object.entries(changes)) {
      if (value === '') changed.delete(key)
      else changed.set(key, value)
    }
    return changed
  }
  return (
    <PageFrame label={title} kind="list" query={query} getTitle={() => title} getName={() => title}>
      {({ count, results }) => (
        <>
          <header>
            <h1 className={classes.title}>{title}</h1>
            {ranked && <p className={classes.lead}>{t(isUnranked && count > 0 ? 'places.topNone' : 'places.topLead')}</p>}
            <p className={classes.lead} role="status">
              {isWaiting ? t('loading') : t('places.institutes', { count })}
            </p>
          </header>
          <InstituteFilter filters={filters} onChange={(changes) => setParams(changeParams({ ...changes, page: '' }), { replace: true })} />
          <div className={query.isPlaceholderData ? classes.stale : undefined} aria-busy={isWaiting || query.isFetching}>
            {!isWaiting && <InstituteCards institutes={results} buildHref={(slug) => buildInstituteUrl(slug, currency)} />}
          </div>
          <Pagination
            current={filters.page}
            last={Math.ceil(count / PAGE_SIZE)}
            buildHref={(page) => `?${changeParams({ page: String(page) }).toString()}`}
            onPage={(page) => setParams(changeParams({ page: String(page) }))}
            onPrefetch={(page) => void queries.prefetchQuery(institutesQuery({ ...filters, page }, isUnranked ? 'courses' : ranked ? 'ranking' : 'name'))}
          />
        </>
      )}
    </PageFrame>
  )
}

/** Reads the filters of the URL. An invalid page is page 1. */
function parseFilters(params: URLSearchParams): InstituteFilters {
  const page = Number(params.get('page') ?? 1)
  return { country: params.get('country') ?? '', search: params.get('search') ?? '', page: Number.isInteger(page) && page >= 1 && page < 1e6 ? page : 1 }
}

interface InstituteFilterProps {
  readonly filters: InstituteFilters
  readonly onChange: (changes: Readonly<Partial<Record<'country' | 'search', string>>>) => void
}

/** Spaces at the ends do not change a search. The field keeps them, because another word can follow. */
const isSameSearch = (one: string, other: string) => one.trim() === other.trim()

function InstituteFilter({ filters: { country, search }, onChange }: InstituteFilterProps) {
  const { t } = useTranslation('university')
  const { translateAndSort } = useNames()
  const { data = [] } = useQuery(countriesQuery())
  const draft = useDebouncedDraft(search, (text) => onChange({ search: text.trim() }), isSameSearch)
  return (
    <div className={classes.filters}>
      <SearchField
        value={draft.value}
        maxLength={300}
        aria-label={t('places.findInstitute')}
        placeholder={t('places.findInstitute')}
        onChange={(event) => draft.change(event.target.value)}
        onClear={() => draft.commit('')}
      />
      <select className={fields.field} aria-label={t('places.country')} value={country} onChange={(event) => onChange({ country: event.target.value })}>
        <option value="">{t('places.anyCountry')}</option>
        {translateAndSort('countries', data.filter(({ course_count, slug }) => course_count > 0 || slug === country)).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
