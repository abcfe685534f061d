import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ALERT_FREQUENCIES, type AlertFrequency } from './savedSearches'

interface FrequencySelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly value: AlertFrequency
  readonly onFrequency: (frequency: AlertFrequency) => void
}

/** How often mails are sent. */
export function FrequencySelect({ value, onFrequency, ...attributes }: FrequencySelectProps) {
  const { t } = useTranslation('account')
  return (
    <select
      {...attributes}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = ALERT_FREQUENCIES.find((each) => each === currentTarget.value)
        if (chosen) onFrequency(chosen)
      }}
    >
      {ALERT_FREQUENCIES.map((each) => (
        <option key={each} value={each}>
          {t(`saved.frequencies.${each}`)}
        </option>
      ))}
    </select>
  )
}
