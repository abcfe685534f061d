import { useTranslation } from 'react-i18next'
import classes from './Journey.module.css'

const STEPS = ['choose', 'documents', 'application', 'acceptance', 'visa', 'departure', 'accommodation'] as const

/** The seven steps of studying abroad. On a phone, the list scrolls sideways. */
export function Journey() {
  const { t } = useTranslation('home')
  return (
    <ol className={classes.steps} tabIndex={0} aria-label={t('journey.title')}>
      {STEPS.map((step, index) => (
        <li key={step} className={classes.step}>
          <span className={classes.number} aria-label={t('journey.step', { number: index + 1 })} role="img">
            {index + 1}
          </span>
          <h3 className={classes.name}>{t(`journey.${step}`)}</h3>
          <p className={classes.help}>{t(`journey.${step}Help`)}</p>
        </li>
      ))}
    </ol>
  )
}
