import { LEVEL_TYPE_IDS, type SelectedLevel } from './heroState'
import { matches } from './textMatch'
import type { NamedValue } from './namedValue'

interface Level extends NamedValue {
  readonly course_count: number
}
interface LevelGroup {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly course_count: number
  readonly degree_levels: readonly Level[]
}
export interface LevelOption {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly isType: boolean
  /** Selected itself, or part of the selected type. */
  readonly isActive: boolean
  readonly level: SelectedLevel
}

/** Lists the types and their levels that match the typed text. A matching type includes all its levels. */
export function buildLevelOptions(groups: readonly LevelGroup[], text: string, chosen: SelectedLevel): LevelOption[] {
  return groups.flatMap((group) => {
    const isGroupMeant = matches(group.name, text)
    const levels = group.degree_levels.filter(({ name }) => isGroupMeant || matches(name, text))
    if (!isGroupMeant && levels.length === 0) return []
    const isType = chosen.kind === 'type' && chosen.slug === group.slug
    return [
      { ...base(group), isType: true, isActive: isType, level: toSelectedType(group) },
      ...levels.map((level) => ({
        ...base(level),
        isType: false,
        isActive: isType || (chosen.kind === 'level' && chosen.slug === level.slug),
        level: { kind: 'level', slug: level.slug, name: level.name } as const,
      })),
    ]
  })
}

function base({ slug, name, course_count }: Level): Pick<LevelOption, 'id' | 'name' | 'count'> {
  return { id: slug, name, count: course_count }
}

function toSelectedType({ id, slug, name }: LevelGroup): SelectedLevel {
  const known = LEVEL_TYPE_IDS.find((each) => each === id)
  if (known === undefined) throw new Error(`degree_level/ answered a type with the id ${id}`)
  return { kind: 'type', id: known, slug, name }
}
