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
  /** The slugs or ids in the URL, one for each course. */
  readonly slugs: readonly string[]
  readonly courses: readonly ComparedCourse[]
  /** The courses that could not be loaded. */
  readonly failed: readonly FailedColumn[]
  readonly isLoading: boolean
  /** Removes the course from the URL. */
  readonly onRemove: (slug: string) => void
  /** Returns the slug, former slug or id by which the URL refers to the course. */
  readonly getUrlReference: (course: ComparedCourse) => string
}

/** Loads the courses of the URL. Each course has its own request, so that one failure does not hide the other courses. */
export function useComparison(): ComparisonPageState {
  const { search } = useLocation()
  const navigate = useNavigate()
  const references = parseComparedSlugs(search)
  const queries = useQueries({ queries: references.map(comparedCourseQuery) })
  // Two references can mean the same course, for example its id and its slug. Only the first one is
  // shown.
  const columns = queries
    .map(({ data, error, isFetching, refetch }, index) => ({ slug: references[index] ?? '', data, error, isFetching, refetch }))
    .filter(({ data }, index) => data === undefined || queries.findIndex((each) => each.data?.id === data.id) === index)
  const slugs = columns.map(({ slug }) => slug)
  const failed = columns.flatMap(({ slug, error, isFetching, refetch }) =>
    error === null
      ? []
      : [
          {
            slug,
            isMissing: isNotRetryable(toApiProblem(error)),
            isRetrying: isFetching,
            onRetry: () => void refetch(),
          },
        ],
  )
  return {
    slugs,
    courses: columns.flatMap(({ data }) => data ?? []),
    failed,
    isLoading: queries.some(({ isPending }) => isPending),
    onRemove: (removed) => {
      const remaining = slugs.filter((slug) => slug !== removed)
      void navigate(buildCompareUrl(remaining, parseCurrency(new URLSearchParams(search))))
    },
    getUrlReference: ({ id, slug }) => columns.find(({ data }) => data?.id === id)?.slug ?? slug,
  }
}
