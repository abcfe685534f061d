import { useTranslation } from 'react-i18next'
import classes from './Counselling.module.css'

const SERVICES = ['course', 'application', 'funding', 'visa', 'arrival'] as const

interface CounsellingProps {
  readonly onAssistance: () => void
}

export function Counselling({ onAssistance }: CounsellingProps) {
  const { t } = useTranslation('home')
  return (
    <>
      <ul className={classes.services}>
        {SERVICES.map((service) => (
          <li key={service} className={classes.service}>
            <h3 className={classes.name}>{t(`counselling.${service}`)}</h3>
            <p className={classes.help}>{t(`counselling.${service}Help`)}</p>
          </li>
        ))}
      </ul>
      <div className={classes.ask}>
        <p>{t('counselling.assistanceHelp')}</p>
        <button type="button" className={classes.button} aria-haspopup="dialog" onClick={onAssistance}>
          {t('counselling.assistance')}
        </button>
      </div>
    </>
  )
}
