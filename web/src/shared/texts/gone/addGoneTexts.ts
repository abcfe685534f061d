import '../i18n'
import i18next from 'i18next'
import { goneEn } from './gone.en'

/** Adds the English texts. `i18n.ts` loads the texts of other languages. */
i18next.addResourceBundle('en', 'translation', { gone: goneEn }, true)
