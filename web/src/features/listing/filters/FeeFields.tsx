import { TextInput } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeeField } from './feeValidation'
import { feeInFigures, feeOfFigures } from './feeInput'
import classes from './rangeFilters.module.css'

export interface FeeFieldValues {
  readonly lower: FeeField
  readonly upper: FeeField
}

interface FeeFieldsProps {
  /** The currency that they are in. */
  readonly code: string
  /** What an upper end that is open is written as. */
  readonly open: string
  readonly isDisabled: boolean
  readonly values: FeeFieldValues
  /** Where the alert stands, while there is one. */
  readonly alertId: string | undefined
  readonly onType: (values: FeeFieldValues) => void
  readonly onTake: () => void
}

/** From and To in whole units. Any number can be typed; what is wrong with it is said, not prevented. */
export function FeeFields({ code, open, isDisabled, values, alertId, onType, onTake }: FeeFieldsProps) {
  const { t } = useTranslation()
  const shared = { open, isDisabled, alertId, onTake }
  return (
    <div className={classes.fields}>
      <FeeInput {...shared} label={t('fee.from')} value={values.lower} onType={(lower) => onType({ ...values, lower })} />
      <FeeInput {...shared} label={t('fee.to')} value={values.upper} onType={(upper) => onType({ ...values, upper })} />
      <p className={classes.unit}>{t('fee.unit', { code })}</p>
    </div>
  )
}

interface FeeInputProps {
  readonly label: string
  readonly value: FeeField
  readonly open: string
  readonly isDisabled: boolean
  readonly alertId: string | undefined
  readonly onType: (value: FeeField) => void
  readonly onTake: () => void
}

/** While one writes, a field has what is written; otherwise its number in groups of three. */
function FeeInput({ label, value, open, isDisabled, alertId, onType, onTake }: FeeInputProps) {
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
      disabled={isDisabled}
      value={written ?? (value === Infinity ? open : isDisabled ? '' : feeInFigures(value))}
      onChange={({ currentTarget }) => {
        setWritten(currentTarget.value)
        onType(currentTarget.value === open ? Infinity : feeOfFigures(currentTarget.value))
      }}
      onBlur={take}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && take()}
    />
  )
}
