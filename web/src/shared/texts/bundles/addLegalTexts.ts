import i18next from 'i18next'
import { legalEn } from './legal.en'

/** Adds the English texts. `i18n.ts` loads the Urdu texts. */
i18next.addResourceBundle('en', 'legal', legalEn)
