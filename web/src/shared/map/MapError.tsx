import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MapMessage } from './MapMessage'

/** The message for a map that cannot be rendered. The list beside the map still works. */
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
