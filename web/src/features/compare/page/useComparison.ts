import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { toApiProblem, isNotRetryable } from '@/shared/api/problem'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { buildCompareUrl } from '@/shared/routing/courseUrls'
import { comparedCourseQuery } from '../queries/comparedCourse'
import { parseComparedSlugs } from '../state/compareUrl'
import type { ComparedCourse } from '../views/comparedRows'
import type { FailedColumn } from '../views/FailedColumns'

interface ComparisonPageState {
  /** The slugs or ids in the URL. */
  readonly slugs: readonly string[]
  readonly courses: readonly ComparedCourse[]
  /** The courses that could not be loaded. */
  readonly failed: readonly FailedColumn[]
  readonly isLoading: boolean
  /** Removes the course from the URL. */
  readonly onRemove: (slug: string) => void
  /** The slug, former slug or id of the course in the URL. */
  readonly getUrlReference: (course: ComparedCourse) => string
}

/** Loads the courses of the URL. Each course has its own request, so that one failure does not hide the other courses. */
export function useComparison(): ComparisonPageState {
  const { search } = useLocation()
  const navigate = useNavigate()
  const slugs = parseComparedSlugs(search)
  const queries = useQueries({ queries: slugs.map(comparedCourseQuery) })
  const urlReferences = new Map(queries.flatMap(({ data }, index) => (data ? [[data.id, slugs[index] ?? data.slug] as const] : [])))
  const failed = queries.flatMap(({ error, isFetching, refetch }, index) =>
    error === null
      ? []
      : [
          {
            slug: slugs[index] ?? '',
            isMissing: isNotRetryable(toApiProblem(error)),
            isRetrying: isFetching,
            onRetry: () => void refetch(),
          },
        ],
  )
  return {
    slugs,
    courses: [...new Map(queries.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))).values()],
    failed,
    isLoading: queries.some(({ isPending }) => isPending),
    onRemove: (removed) => {
      const remaining = slugs.filter((slug) => slug !== removed)
      void navigate(buildCompareUrl(remaining, parseCurrency(new URLSearchParams(search))))
    },
    getUrlReference: ({ id, slug }) => urlReferences.get(id) ?? slug,
  }
}
