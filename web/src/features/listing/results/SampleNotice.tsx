import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './SampleNotice.module.css'

/** Said once above results of the sample; `note` is the source's own word on it. */
export function SampleNotice({ note }: { readonly note: string | null }) {
  const { t } = useTranslation()
  return (
    <p className={classes.notice} role="note">
      <IconInfoCircle size={20} stroke={1.6} aria-hidden />
      <span>
        <strong>{t('sample.title')}</strong> {note !== null && <bdi>{note}</bdi>} {t('sample.body')}
      </span>
    </p>
  )
}
