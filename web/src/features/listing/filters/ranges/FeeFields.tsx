import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeeFieldValue } from './feeValidation'
import { formatFeeInput, parseFeeInput } from './feeInput'
import fields from '@/shared/ui/fields.module.css'
import classes from './rangeFilters.module.css'

export interface FeeFieldValues {
  readonly lower: FeeFieldValue
  readonly upper: FeeFieldValue
}

interface FeeFieldsProps {
  /** The currency code of both fields, such as `GBP`. */
  readonly currencyCode: string
  /** The text of the field "To" if the range has no upper end. */
  readonly openEndText: string
  readonly isDisabled: boolean
  readonly values: FeeFieldValues
  /** Whether the values are typed and not committed. */
  readonly isTyped: boolean
  /** The id of the error text. Undefined if there is no error. */
  readonly errorId: string | undefined
  readonly onType: (values: FeeFieldValues) => void
  readonly onCommit: () => void
}

/** The fields "From" and "To" in whole units. The fields accept any input. The fee filter shows errors below the fields. */
export function FeeFields({ currencyCode, openEndText, isDisabled, values, isTyped, errorId, onType, onCommit }: FeeFieldsProps) {
  const { t } = useTranslation()
  const shared = { openEndText, isDisabled, isTyped, errorId, onCommit }
  return (
    <div className={classes.fields}>
      <FeeInput {...shared} label={t('fee.from')} value={values.lower} onType={(lower) => onType({ ...values, lower })} />
      <FeeInput {...shared} label={t('fee.to')} value={values.upper} onType={(upper) => onType({ ...values, upper })} />
      <p className={classes.unit}>{t('fee.unit', { code: currencyCode })}</p>
    </div>
  )
}

interface FeeInputProps {
  readonly label: string
  readonly value: FeeFieldValue
  readonly openEndText: string
  readonly isDisabled: boolean
  readonly isTyped: boolean
  readonly errorId: string | undefined
  readonly onType: (value: FeeFieldValue) => void
  readonly onCommit: () => void
}

/**
 * A number field that shows the raw input while the visitor types. After that, it shows the number
 * in groups of three digits, or `openEndText` if the range has no upper end.
 */
function FeeInput({ label, value, openEndText, isDisabled, isTyped, errorId, onType, onCommit }: FeeInputProps) {
  const id = useId()
  const [typedText, setTypedText] = useState<string>()
  const commit = () => {
    setTypedText(undefined)
    onCommit()
  }
  return (
    <div className={fields.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={`${fields.field} ${classes.amount}`}
        type="text"
        inputMode="numeric"
        dir="ltr"
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        disabled={isDisabled}
        value={(isTyped ? typedText : undefined) ?? (value === Infinity ? openEndText : isDisabled ? '' : formatFeeInput(value))}
        onChange={({ currentTarget }) => {
          setTypedText(currentTarget.value)
          onType(currentTarget.value === openEndText ? Infinity : parseFeeInput(currentTarget.value))
        }}
        onBlur={commit}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && commit()}
      />
    </div>
  )
}
