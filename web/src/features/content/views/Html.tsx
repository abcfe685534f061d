import { useTranslation } from 'react-i18next'
import { useLocale } from '@/shared/texts/useLocale'
import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import type { ShownText } from '@/shared/texts/translateField'
import classes from './Html.module.css'

/**
 * The HTML of an article or a page. The HTML needs no sanitising here, because the API has done it.
 */
export function Html({ content: { text, language } }: { readonly content: ShownText }) {
  const { t } = useTranslation('content')
  const page = useLocale().language
  if (text === '') return null
  return (
    <>
      {language !== page && <p className={classes.note}>{t('blog.english')}</p>}
      <div className={classes.html} lang={language} dir={LANGUAGE_TABLE[language].direction} dangerouslySetInnerHTML={{ __html: text }} />
    </>
  )
}
