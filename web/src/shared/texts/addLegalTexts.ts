import i18next from 'i18next'
import { legalEn } from './legal.en'

/** Those of Urdu come with the other texts of Urdu: see i18n.ts. */
i18next.addResourceBundle('en', 'legal', legalEn)
