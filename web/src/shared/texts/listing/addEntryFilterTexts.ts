import i18next from 'i18next'
import { entryFiltersEn } from './entryFilters.en'

/** Adds the English texts. `i18n.ts` loads the texts of other languages. */
i18next.addResourceBundle('en', 'translation', { entryFilters: entryFiltersEn }, true)
