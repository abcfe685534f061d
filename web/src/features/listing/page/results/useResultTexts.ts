import { useTranslation } from 'react-i18next'
import { formatResultCount } from '../../results/toolbar/resultCountText'
import { FEE_SORT_ORDERS, getListingMode, type ListingState } from '../../state/listingState'
import type { SearchResults } from './useSearchResults'

interface ResultTexts {
  /** The heading with the number of courses. The specification fixes the wording. */
  readonly heading: string
  /** The hint below the heading, if there is one. */
  readonly hint: string | undefined
}

/** Builds the texts above the results. */
export function useResultTexts(state: ListingState, results: SearchResults, currency: string): ResultTexts {
  const { t } = useTranslation()
  const mode = getListingMode(state)
  const heading = formatResultCount({ mode, count: results.coursePage?.count, isLoading: results.isFirstLoad, view: state.view }, t)
  const hasDiscipline = state.lists.disciplines.length + state.lists.specializations.length > 0
  const needsDiscipline = results.error === null && mode !== 'advanced' && state.text === '' && !hasDiscipline
  // Without a selected currency, the cards show fees in several currencies. The hint says that the
  // sort order compares the fees in rupees.
  const hasMixedCurrencies = FEE_SORT_ORDERS.includes(state.sort) && currency === ''
  const hint = hasMixedCurrencies ? t('results.sortedByPkr') : needsDiscipline ? t('results.selectDiscipline') : undefined
  return { heading, hint }
}
