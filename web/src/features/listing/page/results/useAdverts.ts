import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { KEPT_FOR_RETURN } from '@/shared/api/staleTimes'
import { marketingCardsQuery } from '../../queries/marketingCards'
import { selectAdvertsForPage, type Advert } from '../../results/cards/adverts'

/** Loads the advertisements of a page. Empty until the advertisements have loaded. */
export function useAdverts(page: number): Advert[] {
  const { data } = useQuery({ ...marketingCardsQuery(), ...KEPT_FOR_RETURN, staleTime: Infinity, retry: false })
  return useMemo(() => selectAdvertsForPage(data?.results ?? [], page), [data, page])
}
