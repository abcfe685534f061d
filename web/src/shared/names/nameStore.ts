import { fetchClient } from '@/shared/api/client'
import { ApiProblem } from '@/shared/api/problem'
import { createStore } from '@/shared/state/store'
import type { Language } from '@/shared/texts/languages'
import { NO_NAMES, type TranslatedNames } from './names'

export const nameStore = createStore<TranslatedNames>(NO_NAMES)

const loaded = new Map<Language, TranslatedNames>([['en', NO_NAMES]])

/** Loads the names of a language. Until then, the page shows the names that loaded before, or else English names. */
export async function loadNames(language: Language): Promise<void> {
  const names = loaded.get(language) ?? (await fetchNames(language))
  if (names === undefined) return
  loaded.set(language, names)
  nameStore.set(names)
}

async function fetchNames(language: Language): Promise<TranslatedNames | undefined> {
  try {
    const { fetchCountryNames, buildLanguageNames } = await import('./browserNames')
    const [{ data }, countries] = await Promise.all([fetchClient.GET('/api/names/{language}', { params: { path: { language } } }), fetchCountryNames(language)])
    return data && { ...data, countries, languages: buildLanguageNames(language) }
  } catch (error) {
    // The page keeps the names that loaded before, or else the English names. The next page load requests
    // the names again.
    if (error instanceof ApiProblem) return undefined
    throw error
  }
}
