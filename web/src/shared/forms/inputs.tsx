import { useId, useMemo, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { PATHS } from '@/shared/routing/paths'
import type { AccountTexts } from '@/shared/texts/account/account.en'
import { useLocale } from '@/shared/texts/useLocale'
import fields from '@/shared/ui/fields.module.css'
import { Field, FieldGroup } from './Field'
import { getChoices, type FormName } from './formTable'
import { DEFAULT_PHONE_COUNTRY, listPhoneCountries } from './phone'
import { EXAM_FLAGS, PHONE_COUNTRY_KEY } from './prepareValues'
import type { RuleForm } from './useRuleForm'
import { useMessage } from './useMessage'
import classes from './forms.module.css'

interface InputProps {
  readonly form: RuleForm
  /** The key of the value, which is also the name of the control. */
  readonly name: string
  readonly label: string
  readonly isOptional?: boolean
}

interface TextInputProps extends InputProps {
  readonly type?: 'text' | 'email' | 'password' | 'date'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly help?: string | undefined
  readonly list?: string
}

export function TextInput({ form, name, label, isOptional = false, type = 'text', autoComplete, help, list }: TextInputProps) {
  return (
    <Field label={label} error={form.errors[name]} help={help} isOptional={isOptional}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          list={list}
          autoComplete={autoComplete ?? 'off'}
          value={form.values[name] ?? ''}
          onChange={({ target }) => form.change({ [name]: target.value })}
          onBlur={() => form.blur(name)}
        />
      )}
    </Field>
  )
}

export function TextArea({ form, name, label }: InputProps) {
  return (
    <Field label={label} error={form.errors[name]}>
      {(control) => <textarea {...control} name={name} rows={4} value={form.values[name] ?? ''} onChange={({ target }) => form.change({ [name]: target.value })} onBlur={() => form.blur(name)} />}
    </Field>
  )
}

interface Option {
  readonly value: string
  readonly label: string
}

export function Select({ form, name, label, isOptional = false, options }: InputProps & { readonly options: readonly Option[] }) {
  const { t } = useTranslation('account')
  return (
    <Field label={label} error={form.errors[name]} isOptional={isOptional}>
      {(control) => (
        <select {...control} name={name} value={form.values[name] ?? ''} onChange={({ target }) => form.change({ [name]: target.value })}>
          <option value="">{t('form.select')}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function Radios({ form, name, label, options }: InputProps & { readonly options: readonly Option[] }) {
  return (
    <FieldGroup label={label} error={form.errors[name]}>
      <div className={classes.options}>
        {options.map(({ value, label: text }) => (
          <label key={value} className={classes.option}>
            <input type="radio" name={name} checked={form.values[name] === value} onChange={() => form.change({ [name]: value })} />
            {text}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Radio buttons for one of the exams, or none yet. Each exam has its own request parameter. */
export function ExamRadios({ form, name, label }: InputProps) {
  const getLabel = useChoiceLabel()
  return (
    <FieldGroup label={label} error={form.errors[name]}>
      <div className={classes.options}>
        {[...EXAM_FLAGS, name].map((flag) => (
          <label key={flag} className={classes.option}>
            <input
              type="radio"
              name={name}
              checked={form.values[flag] === '1'}
              onChange={() => form.change(Object.fromEntries([...EXAM_FLAGS, name].map((each) => [each, each === flag ? '1' : ''])))}
            />
            {flag === name ? getLabel('none') : flag === 'greTest' ? 'GRE' : flag.toUpperCase()}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

export function Checkbox({ form, name, label, value = '1' }: Omit<InputProps, 'label'> & { readonly label: ReactNode; readonly value?: string }) {
  const translate = useMessage()
  const id = useId()
  const error = form.errors[name]
  return (
    <div>
      <label className={classes.option}>
        <input
          type="checkbox"
          name={name}
          checked={form.values[name] === value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => form.change({ [name]: target.checked ? value : '' })}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className={classes.error}>
          {translate(error)}
        </p>
      )}
    </div>
  )
}

/**
 * The text of a checkbox with links to terms and privacy, which open in a new tab so that the form
 * stays open.
 */
export function TermsText({ name }: { readonly name: 'terms' | 'over16' }) {
  const { t } = useTranslation('account')
  return (
    <Trans
      t={t}
      i18nKey={`fields.${name}`}
      components={{
        terms: <a href={PATHS.terms_of_use} target="_blank" rel="noreferrer" />,
        privacy: <a href={PATHS.privacy_policy} target="_blank" rel="noreferrer" />,
      }}
    />
  )
}

/** A phone number: the country with its calling code, and a text field for the number. */
export function PhoneInput({ form, name, label }: InputProps) {
  const { t } = useTranslation('account')
  const { tag } = useLocale()
  const countries = useMemo(() => listPhoneCountries(tag), [tag])
  const phone = { [PHONE_COUNTRY_KEY]: form.values[PHONE_COUNTRY_KEY] ?? DEFAULT_PHONE_COUNTRY, [name]: form.values[name] ?? '' }
  // A draft always contains both values, because a number belongs to its country.
  const change = (key: string, value: string) => form.change({ ...phone, [key]: value })
  return (
    <Field label={label} error={form.errors[name]} help={t('help.mobile')}>
      {(control) => (
        <div className={classes.phone}>
          <select
            className={fields.field}
            aria-label={t('form.phoneCountry')}
            autoComplete="tel-country-code"
            value={phone[PHONE_COUNTRY_KEY]}
            onChange={({ target }) => change(PHONE_COUNTRY_KEY, target.value)}
          >
            <option value="">{t('form.select')}</option>
            {countries.map(({ code, name: country, calling }) => (
              <option key={code} value={code}>
                {`${country} ‎${calling}`}
              </option>
            ))}
          </select>
          <input {...control} name={name} type="tel" dir="ltr" autoComplete="tel-national" value={phone[name]} onChange={({ target }) => change(name, target.value)} onBlur={() => form.blur(name)} />
        </div>
      )}
    </Field>
  )
}

/**
 * A country by name, with suggestions in the language of the page. Any text is possible, because
 * countries have several names.
 */
export function CountryInput(props: InputProps) {
  const { tag } = useLocale()
  const id = useId()
  const countries = useMemo(() => listPhoneCountries(tag), [tag])
  return (
    <>
      <TextInput {...props} list={id} />
      <datalist id={id}>
        {countries.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Checkboxes for several values. Commas join the selected values into one form value. */
export function CheckboxList({ form, name, label, help, options }: InputProps & { readonly help: string; readonly options: readonly Option[] }) {
  const selected = splitValues(form.values[name] ?? '', options)
  return (
    <FieldGroup label={label} error={form.errors[name]} help={help}>
      <div className={classes.scroll}>
        {options.map(({ value, label: text }) => (
          <label key={value} className={classes.option}>
            <input
              type="checkbox"
              name={name}
              checked={selected.includes(value)}
              onChange={({ target }) => form.change({ [name]: (target.checked ? [...selected, value] : selected.filter((each) => each !== value)).join(', ') })}
            />
            <bdi>{text}</bdi>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Splits values that commas join. A value can contain a comma itself, so the longest option at each position counts. */
function splitValues(joined: string, options: readonly Option[]): readonly string[] {
  const values: string[] = []
  for (let rest = joined; rest !== ''; ) {
    const found = options.filter(({ value }) => `${rest}, `.startsWith(`${value}, `)).sort((one, other) => other.value.length - one.value.length)
    const value = found[0]?.value ?? rest.split(', ', 1)[0] ?? rest
    values.push(value)
    rest = rest.slice(value.length + ', '.length)
  }
  return values
}

/** The text of a choice. Names of tests and numbers are the same in every language. */
function useChoiceLabel(): (value: string) => string {
  const { t } = useTranslation('account')
  const choices = t('choices', { returnObjects: true }) as AccountTexts['choices']
  return (value) => (Object.hasOwn(choices, value) ? choices[value as keyof typeof choices] : value)
}

export function useRuleOptions(form: FormName, name: string): readonly Option[] {
  const getLabel = useChoiceLabel()
  return getChoices(form, name).map((value) => ({ value, label: getLabel(value) }))
}
