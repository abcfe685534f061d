import '../i18n'
import i18next from 'i18next'
import { shareEn } from './dialogs.en'

/** Adds the English texts. `i18n.ts` loads the texts of other languages. */
i18next.addResourceBundle('en', 'translation', { share: shareEn }, true)
