import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/shared/texts/useLocale'
import classes from './SampleNotice.module.css'

const SOURCE_LANGUAGE = 'en'

/** A notice above sample data. `note` is a text of the source in English. Only English pages show the note. */
export function SampleNotice({ note }: { readonly note: string | null }) {
  const { t } = useTranslation()
  const { language } = useLocale()
  const isReadable = note !== null && language === SOURCE_LANGUAGE
  return (
    <p className={classes.notice} role="note">
      <IconInfoCircle size={20} stroke={1.6} aria-hidden />
      <span>
        {isReadable ? note : t('sample.title')} {t('sample.body')}
      </span>
    </p>
  )
}
