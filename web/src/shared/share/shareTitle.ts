interface NamedPlace {
  readonly city: { readonly name: string }
  readonly country: { readonly name: string }
}

interface SharedCourse {
  readonly name: string
  readonly institute_name: string
  readonly country: { readonly name: string }
  readonly campus: NamedPlace | null
}

/** Joins the names. Repeated and missing names are left out. */
function joinNames(...names: readonly (string | undefined)[]): string {
  return [...new Set(names.filter((name) => name !== undefined && name !== ''))].join(', ')
}

/** Builds the text of a shared course: its name, university and place. */
export function buildCourseShareTitle({ name, institute_name, country, campus }: SharedCourse): string {
  return joinNames(name, institute_name, campus?.city.name, campus?.country.name ?? country.name)
}

/** Builds the text of a shared institute or campus: its name and place. */
export function buildInstituteShareTitle(name: string, country: { readonly name: string }, campus?: NamedPlace & { readonly name: string }): string {
  return joinNames(campus?.name, name, campus?.city.name, campus?.country.name ?? country.name)
}
