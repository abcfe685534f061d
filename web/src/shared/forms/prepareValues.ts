import { FORM_TABLE, getFields, type FormName } from './formTable'
import type { LayoutField } from './layouts'
import { joinPhone } from './phone'
import type { FormValues } from './validation'

/** The key of the country beside the typed phone number. It is not sent. */
export const PHONE_COUNTRY_KEY = 'mobile_country'

/** Trims the values and joins the phone number with its country. Secrets stay as typed. */
export function trimValues(form: FormName, values: FormValues): FormValues {
  const fields = getFields(form).filter(({ key }) => values[key] !== undefined)
  const trimmed = fields.map(({ key, is_secret }) => [key, is_secret ? values[key] : values[key]?.trim()] as const)
  const phone = values.mobile === undefined ? {} : { mobile: joinPhone(values[PHONE_COUNTRY_KEY] ?? '', values.mobile) }
  return { ...Object.fromEntries(trimmed), ...phone }
}

/** The values of an enquiry: those of the fields that are shown, and the parameter that selects the form. */
export function prepareEnquiry(form: FormName, fields: readonly LayoutField[], values: FormValues): FormValues {
  const shown = fields.filter(({ isShown }) => isShown?.(values) ?? true)
  const keys = new Set(shown.flatMap(({ key, kind }) => (kind === 'exams' ? [...EXAM_FLAGS, 'no_exam'] : kind === 'phone' ? [key, PHONE_COUNTRY_KEY] : [key])))
  const kept = Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))
  return trimValues(form, kept)
}

/** The parameters of the exams, of which a visitor selects one. */
export const EXAM_FLAGS = ['sat', 'gmat', 'lsat', 'greTest', 'mcat'] as const

/** The parameter that selects the form: createCase has `type`, the others `source`. */
export function getSelector(form: FormName, path: string): FormValues {
  const { source = '' } = FORM_TABLE.forms[form]
  return path.endsWith('createCase.php') ? { type: source } : { source }
}
