import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/shared/texts/i18n'
import { useLocale } from '@/shared/texts/useLocale'
import { UrduLabel } from './UrduLabel'

/** A button that switches the page to the other language. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const { language } = useLocale()
  const other = language === 'en' ? 'ur' : 'en'
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      h="var(--control)"
      px="sm"
      fw={500}
      fz="sm"
      lang={other === 'en' ? 'en' : undefined}
      aria-label={other === 'ur' ? t('site.toUrdu') : undefined}
      onClick={() => void selectLanguage(other)}
    >
      {other === 'ur' ? <UrduLabel /> : 'English'}
    </Button>
  )
}
