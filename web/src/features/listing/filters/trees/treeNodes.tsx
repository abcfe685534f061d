import type { components } from '@/shared/api/schema'
import { formatCount } from '@/shared/format/numbers'
import type { CheckTreeNode } from '@/shared/ui/checkTreeRows'
import { Flag } from '@/shared/ui/Flag'
import { toNodeId } from '../../state/treeSelection'
import type { CountedPlaces } from './placeCounts'

type LevelGroups = readonly components['schemas']['DegreeLevelGroupOption'][]

const buildCountProps = (count: number | undefined, tag: string) =>
  count === undefined ? { isEmpty: false } : { count: formatCount(count, tag), isEmpty: count === 0 }

export function buildPlaceNodes(countries: CountedPlaces, tag: string): CheckTreeNode[] {
  return countries.map((country) => ({
    id: toNodeId('countries', country.slug),
    label: country.name,
    englishLabel: country.englishName,
    ...buildCountProps(country.course_count, tag),
    leading: <Flag iso2={country.iso2} />,
    children: country.states.map((state) => ({
      id: toNodeId('states', state.slug),
      label: state.state_name,
      englishLabel: state.englishName,
      ...buildCountProps(state.course_count, tag),
      children: state.cities.map((city) => ({
        id: toNodeId('cities', city.slug),
        label: city.city_name,
        englishLabel: city.englishName,
        ...buildCountProps(city.course_count, tag),
        children: [],
      })),
    })),
  }))
}

export function buildLevelNodes(groups: LevelGroups, tag: string): CheckTreeNode[] {
  return groups.map((group) => ({
    id: toNodeId('types', group.slug),
    label: group.name,
    isInterpreted: group.interpreted,
    ...buildCountProps(group.course_count, tag),
    children: group.degree_levels.map((level) => ({
      id: toNodeId('levels', level.slug),
      label: level.display_name,
      isInterpreted: level.interpreted,
      ...buildCountProps(level.course_count, tag),
      children: [],
    })),
  }))
}
