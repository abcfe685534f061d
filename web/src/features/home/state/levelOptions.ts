import { LEVEL_TYPE_IDS, type SelectedLevel } from './heroState'
import { matchesName } from './textMatch'
import type { NamedValue } from '@/shared/names/names'

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
  /** Whether the option is selected. Selecting a level type also selects its levels. */
  readonly isActive: boolean
  readonly level: SelectedLevel
}

/**
 * Lists the level types and levels that match the typed text. If a level type matches, all its
 * levels are listed. If a level matches, its type is listed, too.
 */
export function buildLevelOptions(groups: readonly LevelGroup[], text: string, selected: SelectedLevel): LevelOption[] {
  return groups.flatMap((group) => {
    const isGroupMatch = matchesName(group, text)
    const levels = group.degree_levels.filter((level) => isGroupMatch || matchesName(level, text))
    if (!isGroupMatch && levels.length === 0) return []
    const isType = selected.kind === 'type' && selected.slug === group.slug
    return [
      { ...toOptionFields(group), isType: true, isActive: isType, level: toSelectedType(group) },
      ...levels.map((level) => ({
        ...toOptionFields(level),
        isType: false,
        isActive: isType || (selected.kind === 'level' && selected.slug === level.slug),
        level: { kind: 'level', slug: level.slug, name: level.name } as const,
      })),
    ]
  })
}

function toOptionFields({ slug, name, course_count }: Level): Pick<LevelOption, 'id' | 'name' | 'count'> {
  return { id: slug, name, count: course_count }
}

function toSelectedType({ id, slug, name }: LevelGroup): SelectedLevel {
  const typeId = LEVEL_TYPE_IDS.find((each) => each === id)
  if (typeId === undefined) throw new Error(`degree_level/ returned a type with the id ${id}`)
  return { kind: 'type', id: typeId, slug, name }
}
