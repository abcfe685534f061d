import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MapMessage } from './MapMessage'

/** The map cannot be drawn; what is on it stands in the list all the same. */
export function MapError({ onFailed }: { readonly onFailed: (() => void) | undefined }) {
  const { t } = useTranslation()
  useEffect(() => onFailed?.(), [onFailed])
  return (
    <MapMessage isAlert>
      <strong>{t('map.failed')}</strong>
      <span>{t('map.failedHelp')}</span>
    </MapMessage>
  )
}
