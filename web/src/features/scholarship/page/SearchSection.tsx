import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import controls from '@/shared/ui/controls.module.css'
import fields from '@/shared/ui/fields.module.css'
import { focusResults } from '@/shared/ui/focusResults'
import { Pagination } from '@/shared/pagination/Pagination'
import { scholarshipSearchQuery } from '../queries/scholarships'
import { buildFilters, formatScholarshipUrl, FILTER_KEYS, ORDERS, parseScholarshipUrl, toggleValue, type ScholarshipSearch } from '../state/scholarshipUrl'
import { ScholarshipFilters } from '../views/ScholarshipFilters'
import { ScholarshipList } from '../views/ScholarshipList'
import { Loaded } from './ScholarshipFrame'
import classes from './SearchSection.module.css'

const NONE_SELECTED = Object.fromEntries(FILTER_KEYS.map((key) => [key, []])) as unknown as ScholarshipSearch['selected']

const ORDER_NAMES = { 0: 'match', 1: 'deadline', 2: 'name' } as const

/** The search for scholarships with its filters. The URL contains the whole search. */
export function SearchSection() {
  const { t } = useTranslation('scholarship')
  const [params, setParams] = useSearchParams()
  const search = parseScholarshipUrl(params)
  const query = useQuery(scholarshipSearchQuery(buildFilters(search), search.page))
  const change = (next: ScholarshipSearch) => setParams(formatScholarshipUrl(next, params), { preventScrollReset: true })
  const openPage = (page: number) => {
    setParams(formatScholarshipUrl({ ...search, page }, params))
    focusResults()
  }
  return (
    <>
      <SearchForm key={search.text} text={search.text} onSubmit={(text) => change({ ...search, text, page: 1 })} />
      <div className={classes.columns}>
        <ScholarshipFilters
          facets={query.data?.facets}
          isLoading={query.isPending}
          selected={search.selected}
          onToggle={(key, value) => change(toggleValue(search, key, value))}
          onReset={() => change({ ...search, selected: NONE_SELECTED, page: 1 })}
        />
        <section className={classes.results} aria-label={t('title')}>
          <Loaded query={query}>
            {({ count, results, last_page }) => (
              <>
                <div className={classes.bar}>
                  <p role="status">{t('count', { count })}</p>
                  <label className={classes.order}>
                    {t('order')}
                    <select className={fields.field} value={search.order} onChange={(event) => change({ ...search, order: ORDERS[Number(event.currentTarget.value) as 0 | 1 | 2], page: 1 })}>
                      {ORDERS.map((each) => (
                        <option key={each} value={each}>
                          {t(`orders.${ORDER_NAMES[each]}`)}
                        </option>
                      ))}
                    </select>
                  </label>
                </div>
                <ScholarshipList scholarships={results} isStale={query.isPlaceholderData} />
                <Pagination
                  current={search.page}
                  last={last_page}
                  buildHref={(page) => `?${formatScholarshipUrl({ ...search, page }, params).toString()}`}
                  onPage={openPage}
                  onPrefetch={() => undefined}
                />
              </>
            )}
          </Loaded>
        </section>
      </div>
    </>
  )
}

/** The text field. The search starts when the visitor submits the form. */
function SearchForm({ text, onSubmit }: { readonly text: string; readonly onSubmit: (text: string) => void }) {
  const { t } = useTranslation('scholarship')
  const [draft, setDraft] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(draft.trim())
  }
  return (
    <form role="search" aria-label={t('search')} className={classes.form} onSubmit={submit}>
      <input
        className={fields.field}
        type="search"
        aria-label={t('search')}
        placeholder={t('placeholder')}
        maxLength={SEARCH_TEXT_MAX_CHARACTERS}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <button type="submit" className={controls.strong}>
        {t('submit')}
      </button>
    </form>
  )
}
