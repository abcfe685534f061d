import { useTranslation } from 'react-i18next'
import controls from '@/shared/ui/controls.module.css'
import classes from './ConnectionNotice.module.css'

interface UpdateNoticeProps {
  readonly onUpdate: () => void
  readonly onClose: () => void
}

/** Offers to load the page again with a new version of the site. */
export function UpdateNotice({ onUpdate, onClose }: UpdateNoticeProps) {
  const { t } = useTranslation()
  return (
    <div role="status" className={classes.frame}>
      <div className={classes.notice}>
        <p>{t('site.newVersion')}</p>
        <button type="button" className={controls.strong} onClick={onUpdate}>
          {t('site.loadNewVersion')}
        </button>
        <button type="button" className={controls.second} onClick={onClose}>
          {t('site.later')}
        </button>
      </div>
    </div>
  )
}
