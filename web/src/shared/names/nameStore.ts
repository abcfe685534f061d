import { fetchClient } from '@/shared/api/client'
import { ApiProblem } from '@/shared/api/problem'
import { createStore } from '@/shared/state/store'
import type { Language } from '@/shared/texts/languages'
import { NO_NAMES, type TranslatedNames } from './names'

export const nameStore = createStore<TranslatedNames>(NO_NAMES)

const loaded = new Map<Language, TranslatedNames>([['en', NO_NAMES]])

let shownLanguage: Language = 'en'

/**
 * Shows the names of a language. Until they have loaded, English names are shown, and never the
 * names of another language.
 */
export function showNames(language: Language): void {
  shownLanguage = language
  nameStore.set(loaded.get(language) ?? NO_NAMES)
}

/** Loads the names of a language. Replaces the visible names if the page is in this language. */
export async function loadNames(language: Language): Promise<void> {
  const names = loaded.get(language) ?? (await fetchNames(language))
  if (names === undefined) return
  loaded.set(language, names)
  if (language === shownLanguage) nameStore.set(names)
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
