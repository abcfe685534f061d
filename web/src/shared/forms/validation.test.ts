import { expect, test } from 'vitest'
import examples from '../../../../tests/form_examples.json'
import { LOADERS } from '@/shared/texts/i18n'
import { FORM_TABLE, getFields, type FormName, type FormRule } from './formTable'
import { findLiveProblem, findProblems, type FormValues } from './validation'

interface Examples {
  readonly valid: FormValues
  readonly level_c: FormValues
  /** Values that pass a rule at its limit, such as a name of exactly 25 characters. */
  readonly right: readonly (readonly [form: FormName, field: string, value: string])[]
  readonly wrong: readonly (readonly [form: FormName, field: string, value: string, text: string])[]
}

/** A test of the server reads the same file, because the server has the same rules. */
const EXAMPLES = examples as unknown as Examples
const FORMS = Object.keys(FORM_TABLE.forms) as FormName[]
/** Only the server knows the list of common passwords, so this rule is not tested here. */
const ON_THE_SERVER = 'This password is too common'

function buildValidValues(form: FormName): FormValues {
  const keys = getFields(form).map(({ key }) => key)
  const level = EXAMPLES.level_c[form]
  return { ...Object.fromEntries(Object.entries(EXAMPLES.valid).filter(([key]) => keys.includes(key))), ...(level === undefined ? {} : { level_c: level }) }
}

test.each(FORMS)('valid values of %s are accepted', (form) => {
  expect(findProblems(form, buildValidValues(form))).toEqual({})
})

test.each(EXAMPLES.wrong.filter(([, , , text]) => text !== ON_THE_SERVER))('%s: %s = "%s" gets its text', (form, field, value, text) => {
  expect(findProblems(form, { ...buildValidValues(form), [field]: value })).toEqual({ [field]: text })
})

test.each(EXAMPLES.right)('%s: %s = "%s" is accepted', (form, field, value) => {
  expect(findProblems(form, { ...buildValidValues(form), [field]: value })).not.toHaveProperty(field)
})

/** Builds a value that breaks a rule of this kind, but no earlier rule of the field. */
const WRONG: Readonly<Record<FormRule['kind'], (rule: FormRule) => string>> = {
  required: () => '',
  checked: () => '0',
  one_of: () => '',
  letters: () => 'A_b',
  no_digits: () => 'Al1 Khan',
  has_digit: () => 'abcdefghij',
  full_name: () => 'Ali',
  email: () => 'a@b',
  country_code: () => '03001234567',
  phone: () => '+9212',
  code: () => '12345',
  choice: () => 'something else',
  year: () => '1949',
  row_id: () => '2147483648',
  date: () => '2026-02-30',
  uuid: () => 'x',
  uncommon: () => '',
  min_length: ({ limit = 0 }) => 'a'.repeat(limit - 1),
  max_length: ({ limit = 0 }) => 'a'.repeat(limit + 1),
}
const rows = FORMS.flatMap((form) => getFields(form).flatMap((field) => (field.rules ?? []).filter(({ kind }) => kind !== 'uncommon').map((rule) => ({ form, field, rule }))))

test.each(rows)('$form: $field.key breaks the rule $rule.kind', ({ form, field, rule }) => {
  const others = Object.fromEntries((rule.fields ?? []).map((key) => [key, '']))
  const values = { ...buildValidValues(form), ...others, [field.key]: WRONG[rule.kind](rule) }
  expect(findProblems(form, values)[field.key]).toBe(rule.text)
  if (rule.live_text !== undefined) expect(findLiveProblem(form, field.key, values)).toBe(rule.live_text)
})

test.each(Object.entries(LOADERS))('every text of the rules is translated: %s', async (_language, load) => {
  const messages = (await load()).default.formMessages as Readonly<Record<string, string>>
  const texts = new Set([...rows.map(({ rule }) => rule.text), ...rows.flatMap(({ rule }) => rule.live_text ?? [])])
  expect([...texts].filter((text) => messages[text] === undefined)).toEqual([])
})

test.each([
  ['محمد علی', true], ['Zoë-Marie', true], ['O’Neill', true], ['Ali  Khan', false], ['Ali-', false], ['<b>Ali</b>', false], ['Ali٣', false],
])('names have letters of every script: %s', (name, isAccepted) => {
  expect(findProblems('registration', { ...buildValidValues('registration'), first_name: name })).toEqual(isAccepted ? {} : { first_name: 'Invalid - should be a character' })
})

test('a field that is still empty is not wrong before the form is submitted', () => {
  expect(findLiveProblem('apply', 'first_name', {})).toBeUndefined()
})
