export interface NamedValue {
  readonly slug: string
  readonly name: string
}
