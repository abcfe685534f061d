import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { toApiProblem, isNotRetryable } from '@/shared/api/problem'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { buildCompareUrl } from '@/shared/routing/courseUrls'
import { comparedCourseQuery } from '../queries/comparedCourse'
import { parseComparedSlugs } from '../state/compareUrl'
import type { ComparedCourse } from '../views/comparedRows'
import type { FailedColumnView } from '../views/FailedColumns'

interface ComparisonPageState {
  /** The slugs or ids in the URL. */
  readonly slugs: readonly string[]
  readonly courses: readonly ComparedCourse[]
  /** The courses that could not be loaded. */
  readonly failed: readonly FailedColumnView[]
  readonly isLoading: boolean
  /** Removes the course from the URL. */
  readonly onRemove: (slug: string) => void
  /** The course as written in the URL, which may be its id or a former slug. */
  readonly getUrlReference: (course: ComparedCourse) => string
}

/** The comparison of the URL. Each course has its own request, so one failure leaves the others visible. */
export function useComparison(): ComparisonPageState {
  const { search } = useLocation()
  const navigate = useNavigate()
  const slugs = parseComparedSlugs(search)
  const answers = useQueries({ queries: slugs.map(comparedCourseQuery) })
  const named = new Map(answers.flatMap(({ data }, index) => (data ? [[data.id, slugs[index] ?? data.slug] as const] : [])))
  const failed = answers.flatMap(({ error, isFetching, refetch }, index) =>
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
    courses: [...new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))).values()],
    failed,
    isLoading: answers.some(({ isPending }) => isPending),
    onRemove: (gone) => {
      const rest = slugs.filter((slug) => slug !== gone)
      void navigate(buildCompareUrl(rest, parseCurrency(new URLSearchParams(search))))
    },
    getUrlReference: ({ id, slug }) => named.get(id) ?? slug,
  }
}
