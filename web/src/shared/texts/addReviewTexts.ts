import i18next from 'i18next'
import { reviewEn } from './review.en'

/** Those of Urdu come with the other texts of Urdu. */
i18next.addResourceBundle('en', 'translation', { review: reviewEn }, true)
