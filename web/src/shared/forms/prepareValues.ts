import { LANGUAGE_TABLE } from '@/shared/texts/languageTable'
import { translateCountryName } from './countryNames'
import { FORM_TABLE, getFields, type FormName } from './formTable'
import type { LayoutField } from './layouts'
import { joinPhone } from './phone'
import type { FormValues } from './validation'

/** The form key of the country next to the typed phone number. This value itself is not sent. */
export const PHONE_COUNTRY_KEY = 'mobile_country'

/**
 * Trims the values and joins the phone number with its country. Passwords and other secrets are not
 * trimmed.
 */
export function trimValues(form: FormName, values: FormValues): FormValues {
  const fields = getFields(form).filter(({ key }) => values[key] !== undefined)
  const trimmed = fields.map(({ key, is_secret }) => [key, is_secret ? values[key] : values[key]?.trim()] as const)
  const phone = values.mobile === undefined ? {} : { mobile: joinPhone(values[PHONE_COUNTRY_KEY] ?? '', values.mobile) }
  return { ...Object.fromEntries(trimmed), ...phone }
}

/**
 * Builds the values to send: the values of the visible fields, prepared by `trimValues`. Names of
 * countries are sent in English, because the staff and the CRM read them.
 */
export function prepareEnquiry(form: FormName, fields: readonly LayoutField[], values: FormValues): FormValues {
  const shown = fields.filter(({ isShown }) => isShown?.(values) ?? true)
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
