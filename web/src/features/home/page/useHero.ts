import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import { getListStatus } from '@/shared/options/listStatus'
import { useDebouncedText } from '@/shared/ui/useDebouncedText'
import { degreeLevels } from '../queries/degreeLevels'
import { disciplines } from '../queries/disciplines'
import { specializations } from '../queries/specializations'
import { spellCheck } from '../queries/spellCheck'
import { reduceHero } from '../state/heroReducer'
import { EMPTY_HERO } from '../state/heroState'
import type { SpecializationPages } from '../views/SpecializationList'

/** A text shorter than this is no word to correct. */
const CORRECTED_MIN_CHARACTERS = 3

/** What stands in the hero search, and what the API says about it. */
export function useHero() {
  const [state, dispatch] = useReducer(reduceHero, EMPTY_HERO)
  const listed = useQuery(disciplines())
  const levels = useQuery(degreeLevels())
  const text = useDebouncedText(state.text.trim())
  const spelling = useQuery({ ...spellCheck(text), enabled: text.length >= CORRECTED_MIN_CHARACTERS })
  const isCurrent = text === state.text.trim() && text.length >= CORRECTED_MIN_CHARACTERS
  return {
    state,
    dispatch,
    disciplines: { status: getListStatus(listed), values: listed.data ?? [], onRetry: () => void listed.refetch() },
    levels: { status: getListStatus(levels), groups: levels.data ?? [], onRetry: () => void levels.refetch() },
    specializations: useSpecializations(state.browsed?.slug),
    meant: isCurrent ? (spelling.data?.word ?? null) : null,
  }
}

/** The specializations of a discipline; another one begins without a search. */
function useSpecializations(discipline: string | undefined): SpecializationPages {
  const [typed, setTyped] = useState<{ readonly discipline: string | undefined; readonly text: string }>()
  const text = typed?.discipline === discipline ? (typed?.text ?? '') : ''
  const pages = useInfiniteQuery({ ...specializations(discipline ?? '', useDebouncedText(text.trim())), enabled: discipline !== undefined })
  return {
    status: getListStatus(pages),
    values: pages.data?.pages.flatMap(({ results }) => results) ?? [],
    hasMore: pages.hasNextPage,
    text,
    onText: (next) => setTyped({ discipline, text: next }),
    onMore: () => {
      if (!pages.isFetchingNextPage) void pages.fetchNextPage()
    },
    onRetry: () => void pages.refetch(),
  }
}
