import i18next from 'i18next'
import { emptyEn } from './empty.en'

/** Adds the English texts. `i18n.ts` loads the texts of other languages. */
i18next.addResourceBundle('en', 'translation', { empty: emptyEn }, true)
