import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isolateValue } from '@/shared/format/direction'
import { formatCount } from '@/shared/format/numbers'
import { loadNames } from '@/shared/names/nameStore'
import { showAddressLanguage } from './addressLanguage'
import { en } from './en'
import { DIRECTIONS, parseLanguage, LOCALES, rememberLanguage, type Language } from './languages'

void i18next.use(initReactI18next).init({
  lng: LOCALES.en,
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  // React already escapes texts. This function isolates inserted values from the direction of the text instead.
  interpolation: { escape: (value: string) => isolateValue(value, DIRECTIONS[parseLanguage(i18next.language)]) },
  initAsync: false,
})

// This formatter for numbers is faster than the formatter of i18next.
i18next.services.formatter?.add('number', (value: number, language) => formatCount(value, language ?? LOCALES.en))

i18next.on('languageChanged', (tag) => {
  const language = parseLanguage(tag)
  document.documentElement.lang = language
  document.documentElement.dir = DIRECTIONS[language]
})

/** The texts of each language by namespace. They have all texts, because they load when the language is selected. */
export const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Readonly<Record<string, object>> }>>> = {
  ur: () => import('./languages/ur'),
  ar: () => import('./languages/ar'),
}

/** The longest time to wait for translated names. Names that load later replace the English names on the visible page. */
const NAMES_MAX_WAIT_MS = 300

/** Switches the language of the page. Texts in other languages than English load only when they are needed. */
export async function switchLanguage(language: Language): Promise<void> {
  const names = loadNames(language)
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation')) {
    const { default: bundles } = await LOADERS[language]()
    for (const [name, texts] of Object.entries(bundles)) i18next.addResourceBundle(language, name, texts)
  }
  await Promise.race([names, new Promise((resolve) => setTimeout(resolve, NAMES_MAX_WAIT_MS))])
  await i18next.changeLanguage(LOCALES[language])
}

/** Switches the language of the page and of its address, and stores the language for later visits. */
export async function selectLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  showAddressLanguage(language)
  await switchLanguage(language)
}
