import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hasSampleData } from './sampleData'
import classes from './SampleNotice.module.css'

/**
 * A notice above sample data. While `isSample` is undefined, the notice is shown if the catalogue
 * contains sample data. The prerendered frame then already contains the notice, so the browser
 * paints it before code and data have loaded.
 */
export function SampleNotice({ isSample = hasSampleData() }: { readonly isSample?: boolean | undefined }) {
  const { t } = useTranslation()
  if (!isSample) return null
  return (
    <p className={classes.notice} role="note">
      <IconInfoCircle size={20} stroke={1.6} aria-hidden />
      <span>
        {t('sample.title')} {t('sample.body')}
      </span>
    </p>
  )
}
