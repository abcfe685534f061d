import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '@/shared/ui/fields.module.css'
import { useMessage } from './useMessage'
import classes from './forms.module.css'

interface FieldProps {
  readonly label: ReactNode
  readonly error: string | undefined
  readonly help?: string | undefined
  readonly isOptional?: boolean
  /** Renders the control with the given attributes. */
  readonly children: (control: ControlProps) => ReactNode
}

/** The attributes that connect a control to its label, help and error. */
interface ControlProps {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A labelled control with its help and its error below it. */
export function Field({ label, error, help, isOptional = false, children }: FieldProps) {
  const { t } = useTranslation('account')
  const translate = useMessage()
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={fields.row}>
      <label htmlFor={id}>
        {label} {isOptional && <span className={classes.optional}>({t('form.optional')})</span>}
      </label>
      {children({ id, className: fields.field, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {help && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {translate(error)}
        </p>
      )}
    </div>
  )
}

interface GroupProps {
  readonly label: string
  readonly error: string | undefined
  readonly help?: string | undefined
  readonly children: ReactNode
}

/** Several controls with one label. */
export function FieldGroup({ label, error, help, children }: GroupProps) {
  const translate = useMessage()
  const id = useId()
  return (
    <fieldset className={classes.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {help && <p className={classes.help}>{help}</p>}
      {children}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {translate(error)}
        </p>
      )}
    </fieldset>
  )
}
