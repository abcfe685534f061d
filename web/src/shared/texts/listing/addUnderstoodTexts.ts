import i18next from 'i18next'
import { understoodEn, whyEn, wideningEn } from './understood.en'

/** Adds the English texts. `i18n.ts` loads the texts of other languages. */
i18next.addResourceBundle('en', 'translation', { understood: understoodEn, widening: wideningEn, why: whyEn }, true)
