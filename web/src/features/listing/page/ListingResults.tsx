import { useTranslation } from 'react-i18next'
import { asProblem } from '@/shared/api/problem'
import { formatDate } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { focusResults } from '@/shared/ui/focusResults'
import type { ChosenChip } from '../results/chips'
import { EmptyResult } from '../results/EmptyResult'
import { FailedResult } from '../results/FailedResult'
import { MissingPage } from '../results/MissingPage'
import { Pages } from '../results/Pages'
import { ResultList } from '../results/ResultList'
import { SampleNotice } from '../results/SampleNotice'
import type { Intent } from '../state/intents'
import type { ListingState } from '../state/listingState'
import type { Dispatch } from './useListing'
import type { Results } from './useResults'
import classes from './ListingPage.module.css'

interface ListingResultsProps {
  readonly state: ListingState
  readonly results: Results
  readonly chips: readonly ChosenChip[]
  readonly flags: ReadonlyMap<string, string>
  readonly hrefOfPage: (page: number) => string
  readonly dispatch: Dispatch
}

/** What stands below the heading: cards and pages, or why there are none. */
export function ListingResults({ state, results, chips, flags, hrefOfPage, dispatch }: ListingResultsProps) {
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
      <EmptyResult text={state.text} chips={chips} onRemove={go} onClear={onClear} />
    )
  if (found?.results.length === 0) return <MissingPage page={state.page} last={found.last_page} onPage={onPage} />
  const sample = found?.results.find(({ source }) => source.is_sample)
  const rateDate = found?.results.find(({ fee_rate_date }) => fee_rate_date !== null)?.fee_rate_date
  return (
    <>
      {sample && <SampleNotice note={sample.source.note} />}
      <ResultList courses={found?.results} isStale={results.isStale} flags={flags} month={new Date().getMonth()} />
      {found && <Pages current={state.page} last={found.last_page} hrefOf={hrefOfPage} onPage={onPage} onPreview={results.onPreview} />}
      {found && found.total_pages > found.last_page && (
        <p className={classes.footnote}>{t('pages.beyond', { last: found.last_page, count: found.count })}</p>
      )}
      {rateDate && <p className={classes.footnote}>{t('results.rates', { date: formatDate(rateDate, tag) })}</p>}
    </>
  )
}
