import { lazy, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiProblem } from '@/shared/api/problem'
import type { CourseActions } from '@/shared/course/courseActions'
import type { Course } from '@/shared/course/course'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { formatDate } from '@/shared/format/numbers'
import { MapMessage } from '@/shared/map/MapMessage'
import type { Money } from '@/shared/money/money'
import { rememberCurrency } from '@/shared/money/rememberedCurrency'
import { Pagination } from '@/shared/pagination/Pagination'
import { useLocale } from '@/shared/texts/useLocale'
import { focusResults } from '@/shared/ui/focusResults'
import type { Advert } from '../../results/cards/adverts'
import type { FilterChip } from '../../results/chips/filterChip'
import { FailedResult } from '../../results/noResults/FailedResult'
import { ResultList, type Divider } from '../../results/cards/ResultList'
import type { ListingAction } from '../../state/listingReducer'
import type { ListingState } from '../../state/listingState'
import type { DispatchListing } from '../useListingState'
import type { SearchResults } from './useSearchResults'
import classes from '../ListingPage.module.css'

/** The code of the map is large. It loads when the visitor opens the map. */
const MapResults = lazy(() => import('../map/MapResults'))
const EmptyListing = lazy(() => import('./EmptyListing'))
const PageOutOfRange = lazy(() => import('../../results/noResults/PageOutOfRange'))

/** This code loads when the visitor first searches by text. */
const WhyResult = lazy(() => import('./WhyResult'))

/** The number of courses on a page (specification, section 9). */
const PAGE_SIZE = 27

interface ListingResultsProps {
  readonly state: ListingState
  readonly results: SearchResults
  readonly isRestored: boolean
  readonly adverts?: readonly Advert[] | undefined
  readonly chips: readonly FilterChip[]
  readonly money: Money
  readonly actions: CourseActions
  readonly buildPageHref: (page: number) => string
  readonly buildCampusListHref: (slug: string) => string
  readonly dispatch: DispatchListing
}

/**
 * The content below the heading: cards and pagination, the map, or a message. A message is shown for
 * a failed search, for a search without results, and for a page after the last page.
 */
export function ListingResults(props: ListingResultsProps) {
  const { state, results, isRestored, adverts, chips, money, actions, buildPageHref, buildCampusListHref, dispatch } = props
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { coursePage } = results
  const renderReason = useCallback(
    (course: Course) => (
      <Suspense>
        <WhyResult state={state} course={course} />
      </Suspense>
    ),
    [state],
  )
  const dispatchAndFocus = (action: ListingAction) => {
    focusResults()
    dispatch(action)
  }
  const onClear = () => {
    rememberCurrency('')
    dispatchAndFocus({ type: 'resetAll' })
  }
  const onPage = (page: number) => dispatchAndFocus({ type: 'setPage', page })
  if (results.error !== null)
    return (
      <FailedResult
        problem={toApiProblem(results.error)}
        state={state}
        isRetrying={results.isFetching}
        onRetry={results.onRetry}
        onRemove={dispatchAndFocus}
        onClear={chips.length > 0 ? onClear : undefined}
        onFirstPage={state.page > 1 ? () => onPage(1) : undefined}
      />
    )
  if (coursePage?.count === 0)
    return (
      <Suspense>
        <EmptyListing state={state} chips={chips} isStale={results.isStale} onRemove={dispatchAndFocus} onClear={onClear} />
      </Suspense>
    )
  const sampleNotice = <SampleNotice isSample={coursePage?.results.some(({ source }) => source.is_sample)} />
  if (state.view === 'map')
    return (
      <>
        {sampleNotice}
        <Suspense fallback={<MapMessage>{t('map.loading')}</MapMessage>}>
          <MapResults
            state={state}
            totalCount={coursePage?.count}
            money={money}
            actions={actions}
            buildCampusListHref={buildCampusListHref}
            dispatch={dispatch}
          />
        </Suspense>
      </>
    )
  if (coursePage?.results.length === 0)
    return (
      <Suspense>
        <PageOutOfRange page={state.page} last={coursePage.last_page} onPage={onPage} />
      </Suspense>
    )
  return (
    <>
      {sampleNotice}
      <ResultList
        courses={coursePage?.results}
        adverts={adverts}
        isStale={results.isStale}
        isRestored={isRestored}
        month={new Date().getMonth()}
        view={state.view}
        money={money}
        actions={actions}
        divider={buildDivider(coursePage, state.page)}
        renderReason={state.text === '' ? undefined : renderReason}
      />
      {coursePage && <Pagination current={state.page} last={coursePage.last_page} buildHref={buildPageHref} onPage={onPage} onPrefetch={results.onPrefetch} />}
      {coursePage && coursePage.total_pages > coursePage.last_page && (
        <p className={classes.footnote}>{t('pages.beyond', { last: coursePage.last_page, count: coursePage.count })}</p>
      )}
      {money.rateDate !== undefined && (
        <p className={classes.footnote}>{t('currency.rates', { code: money.currency, date: formatDate(money.rateDate, tag) })}</p>
      )}
    </>
  )
}

/**
 * Builds the divider between courses that match the whole text, and courses that match only a part
 * of the text.
 */
function buildDivider(coursePage: SearchResults['coursePage'], page: number): Divider | undefined {
  const widening = coursePage?.interpretation?.widening
  if (!widening || widening.lacks.length === 0) return undefined
  const beforeIndex = widening.full_total - (page - 1) * PAGE_SIZE
  return beforeIndex > 0 ? { beforeIndex, widening } : undefined
}
