import table from '../../../forms.json'

type RuleKind =
  | 'required' | 'checked' | 'one_of' | 'letters' | 'no_digits' | 'has_digit' | 'full_name' | 'email' | 'country_code' | 'phone'
  | 'code' | 'choice' | 'year' | 'row_id' | 'date' | 'uuid' | 'uncommon' | 'min_length' | 'max_length'

/**
 * `text` is the error text of a broken rule. Until the form is submitted, `live_text` is shown instead, if the rule has
 * one.
 */
export interface FormRule {
  readonly kind: RuleKind
  readonly text: string
  readonly live_text?: string
  readonly limit?: number
  readonly choices?: readonly string[]
  readonly fields?: readonly string[]
}

/**
 * If `unless` names a field and that field has the given value, the rules do not apply. With
 * `may_be_absent`, the rules apply only if the key is sent.
 */
export interface FormField {
  readonly key: string
  readonly rules?: readonly FormRule[]
  readonly unless?: readonly [key: string, value: string]
  readonly may_be_absent?: boolean
  readonly is_multiline?: boolean
  readonly is_secret?: boolean
}

interface FormTable {
  readonly email_pattern: string
  readonly email_max_characters: number
  readonly value_max_characters: number
  readonly message_max_characters: number
  readonly forms: Readonly<Record<FormName, { readonly source?: string; readonly fields: readonly FormField[] }>>
}

export type FormName = keyof typeof table.forms

/** The rules of all forms. `forms.json` is generated from the rules that the server enforces. */
export const FORM_TABLE = table as unknown as FormTable

export const getFields = (form: FormName) => FORM_TABLE.forms[form].fields

/** Returns the allowed values of a field. Empty if any value is allowed. */
export function getChoices(form: FormName, key: string): readonly string[] {
  const field = getFields(form).find((each) => each.key === key)
  return field?.rules?.find(({ kind }) => kind === 'choice')?.choices ?? []
}
