import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { topWordsQuery } from '../../queries/topWords'
import EmptyResult from '../../results/noResults/EmptyResult'
import { selectPopularTexts } from '../../results/noResults/popularTexts'
import type { ListingState } from '../../state/listingState'

interface EmptyListingProps extends Omit<ComponentProps<typeof EmptyResult>, 'text'> {
  readonly state: ListingState
}

/**
 * The message for an empty result, with popular searches of other visitors as links. This code
 * loads with the first empty result.
 */
export default function EmptyListing({ state, alternatives, ...rest }: EmptyListingProps) {
  const words = useQuery(topWordsQuery())
  const texts = selectPopularTexts(words.data ?? [], state)
  return <EmptyResult {...rest} text={state.text} alternatives={{ ...alternatives, countries: [...texts, ...alternatives.countries] }} />
}
