import { useMemo } from 'react'
import type { components } from '@/shared/api/schema'
import { useNames } from '@/shared/names/useNames'

type SearchFacets = components['schemas']['SearchFacets']

/**
 * Translates the names of disciplines and degree levels in the facets. Disciplines are sorted by the
 * translated name.
 */
export function useTranslatedFacets(facets: SearchFacets | undefined): SearchFacets | undefined {
  const { translate, translateAndSort } = useNames()
  return useMemo(() => {
    if (!facets) return undefined
    const { disciplines, degree_levels } = facets
    return {
      ...facets,
      disciplines: disciplines && [...translateAndSort('disciplines', disciplines)],
      degree_levels:
        degree_levels?.map((group) => ({
          ...group,
          degree_levels: group.degree_levels.map((level) => {
            const { name: display_name } = translate('degree_levels', { slug: level.slug, name: level.display_name })
            return { ...level, display_name }
          }),
        })) ?? null,
    }
  }, [facets, translate, translateAndSort])
}
