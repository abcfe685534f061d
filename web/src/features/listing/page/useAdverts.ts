import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { marketingCards } from '../queries/marketingCards'
import { advertsOfPage, type Advert } from '../results/adverts'

/** The advertisements of a page; none while they are not there, and nobody waits for them. */
export function useAdverts(page: number): Advert[] {
  const { data } = useQuery({ ...marketingCards(), staleTime: Infinity, retry: false })
  return useMemo(() => advertsOfPage(data?.results ?? [], page), [data, page])
}
