import { NumberInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeeField } from './feeAlert'
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

const fieldOf = (written: string | number): FeeField => (written === '' ? undefined : Number(written))

/** From and To in whole rupees. Any number can be typed; what is wrong with it is said, not prevented. */
export function FeeFields({ values, alertId, onType, onTake }: FeeFieldsProps) {
  const { t } = useTranslation()
  const shared = {
    size: 'sm',
    hideControls: true,
    thousandSeparator: ',',
    allowDecimal: false,
    clampBehavior: 'none',
    inputMode: 'numeric',
    error: alertId !== undefined,
    attributes: { input: { 'aria-describedby': alertId } },
    onBlur: onTake,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && onTake(),
  } as const
  return (
    <div className={classes.fields}>
      <NumberInput
        {...shared}
        label={t('fee.from')}
        value={values.lower ?? ''}
        onChange={(value) => onType({ ...values, lower: fieldOf(value) })}
      />
      <NumberInput
        {...shared}
        label={t('fee.to')}
        value={values.upper ?? ''}
        onChange={(value) => onType({ ...values, upper: fieldOf(value) })}
      />
      <p className={classes.unit}>{t('fee.unit')}</p>
    </div>
  )
}
