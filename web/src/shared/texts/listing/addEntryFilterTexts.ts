import i18next from 'i18next'
import { entryFiltersEn } from './entryFilters.en'

/** Adds the English texts. `i18n.ts` loads the Urdu texts. */
i18next.addResourceBundle('en', 'translation', { entryFilters: entryFiltersEn }, true)
