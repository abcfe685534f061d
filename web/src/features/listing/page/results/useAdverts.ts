import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { marketingCardsQuery } from '../../queries/marketingCards'
import { selectAdvertsForPage, type Advert } from '../../results/cards/adverts'

/** The advertisements of a page; empty until they are loaded. */
export function useAdverts(page: number): Advert[] {
  const { data } = useQuery({ ...marketingCardsQuery(), staleTime: Infinity, retry: false })
  return useMemo(() => selectAdvertsForPage(data?.results ?? [], page), [data, page])
}
