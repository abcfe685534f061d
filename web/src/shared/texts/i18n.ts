import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isolateValue } from '@/shared/format/direction'
import { formatCount } from '@/shared/format/numbers'
import { loadNames, showNames } from '@/shared/names/nameStore'
import { showAddressLanguage } from './addressLanguage'
import { en } from './en'
import { parseLanguage, rememberLanguage, type Language } from './languages'
import { LANGUAGE_TABLE } from './languageTable'

void i18next.use(initReactI18next).init({
  lng: LANGUAGE_TABLE.en.locale,
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  // React already escapes texts. The hook for escaping therefore does something else: it isolates
  // inserted values, so that they keep their own text direction.
  interpolation: { escape: (value: string) => isolateValue(value, LANGUAGE_TABLE[parseLanguage(i18next.language)].direction) },
  initAsync: false,
})

// This formatter for numbers is faster than the formatter of i18next.
i18next.services.formatter?.add('number', (value: number, language) => formatCount(value, language ?? LANGUAGE_TABLE.en.locale))

i18next.on('languageChanged', (tag) => {
  const language = parseLanguage(tag)
  document.documentElement.lang = language
  document.documentElement.dir = LANGUAGE_TABLE[language].direction
  showNames(language)
})

type TextsPath = `./${Exclude<Language, 'en'>}.ts`

/**
 * Functions that load the text files of all languages except English, by path. A file contains all
 * texts of its language by namespace. The file loads when a page first appears in the language.
 */
export const LOADERS = import.meta.glob('./*.ts', { base: './languages' }) as Readonly<Record<TextsPath, () => Promise<{ default: Readonly<Record<string, object>> }>>>

/**
 * The longest time in ms to wait for translated names. Names that load later replace the names on
 * the visible page.
 */
const NAMES_MAX_WAIT_MS = 300

/**
 * Switches the language of the page. The texts of languages other than English load when they are
 * needed.
 */
export async function switchLanguage(language: Language): Promise<void> {
  const names = loadNames(language)
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation')) {
    const { default: bundles } = await LOADERS[`./${language}.ts`]()
    for (const [name, texts] of Object.entries(bundles)) i18next.addResourceBundle(language, name, texts)
  }
  await Promise.race([names, new Promise((resolve) => setTimeout(resolve, NAMES_MAX_WAIT_MS))])
  await i18next.changeLanguage(LANGUAGE_TABLE[language].locale)
}

/** Switches the language of the page and of its address, and stores the language for later visits. */
export async function selectLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  showAddressLanguage(language)
  await switchLanguage(language)
}
