import i18next from 'i18next'
import { reviewEn } from './review.en'

/** i18n.ts loads the Urdu texts. */
i18next.addResourceBundle('en', 'translation', { review: reviewEn }, true)
