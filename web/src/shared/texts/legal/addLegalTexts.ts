import i18next from 'i18next'
import { legalEn } from './legal.en'

/** Adds the English texts. `i18n.ts` loads the texts of other languages. */
i18next.addResourceBundle('en', 'legal', legalEn)
