import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useReducer, useState } from 'react'
import { isPersonalText } from '@/shared/format/personalText'
import { useNames } from '@/shared/names/useNames'
import { getListStatus } from '@/shared/options/listStatus'
import { suggestionsQuery, type SearchSuggestion } from '@/shared/searchBox/suggestions'
import { useDebouncedText } from '@/shared/ui/useDebouncedText'
import { degreeLevelsQuery } from '../queries/degreeLevels'
import { disciplinesQuery } from '../queries/disciplines'
import { specializationsQuery } from '../queries/specializations'
import { spellCheckQuery } from '../queries/spellCheck'
import type { FoundSubject } from '../state/courseOptions'
import { heroReducer } from '../state/heroReducer'
import { readStoredHero, useStoredHero } from './storedHero'
import type { SpecializationPages } from '../views/SpecializationList'

/** Shorter texts are not corrected. */
const SPELL_CHECK_MIN_CHARACTERS = 3
const FOUND_SUBJECTS_MAX = 8

/** Returns the state of the hero search with `dispatch`, the values of its lists, and the spelling correction. */
export function useHero() {
  const [state, dispatch] = useReducer(heroReducer, undefined, readStoredHero)
  useStoredHero(state)
  const disciplines = useQuery(disciplinesQuery())
  const levels = useQuery(degreeLevelsQuery())
  const { translate, translateAndSort } = useNames()
  const translatedDisciplines = useMemo(() => translateAndSort('disciplines', disciplines.data ?? []), [disciplines.data, translateAndSort])
  const translatedLevels = useMemo(
    () => (levels.data ?? []).map((group) => ({ ...group, degree_levels: group.degree_levels.map((level) => translate('degree_levels', level)) })),
    [levels.data, translate],
  )
  const text = useDebouncedText(state.text.trim())
  const spelling = useQuery({ ...spellCheckQuery(text), enabled: text.length >= SPELL_CHECK_MIN_CHARACTERS && !isPersonalText(text) })
  const isTextChecked = text === state.text.trim() && text.length >= SPELL_CHECK_MIN_CHARACTERS
  return {
    state,
    dispatch,
    disciplines: { status: getListStatus(disciplines), values: translatedDisciplines, onRetry: () => void disciplines.refetch() },
    levels: { status: getListStatus(levels), groups: translatedLevels, onRetry: () => void levels.refetch() },
    found: useFoundSubjects(text),
    specializations: useSpecializations(state.browsed?.slug),
    correction: isTextChecked ? (spelling.data?.word ?? null) : null,
  }
}

/**
 * Finds disciplines and specializations for the text. Undefined before the first response, and empty
 * after a failure. Sends no request for an empty text or a text with personal data.
 */
function useFoundSubjects(text: string): readonly FoundSubject[] | undefined {
  const found = useQuery({
    ...suggestionsQuery(text, FOUND_SUBJECTS_MAX),
    enabled: text !== '' && !isPersonalText(text),
    placeholderData: keepPreviousData,
  })
  const { translate } = useNames()
  return useMemo(() => {
    if (found.isError) return []
    const subjects = found.data?.groups.flatMap(({ suggestions }) => suggestions)
    return subjects?.filter(isSubject).map((each) => translate(each.kind === 'discipline' ? 'disciplines' : 'specializations', each))
  }, [found.isError, found.data, translate])
}

function isSubject(suggestion: SearchSuggestion): suggestion is SearchSuggestion & { readonly kind: FoundSubject['kind'] } {
  return suggestion.kind === 'discipline' || suggestion.kind === 'specialization'
}

/** Loads the specializations of a discipline. A new discipline starts with an empty search text. */
function useSpecializations(discipline: string | undefined): SpecializationPages {
  const { translate } = useNames()
  const [typed, setTyped] = useState<{ readonly discipline: string | undefined; readonly text: string }>()
  const text = typed?.discipline === discipline ? (typed?.text ?? '') : ''
  const pages = useInfiniteQuery({ ...specializationsQuery(discipline ?? '', useDebouncedText(text.trim())), enabled: discipline !== undefined })
  return {
    status: getListStatus(pages),
    values: pages.data?.pages.flatMap(({ results }) => results.map((each) => translate('specializations', each))) ?? [],
    hasMore: pages.hasNextPage,
    text,
    onTextChange: (next) => setTyped({ discipline, text: next }),
    onLoadMore: () => {
      if (!pages.isFetchingNextPage) void pages.fetchNextPage()
    },
    onRetry: () => void pages.refetch(),
  }
}
