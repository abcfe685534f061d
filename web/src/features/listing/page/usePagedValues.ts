import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { nameOfSlug } from '@/shared/format/numbers'
import type { ListedValue } from '../filters/CheckList'
import type { PagedValues } from '../filters/PagedCheckList'
import type { FacetList, FacetValue } from '../queries/facetList'
import type { ListingState } from '../state/listingState'
import { useStatus } from './useStatus'
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
  const { data, hasNextPage: hasMore, isFetchingNextPage: isLoadingMore, isPlaceholderData: isStale, fetchNextPage } = pages
  const values = useMemo(() => data?.pages.flatMap(({ results }) => results.map(listed)) ?? [], [data])
  const missing = chosen.filter((slug) => !values.some(({ value }) => value === slug))
  const chosenElsewhere = useValues(list, state, missing)
  const status = useStatus(pages)
  return useMemo(
    () => ({ status, values, chosenElsewhere, hasMore, isLoadingMore, isStale, onMore: () => void fetchNextPage(), text, onText: setText }),
    [status, values, chosenElsewhere, hasMore, isLoadingMore, isStale, fetchNextPage, text],
  )
}

/** Until a value is known its name is read from its slug. */
function useValues(list: FacetList, state: ListingState, slugs: readonly string[]): ListedValue[] {
  const names = slugs.join()
  const combine = useCallback(
    (found: readonly { readonly data: FacetValue | null | undefined }[]) =>
      (names === '' ? [] : names.split(',')).map((slug, index) => {
        const value = found[index]?.data
        return value ? listed(value) : { value: slug, name: nameOfSlug(slug), count: undefined }
      }),
    [names],
  )
  return useQueries({
    queries: slugs.map((slug) => ({ ...list.value(state, slug), placeholderData: keepPreviousData })),
    combine,
  })
}
