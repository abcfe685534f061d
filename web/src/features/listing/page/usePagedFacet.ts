import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { nameOfSlug } from '@/shared/format/numbers'
import { usePaused } from '@/shared/ui/usePaused'
import type { ListedValue } from '../filters/CheckList'
import type { PagedValues } from '../filters/PagedCheckList'
import { facetPages, type PagedList } from '../queries/facetPages'
import type { ListingState } from '../state/listingState'
import { useStatus } from './useFacetStatus'

interface NamedValue {
  readonly slug: string
  readonly name: string
  readonly course_count: number
}

const listed = ({ slug, name, course_count }: NamedValue): ListedValue => ({ value: slug, name, count: course_count })

/**
 * A long facet list: its pages so far, its type-ahead, and the chosen values that those pages do not hold, by the name
 * and the count that `named` has; until that is there a name is read from its slug. `isWanted` is false while nobody sees
 * the list.
 */
export function usePagedValues(list: PagedList, state: ListingState, named: readonly NamedValue[] | undefined, isWanted: boolean): PagedValues {
  const [text, setText] = useState('')
  const pages = useInfiniteQuery({
    ...facetPages(list, state, usePaused(text.trim())),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  const { data, hasNextPage: hasMore, isFetchingNextPage: isLoadingMore, isPlaceholderData: isStale, fetchNextPage } = pages
  const chosen = state.lists[list]
  const values = useMemo(() => data?.pages.flatMap(({ results }) => results.map(listed)) ?? [], [data])
  const chosenElsewhere = useMemo(
    () =>
      chosen
        .filter((slug) => !values.some(({ value }) => value === slug))
        .map((slug) => {
          const known = named?.find((value) => value.slug === slug)
          return known ? listed(known) : { value: slug, name: nameOfSlug(slug), count: undefined }
        }),
    [chosen, values, named],
  )
  const status = useStatus(pages)
  return useMemo(
    () => ({ status, values, chosenElsewhere, hasMore, isLoadingMore, isStale, onMore: () => void fetchNextPage(), text, onText: setText }),
    [status, values, chosenElsewhere, hasMore, isLoadingMore, isStale, fetchNextPage, text],
  )
}
