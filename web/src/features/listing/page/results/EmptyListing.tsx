import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { topWordsQuery } from '../../queries/topWords'
import EmptyResult from '../../results/noResults/EmptyResult'
import { selectPopularTexts } from '../../results/noResults/popularTexts'
import type { ListingState } from '../../state/listingState'
import { useAlternativeSearches } from './useAlternativeSearches'
import { useRelaxations } from './useRelaxations'

interface EmptyListingProps extends Pick<ComponentProps<typeof EmptyResult>, 'chips' | 'onRemove' | 'onClear'> {
  readonly state: ListingState
  /** Whether the empty result belongs to the previous search, because the next results are loading. */
  readonly isStale: boolean
}

/**
 * The message for an empty result, with filters to remove and with other searches as links. This code
 * loads with the first empty result.
 */
export default function EmptyListing({ state, isStale, chips, ...rest }: EmptyListingProps) {
  const words = useQuery(topWordsQuery())
  const relaxations = useRelaxations(state, chips, !isStale)
  const { disciplines, countries } = useAlternativeSearches(state, !isStale)
  const texts = selectPopularTexts(words.data ?? [], state)
  return <EmptyResult {...rest} text={state.text} chips={chips} relaxations={relaxations} alternatives={{ disciplines, countries: [...texts, ...countries] }} />
}
