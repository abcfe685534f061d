import table from '../../../forms.json'

type RuleKind =
  | 'required' | 'checked' | 'one_of' | 'letters' | 'no_digits' | 'has_digit' | 'full_name' | 'email' | 'country_code' | 'phone'
  | 'code' | 'choice' | 'year' | 'row_id' | 'date' | 'uuid' | 'uncommon' | 'min_length' | 'max_length'

/** text: shown under the field. live_text: shown before the form is submitted. */
export interface FormRule {
  readonly kind: RuleKind
  readonly text: string
  readonly live_text?: string
  readonly limit?: number
  readonly choices?: readonly string[]
  readonly fields?: readonly string[]
}

/** unless: the rules do not apply while that field has that value. may_be_absent: the rules apply only if the key is sent. */
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

/** The rules of all forms. The server exports the file and enforces the same rules. */
export const FORM_TABLE = table as unknown as FormTable

export const getFields = (form: FormName) => FORM_TABLE.forms[form].fields

/** The values that a field may have; empty if it may have any. */
export function getChoices(form: FormName, key: string): readonly string[] {
  const field = getFields(form).find((each) => each.key === key)
  return field?.rules?.find(({ kind }) => kind === 'choice')?.choices ?? []
}
