/**
 * Texts with the plural forms of Arabic. English has the forms `one` and `other` only.
 * The form is chosen by `Intl.PluralRules`: 0, 1, 2, 3 to 10, 11 to 99, and other numbers.
 */
export type WithArabicForms<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : WithArabicForms<Tree[Key]>
} & {
  readonly [Key in keyof Tree as Key extends `${infer Stem}_other` ? `${Stem}_${'zero' | 'two' | 'few' | 'many'}` : never]: string
}
