import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOfSlug } from '@/shared/format/numbers'
import type { ListedValue } from '../filters/CheckList'
import type { PagedValues } from '../filters/PagedCheckList'
import type { FacetList, FacetValue } from '../queries/facetList'
import type { ListingState } from '../state/listingState'
import { statusOf } from './statusOf'
import { usePaused } from '@/shared/ui/usePaused'

const listed = ({ slug, name, course_count }: FacetValue): ListedValue => ({ value: slug, name, count: course_count })

/**
 * A long facet list: its pages so far, its type-ahead, and the chosen values that those pages do not hold, each looked
 * up so that it has its true name and count. `isWanted` is false while nobody sees the list.
 */
export function usePagedValues(
  list: FacetList,
  state: ListingState,
  chosen: readonly string[],
  isWanted: boolean,
): PagedValues {
  const [text, setText] = useState('')
  const pages = useInfiniteQuery({
    ...list.pages(state, usePaused(text.trim())),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  const loaded = pages.data?.pages.flatMap(({ results }) => results) ?? []
  const missing = chosen.filter((slug) => !loaded.some((value) => value.slug === slug))
  return {
    status: statusOf(pages),
    values: loaded.map(listed),
    chosenElsewhere: useValues(list, state, missing),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    isStale: pages.isPlaceholderData,
    onMore: () => void pages.fetchNextPage(),
    text,
    onText: setText,
  }
}

/** Until a value is known its name is read from its slug. */
function useValues(list: FacetList, state: ListingState, slugs: readonly string[]): ListedValue[] {
  const found = useQueries({
    queries: slugs.map((slug) => ({ ...list.value(state, slug), placeholderData: keepPreviousData })),
  })
  return slugs.map((slug, index) => {
    const value = found[index]?.data
    return value ? listed(value) : { value: slug, name: nameOfSlug(slug), count: undefined }
  })
}
