import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsConnected } from './connection'
import classes from './ConnectionNotice.module.css'

/** Shows on every page that the connection is lost. */
export function ConnectionNotice() {
  const { t } = useTranslation()
  const isConnected = useIsConnected()
  return (
    <div role="status" className={classes.frame}>
      {!isConnected && (
        <p className={classes.notice}>
          <IconWifiOff size={20} stroke={1.6} aria-hidden />
          {t('site.disconnected')}
        </p>
      )}
    </div>
  )
}
