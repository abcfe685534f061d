import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from './useMessage'
import type { RuleForm } from './useRuleForm'
import classes from './forms.module.css'

interface ErrorSummaryProps {
  readonly form: RuleForm
  readonly getLabel: (key: string) => string
}

/**
 * Lists the invalid fields after the visitor has tried to send the form. The list takes the focus,
 * and each entry links to its field.
 */
export function ErrorSummary({ form: { errors, attempts }, getLabel }: ErrorSummaryProps) {
  const { t } = useTranslation('account')
  const translate = useMessage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])
  const entries = Object.entries(errors)
  if (attempts === 0 || entries.length === 0) return null
  const focusField = (key: string) => {
    const field = box.current?.closest('form')?.elements.namedItem(key)
    const control = field instanceof RadioNodeList ? field[0] : field
    if (control instanceof HTMLElement) control.focus()
  }
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p>{t('form.summary', { count: entries.length })}</p>
      <ul>
        {entries.map(([key, text]) => (
          <li key={key}>
            <button type="button" onClick={() => focusField(key)}>
              {getLabel(key)}: {translate(text)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
