import type { Option } from '@/shared/options/options'
import type { HeroState } from './heroState'
import type { NamedValue } from '@/shared/names/names'
import { matchesName } from './textMatch'

export interface DisciplineValue extends NamedValue {
  readonly courses_count: number
}

/** A discipline or specialization that matches the typed text. */
export interface FoundSubject extends NamedValue {
  readonly kind: 'discipline' | 'specialization'
  readonly context: readonly string[]
  readonly course_count: number | null
}

const buildId = (kind: FoundSubject['kind'], slug: string) => `${kind}:${slug}`

/** Lists the matching disciplines and specializations. If the text is empty, lists all disciplines. */
export function buildCourseOptions(
  { text, disciplines: selected, specializations }: Pick<HeroState, 'text' | 'disciplines' | 'specializations'>,
  disciplines: readonly DisciplineValue[],
  found: readonly FoundSubject[],
): readonly Option[] {
  const foundSlugs = new Set(found.map(({ kind, slug }) => buildId(kind, slug)))
  const matching = disciplines.filter((each) => text.trim() === '' || matchesName(each, text) || foundSlugs.has(buildId('discipline', each.slug)))
  return [
    ...matching.map(
      ({ slug, name, courses_count }): Option => ({
        id: buildId('discipline', slug),
        name,
        count: courses_count,
        isSelected: selected.some((each) => each.slug === slug),
        isDisabled: courses_count === 0,
      }),
    ),
    ...(text.trim() === '' ? [] : found.filter(({ kind }) => kind === 'specialization')).map(
      ({ slug, name, context, course_count }): Option => ({
        id: buildId('specialization', slug),
        name,
        area: context[0],
        count: course_count,
        isSelected: specializations.some((each) => each.slug === slug),
      }),
    ),
  ]
}

/** Splits the id of an option into its kind and slug: `discipline:law`. */
export function parseCourseOptionId(id: string): { readonly kind: FoundSubject['kind']; readonly slug: string } {
  const [kind, slug = ''] = id.split(':')
  return { kind: kind === 'specialization' ? 'specialization' : 'discipline', slug }
}
