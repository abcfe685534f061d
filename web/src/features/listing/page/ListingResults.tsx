import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { asProblem } from '@/shared/api/problem'
import type { CourseActions } from '@/shared/course/actions'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { formatDate } from '@/shared/format/numbers'
import { MapMessage } from '@/shared/map/MapMessage'
import type { Money } from '@/shared/money/money'
import { useLocale } from '@/shared/texts/useLocale'
import { focusResults } from '@/shared/ui/focusResults'
import type { Advert } from '../results/adverts'
import type { ChosenChip } from '../results/filterChip'
import type { Elsewhere } from '../results/alternativeSearches'
import { EmptyResult } from '../results/EmptyResult'
import { FailedResult } from '../results/FailedResult'
import { MissingPage } from '../results/PageOutOfRange'
import type { Relaxation } from '../results/relaxations'
import { Pages } from '../results/Pagination'
import { ResultList } from '../results/ResultList'
import type { Intent } from '../state/listingReducer'
import type { ListingState } from '../state/listingState'
import type { Dispatch } from './useListingState'
import type { Results } from './useSearchResults'
import classes from './ListingPage.module.css'

/** The map weighs more than all the rest: its code comes when it is opened. */
const MapResults = lazy(() => import('./MapResults'))

interface ListingResultsProps {
  readonly state: ListingState
  readonly results: Results
  readonly adverts?: readonly Advert[] | undefined
  readonly chips: readonly ChosenChip[]
  readonly relaxations: readonly Relaxation[]
  readonly elsewhere: Elsewhere
  readonly money: Money
  readonly actions: CourseActions
  readonly hrefOfPage: (page: number) => string
  readonly hrefOfCampus: (slug: string) => string
  readonly dispatch: Dispatch
}

/** What stands below the heading: cards and pages, or why there are none. */
export function ListingResults(props: ListingResultsProps) {
  const { state, results, adverts, chips, relaxations, elsewhere, money, actions, hrefOfPage, hrefOfCampus, dispatch } = props
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { found } = results
  const go = (intent: Intent) => {
    focusResults()
    dispatch(intent)
  }
  const onClear = () => go({ kind: 'resetAll' })
  const onPage = (page: number) => go({ kind: 'page', page })
  if (results.error !== null)
    return (
      <FailedResult
        problem={asProblem(results.error)}
        isRetrying={results.isFetching}
        onRetry={results.onRetry}
        onClear={chips.length > 0 ? onClear : undefined}
        onFirstPage={state.page > 1 ? () => onPage(1) : undefined}
      />
    )
  if (found?.count === 0)
    return (
      <EmptyResult text={state.text} chips={chips} relaxations={relaxations} elsewhere={elsewhere} onRemove={go} onClear={onClear} />
    )
  if (state.view === 'map')
    return (
      <Suspense fallback={<MapMessage>{t('map.loading')}</MapMessage>}>
        <MapResults state={state} count={found?.count} money={money} actions={actions} hrefOfCampus={hrefOfCampus} dispatch={dispatch} />
      </Suspense>
    )
  if (found?.results.length === 0) return <MissingPage page={state.page} last={found.last_page} onPage={onPage} />
  const sample = found?.results.find(({ source }) => source.is_sample)
  return (
    <>
      {sample && <SampleNotice note={sample.source.note} />}
      <ResultList
        courses={found?.results}
        adverts={adverts}
        isStale={results.isStale}
        month={new Date().getMonth()}
        view={state.view}
        money={money}
        actions={actions}
      />
      {found && <Pages current={state.page} last={found.last_page} hrefOf={hrefOfPage} onPage={onPage} onPreview={results.onPreview} />}
      {found && found.total_pages > found.last_page && (
        <p className={classes.footnote}>{t('pages.beyond', { last: found.last_page, count: found.count })}</p>
      )}
      {money.rateDate !== undefined && (
        <p className={classes.footnote}>{t('currency.rates', { code: money.chosen, date: formatDate(money.rateDate, tag) })}</p>
      )}
    </>
  )
}
