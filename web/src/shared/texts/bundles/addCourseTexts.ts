import '../i18n'
import i18next from 'i18next'
import { compareEn, courseEn } from './course.en'

/** Adds the English texts. `i18n.ts` loads the texts of other languages. */
i18next.addResourceBundle('en', 'translation', { compare: compareEn, course: courseEn }, true)
