import { TextInput } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeeField } from './feeAlert'
import { feeInFigures, feeOfFigures } from './feeFigures'
import classes from './ranges.module.css'

export interface FeeFieldValues {
  readonly lower: FeeField
  readonly upper: FeeField
}

interface FeeFieldsProps {
  readonly values: FeeFieldValues
  /** Where the alert stands, while there is one. */
  readonly alertId: string | undefined
  readonly onType: (values: FeeFieldValues) => void
  readonly onTake: () => void
}

/** From and To in whole rupees. Any number can be typed; what is wrong with it is said, not prevented. */
export function FeeFields({ values, alertId, onType, onTake }: FeeFieldsProps) {
  const { t } = useTranslation()
  const shared = { alertId, onTake }
  return (
    <div className={classes.fields}>
      <FeeInput {...shared} label={t('fee.from')} value={values.lower} onType={(lower) => onType({ ...values, lower })} />
      <FeeInput {...shared} label={t('fee.to')} value={values.upper} onType={(upper) => onType({ ...values, upper })} />
      <p className={classes.unit}>{t('fee.unit')}</p>
    </div>
  )
}

interface FeeInputProps {
  readonly label: string
  readonly value: FeeField
  readonly alertId: string | undefined
  readonly onType: (value: FeeField) => void
  readonly onTake: () => void
}

/** While one writes, a field has what is written; otherwise its number in groups of three. */
function FeeInput({ label, value, alertId, onType, onTake }: FeeInputProps) {
  const [written, setWritten] = useState<string>()
  const take = () => {
    setWritten(undefined)
    onTake()
  }
  return (
    <TextInput
      size="sm"
      inputMode="numeric"
      label={label}
      error={alertId !== undefined}
      attributes={{ input: { 'aria-describedby': alertId } }}
      value={written ?? feeInFigures(value)}
      onChange={({ currentTarget }) => {
        setWritten(currentTarget.value)
        onType(feeOfFigures(currentTarget.value))
      }}
      onBlur={take}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && take()}
    />
  )
}
