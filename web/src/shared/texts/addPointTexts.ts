import i18next from 'i18next'
import { pointEn } from './point.en'

/** Those of Urdu come with the other texts of Urdu. */
i18next.addResourceBundle('en', 'translation', { point: pointEn }, true)
