import i18next from 'i18next'
import { mapEn } from './map.en'

/** Those of Urdu come with the other texts of Urdu. */
i18next.addResourceBundle('en', 'translation', { map: mapEn }, true)
