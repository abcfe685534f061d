import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/shared/texts/i18n'
import { useLocale } from '@/shared/texts/useLocale'
import { Button } from '@/shared/ui/Button'
import { UrduLabel } from './UrduLabel'
import classes from './Shell.module.css'

/** A button that switches the page to the other language. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const { language } = useLocale()
  const other = language === 'en' ? 'ur' : 'en'
  return (
    <Button
      tone="text"
      className={classes.language}
      lang={other === 'en' ? 'en' : undefined}
      aria-label={other === 'ur' ? t('site.toUrdu') : undefined}
      onClick={() => void selectLanguage(other)}
    >
      {other === 'ur' ? <UrduLabel /> : 'English'}
    </Button>
  )
}
