import { useTranslation } from 'react-i18next'
import classes from './Wordmark.module.css'

/** The logo and name of the site. */
export function Wordmark() {
  const { t } = useTranslation()
  return (
    <span className={classes.wordmark}>
      <svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
        <circle cx="13" cy="13" r="11" />
        <ellipse cx="13" cy="13" rx="5" ry="11" />
        <path className={classes.meridian} d="M13 2v22" strokeWidth="2" />
      </svg>
      <span className={classes.name}>{t('site.name')}</span>
    </span>
  )
}
