import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { asProblem, leadsNowhere } from '@/shared/api/problem'
import { currencyOf } from '@/shared/money/currencyAddress'
import { compareAddress } from '@/shared/routing/courseAddress'
import { comparedCourse } from '../queries/comparedCourse'
import { comparedIn } from '../state/compareAddress'
import type { ComparedCourse } from '../views/comparedRows'
import type { FailedColumnView } from '../views/FailedColumns'

interface Comparison {
  /** What the address names. */
  readonly slugs: readonly string[]
  readonly courses: readonly ComparedCourse[]
  /** Those that could not be had. */
  readonly failed: readonly FailedColumnView[]
  readonly isLoading: boolean
  /** Writes an address without the course. */
  readonly onRemove: (slug: string) => void
  /** The name under which the address has a course, which may be its id or an old slug. */
  readonly namedAs: (course: ComparedCourse) => string
}

/** The comparison of the address; each course is asked for by itself, so that one that fails takes none with it. */
export function useComparison(): Comparison {
  const { search } = useLocation()
  const navigate = useNavigate()
  const slugs = comparedIn(search)
  const answers = useQueries({ queries: slugs.map(comparedCourse) })
  const named = new Map(answers.flatMap(({ data }, index) => (data ? [[data.id, slugs[index] ?? data.slug] as const] : [])))
  const failed = answers.flatMap(({ error, isFetching, refetch }, index) =>
    error === null
      ? []
      : [
          {
            slug: slugs[index] ?? '',
            isMissing: leadsNowhere(asProblem(error)),
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
      void navigate(compareAddress(rest, currencyOf(new URLSearchParams(search))))
    },
    namedAs: ({ id, slug }) => named.get(id) ?? slug,
  }
}
