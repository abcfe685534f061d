import '../i18n'
import i18next from 'i18next'
import { reviewEn, shareEn, signInEn } from './dialogs.en'

/** Adds the English texts. `i18n.ts` loads the Urdu texts. */
i18next.addResourceBundle('en', 'translation', { review: reviewEn, share: shareEn, signIn: signInEn }, true)
