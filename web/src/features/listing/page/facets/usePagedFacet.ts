import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { formatSlug } from '@/shared/format/numbers'
import { useNames } from '@/shared/names/useNames'
import { useDebouncedText } from '@/shared/ui/useDebouncedText'
import type { CheckOption } from '../../filters/lists/CheckList'
import type { PagedFacet } from '../../filters/lists/PagedCheckList'
import { facetPagesQuery, type PagedList } from '../../queries/facetPages'
import type { ListingState } from '../../state/listingState'
import { useFacetStatus } from './useFacetStatus'

interface FacetOption {
  readonly slug: string
  readonly name: string
  readonly course_count: number
  readonly interpreted?: boolean
}

/**
 * Loads the pages of a long facet.
 *
 * @param selectedOptions - The names and counts of selected values. Until these options have
 * loaded, the names are built from the slugs.
 * @param isEnabled - Whether the list is visible. Only a visible list is requested.
 */
export function usePagedFacet(list: PagedList, state: ListingState, selectedOptions: readonly FacetOption[] | undefined, isEnabled: boolean): PagedFacet {
  const [searchText, setSearchText] = useState('')
  const pages = useInfiniteQuery({
    ...facetPagesQuery(list, state, useDebouncedText(searchText.trim())),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
  const { data, hasNextPage: hasMore, isFetchingNextPage: isLoadingMore, isPlaceholderData: isStale, fetchNextPage } = pages
  const selected = state.lists[list]
  const { translate } = useNames()
  const toCheckOption = useCallback(
    (option: FacetOption): CheckOption => {
      const { slug, name, course_count, interpreted } = list === 'specializations' ? translate('specializations', option) : option
      return { value: slug, name, count: course_count, isInterpreted: interpreted }
    },
    [list, translate],
  )
  const values = useMemo(() => data?.pages.flatMap(({ results }) => results.map(toCheckOption)) ?? [], [data, toCheckOption])
  const selectedNotLoaded = useMemo(
    () =>
      selected
        .filter((slug) => !values.some(({ value }) => value === slug))
        .map((slug) => {
          const known = selectedOptions?.find((value) => value.slug === slug)
          return known ? toCheckOption(known) : { value: slug, name: formatSlug(slug), count: undefined }
        }),
    [selected, values, selectedOptions, toCheckOption],
  )
  const status = useFacetStatus(pages)
  return useMemo(
    () => ({ status, values, selectedNotLoaded, hasMore, isLoadingMore, isStale, onLoadMore: () => void fetchNextPage(), searchText, onSearchTextChange: setSearchText }),
    [status, values, selectedNotLoaded, hasMore, isLoadingMore, isStale, fetchNextPage, searchText],
  )
}
