import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import { translateCountryName } from './countryNames'
import { FORM_TABLE, getFields, type FormName } from './formTable'
import type { LayoutField } from './layouts'
import { listMonths } from './months'
import { joinPhone } from './phone'
import { isDate, type FormValues } from './validation'

/** The form key of the country next to the typed phone number. This value itself is not sent. */
export const PHONE_COUNTRY_KEY = 'mobile_country'

/** Converts the decimal digits of any script to 0 to 9. In Unicode, ten digits of a script stand in a row. */
export const convertDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let zero = point
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((point - zero) % 10)
  })

/**
 * Trims the values, converts the digits of codes and years, and joins the phone number with its
 * country. Passwords and other secrets are not trimmed.
 */
export function trimValues(form: FormName, values: FormValues): FormValues {
  const fields = getFields(form).filter(({ key }) => values[key] !== undefined)
  const trimmed = fields.map(({ key, is_secret, rules }) => {
    const value = values[key] ?? ''
    const hasDigitsOnly = rules?.some(({ kind }) => kind === 'code' || kind === 'year')
    return [key, is_secret ? value : hasDigitsOnly ? convertDigits(value.trim()) : value.trim()] as const
  })
  const phone = values.mobile === undefined ? {} : { mobile: joinPhone(values[PHONE_COUNTRY_KEY] ?? '', values.mobile) }
  return { ...Object.fromEntries(trimmed), ...phone }
}

const MONTHS: ReadonlySet<string> = new Set(listMonths('en').map(({ value }) => value))

/**
 * Returns whether a control can show the value. A control for a month and a control for a date have
 * the same key, and the answer about the English test decides which one is visible.
 */
function canShow({ key, kind }: LayoutField, values: FormValues): boolean {
  const value = values[key] ?? ''
  return value === '' || (kind === 'month' ? MONTHS.has(value) : kind !== 'date' || isDate(value))
}

/**
 * Builds the values to send: the values that the visible fields show, prepared by `trimValues`.
 * Names of countries are sent in English, because the staff and the CRM read them.
 */
export function prepareEnquiry(form: FormName, fields: readonly LayoutField[], values: FormValues): FormValues {
  const shown = fields.filter((field) => (field.isShown?.(values) ?? true) && canShow(field, values))
  const keys = new Set(shown.flatMap(({ key, kind }) => (kind === 'exams' ? [...EXAM_FLAGS, 'no_exam'] : kind === 'phone' ? [key, PHONE_COUNTRY_KEY] : [key])))
  const kept = Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))
  const countries = shown.filter(({ key, kind }) => kind === 'country' && kept[key] !== undefined)
  const translated = countries.map(({ key }) => [key, translateCountryName(kept[key] ?? '', LANGUAGE_TABLE.en.locale)] as const)
  return trimValues(form, { ...kept, ...Object.fromEntries(translated) })
}

/** The request parameters of the exams. The visitor selects one exam. */
export const EXAM_FLAGS = ['sat', 'gmat', 'lsat', 'greTest', 'mcat'] as const

/**
 * Returns the parameter that tells the server which form this is. The endpoint createCase calls
 * this parameter `type`. The other endpoints call it `source`.
 */
export function getSelector(form: FormName, path: string): FormValues {
  const { source = '' } = FORM_TABLE.forms[form]
  return path.endsWith('createCase.php') ? { type: source } : { source }
}
