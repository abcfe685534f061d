import { isValidPhone } from './phone'
import { FORM_TABLE, getFields, type FormField, type FormName, type FormRule } from './formTable'

/** The values of a form by key. A single checkbox has '' or '1', or with the kind `flag`, '' or 'Yes'. */
export type FormValues = Readonly<Record<string, string>>

const EMAIL = new RegExp(FORM_TABLE.email_pattern)
const LETTERS = /^[\p{L}\p{M}]+(?:[ \-'’][\p{L}\p{M}]+)*$/u
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const DIGIT = /\p{Nd}/u
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const ROW_ID_MAX = 2 ** 31 - 1
const FULL_NAME_WORDS_MAX = 3
const FULL_NAME_LETTERS_MIN = 4

const countCharacters = (value: string) => [...value].length

export function isDate(value: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
  // The constructor changes 30 February to a day in March. The check finds such dates.
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/**
 * Check functions for values that are not empty. They return whether the value follows the rule.
 */
const CHECKS: Readonly<Record<Exclude<FormRule['kind'], 'checked' | 'one_of'>, (value: string, rule: FormRule) => boolean>> = {
  required: () => true,
  letters: (value) => LETTERS.test(value),
  no_digits: (value) => !DIGIT.test(value),
  has_digit: (value) => DIGIT.test(value),
  full_name: (value) => LETTERS.test(value) && value.split(' ').length <= FULL_NAME_WORDS_MAX && countCharacters(value.replace(/[^\p{L}\p{M}]/gu, '')) >= FULL_NAME_LETTERS_MIN,
  email: (value) => value.length <= FORM_TABLE.email_max_characters && EMAIL.test(value),
  country_code: (value) => value.startsWith('+'),
  phone: isValidPhone,
  code: (value) => /^[0-9]{4}$/.test(value),
  choice: (value, { choices }) => choices?.includes(value) ?? false,
  year: (value) => /^(?:19[5-9]\d|20\d{2}|2100)$/.test(value),
  row_id: (value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= ROW_ID_MAX,
  date: isDate,
  uuid: (value) => UUID.test(value),
  // Only the server knows the list of common passwords, so this check always passes.
  uncommon: () => true,
  min_length: (value, { limit = 0 }) => countCharacters(value) >= limit,
  max_length: (value, { limit = Infinity }) => countCharacters(value) <= limit,
}

function followsRule(rule: FormRule, value: string, values: FormValues): boolean {
  if (rule.kind === 'one_of') return rule.fields?.some((key) => !['', '0'].includes(values[key] ?? '')) ?? false
  if (rule.kind === 'checked') return value === '1'
  return value === '' ? rule.kind !== 'required' : CHECKS[rule.kind](value, rule)
}

/**
 * Returns the first rule that the value of a field breaks. Returns undefined if the value follows
 * all rules.
 */
function findBrokenRule(field: FormField, values: FormValues): FormRule | undefined {
  if (field.may_be_absent && values[field.key] === undefined) return undefined
  const value = values[field.key] ?? ''
  if (!field.is_secret) {
    const limit = field.is_multiline ? FORM_TABLE.message_max_characters : FORM_TABLE.value_max_characters
    if (CONTROL.test(field.is_multiline ? value.replace(/[\n\r\t]/g, '') : value)) return { kind: 'choice', text: 'Contains a control character' }
    if (countCharacters(value) > limit) return { kind: 'max_length', text: `At most ${limit} characters` }
  }
  if (field.unless && values[field.unless[0]] === field.unless[1]) return undefined
  return field.rules?.find((rule) => !followsRule(rule, value, values))
}

/**
 * Returns the error text of the first broken rule by field. The fields are in the order of the
 * form. The server checks the same rules.
 */
export function findProblems(form: FormName, values: FormValues): FormValues {
  const problems = getFields(form).map((field) => [field.key, findBrokenRule(field, values)?.text] as const)
  return Object.fromEntries(problems.filter((problem): problem is [string, string] => problem[1] !== undefined))
}

/**
 * Returns the error text of a field before the form is submitted. A field that is still empty has
 * no error yet.
 */
export function findLiveProblem(form: FormName, key: string, values: FormValues): string | undefined {
  const field = getFields(form).find((each) => each.key === key)
  const rule = field && (values[key] ?? '') !== '' ? findBrokenRule(field, values) : undefined
  return rule && (rule.live_text ?? rule.text)
}
