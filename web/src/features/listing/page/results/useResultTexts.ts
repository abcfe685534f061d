import { useTranslation } from 'react-i18next'
import { formatResultCount } from '../../results/toolbar/resultCountText'
import { FEE_SORT_ORDERS, getListingMode, type ListingState } from '../../state/listingState'
import type { SearchResults } from './useSearchResults'

interface ResultTexts {
  /** The number of courses, worded as in the specification. */
  readonly heading: string
  /** The hint below the heading; undefined without a hint. */
  readonly hint: string | undefined
}

/** The texts above the results. */
export function useResultTexts(state: ListingState, results: SearchResults, currency: string): ResultTexts {
  const { t } = useTranslation()
  const mode = getListingMode(state)
  const heading = formatResultCount({ mode, count: results.coursePage?.count, isLoading: results.isFirstLoad, view: state.view }, t)
  const hasDiscipline = state.lists.disciplines.length + state.lists.specializations.length > 0
  const needsDiscipline = results.error === null && mode !== 'advanced' && state.text === '' && !hasDiscipline
  // Without a selected currency the cards show fees of several currencies, which are compared in rupees.
  const hasMixedCurrencies = FEE_SORT_ORDERS.includes(state.sort) && currency === ''
  const hint = hasMixedCurrencies ? t('results.sortedByPkr') : needsDiscipline ? t('results.selectDiscipline') : undefined
  return { heading, hint }
}
