import { useQuery } from '@tanstack/react-query'
import { marketingCardsQuery } from '../../queries/marketingCards'
import type { ResultPage } from '../../queries/searchResults'
import { selectAdverts, type Advert } from '../../results/cards/adverts'

/** The localStorage key of the shown advertisements (section 3 of the specification). */
const STORAGE_KEY = 'scncrd'

/** The advertisements of each page of results. A page that the visitor opens again has the same advertisements. */
const selections = new WeakMap<ResultPage, readonly Advert[]>()

/** Loads the advertisements of a page of results. Undefined until both have loaded. */
export function useAdverts(coursePage: ResultPage | undefined): readonly Advert[] | undefined {
  const { data: adverts } = useQuery(marketingCardsQuery())
  return coursePage && adverts && getAdverts(coursePage, adverts)
}

function getAdverts(coursePage: ResultPage, adverts: readonly Advert[]): readonly Advert[] {
  const known = selections.get(coursePage)
  if (known) return known
  const stored = (localStorage.getItem(STORAGE_KEY) ?? '').split(',').map(Number)
  const { selected, shownIds } = selectAdverts(adverts, stored, coursePage.results.length)
  selections.set(coursePage, selected)
  localStorage.setItem(STORAGE_KEY, shownIds.join())
  return selected
}
