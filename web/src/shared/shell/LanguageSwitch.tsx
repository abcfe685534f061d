import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/shared/texts/i18n'
import { LANGUAGES, parseLanguage } from '@/shared/texts/languages'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import { useLocale } from '@/shared/texts/useLocale'
import classes from './Shell.module.css'

/**
 * A list of the languages of the site, each with its own name. It is a plain select element,
 * because Mantine's component would add 1 kB to the listing.
 */
export function LanguageSwitch() {
  const { t } = useTranslation()
  return (
    <select className={classes.language} aria-label={t('card.language')} value={useLocale().language} onChange={({ target }) => void selectLanguage(parseLanguage(target.value))}>
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_TABLE[language].name}
        </option>
      ))}
    </select>
  )
}
