import i18next from 'i18next'
import { menuEn } from './menu.en'

/** Adds the English texts. `i18n.ts` loads the Urdu texts. */
i18next.addResourceBundle('en', 'menu', menuEn)
