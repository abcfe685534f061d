import type { components } from '@/shared/api/schema'
import { formatCount } from '@/shared/format/numbers'
import type { CheckTreeNode } from '@/shared/ui/checkTreeRows'
import { Flag } from '@/shared/ui/Flag'
import { nodeId } from '../state/treeSelection'
import type { CountedPlaces } from './placeCounts'

type LevelGroups = readonly components['schemas']['DegreeLevelGroupFacet'][]

const counted = (count: number | undefined, tag: string) =>
  count === undefined ? { isEmpty: false } : { count: formatCount(count, tag), isEmpty: count === 0 }

/** Countries with their states and cities as a tree. */
export function placeNodes(countries: CountedPlaces, tag: string): CheckTreeNode[] {
  return countries.map((country) => ({
    id: nodeId('countries', country.slug),
    label: country.name,
    ...counted(country.course_count, tag),
    leading: <Flag iso2={country.iso2} />,
    children: country.states.map((state) => ({
      id: nodeId('states', state.slug),
      label: state.state_name,
      ...counted(state.course_count, tag),
      children: state.cities.map((city) => ({
        id: nodeId('cities', city.slug),
        label: city.city_name,
        ...counted(city.course_count, tag),
        children: [],
      })),
    })),
  }))
}

/** Level types with their levels as a tree. */
export function levelNodes(groups: LevelGroups, tag: string): CheckTreeNode[] {
  return groups.map((group) => ({
    id: nodeId('types', group.slug),
    label: group.name,
    ...counted(group.course_count, tag),
    children: group.degree_levels.map((level) => ({
      id: nodeId('levels', level.slug),
      label: level.display_name,
      ...counted(level.course_count, tag),
      children: [],
    })),
  }))
}
