import '@/shared/texts/bundles/addUniversityTexts'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotRetryable, toApiProblem } from '@/shared/api/problem'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { NearNames } from '@/shared/searchBox/NearNames'
import { Breadcrumbs, type Crumb } from '@/shared/shell/Breadcrumbs'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { PageError, useErrorTitle, type PageKind } from '../views/PageError'
import { PageSkeleton } from '../views/PageSkeleton'
import classes from './page.module.css'

interface PageFrameProps<Data> {
  /** The accessible name of the main element. */
  readonly label: string
  /** The kind of page, which selects the error texts. */
  readonly kind: PageKind
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly getTitle: (data: Data) => string
  /** Returns the breadcrumbs above this page. */
  readonly getParents?: (data: Data) => readonly Crumb[]
  /** Returns the name of this page in the breadcrumbs. */
  readonly getName: (data: Data) => string
  /**
   * Returns whether the page has sample data. If missing, the page counts as sample data if the
   * catalogue contains any.
   */
  readonly isSample?: (data: Data) => boolean
  readonly children: (data: Data) => ReactNode
}

/**
 * The layout of a page about an institute, a campus, a discipline or a country, or of a list. Shows
 * the content, a skeleton or an error.
 */
export function PageFrame<Data>({ label, kind, query: { data, error, isFetching, refetch }, getTitle, getParents, getName, isSample, children }: PageFrameProps<Data>) {
  const { t } = useTranslation('university')
  const site = useTranslation().t('site.name')
  const getErrorTitle = useErrorTitle()
  const problem = error === null ? undefined : toApiProblem(error)
  const title = data === undefined ? (problem ? getErrorTitle(kind, problem) : t('loading')) : getTitle(data)
  useDocumentTitle(`${title} · ${site}`)
  return (
    <Shell trail={<Breadcrumbs isOfCourses={kind !== 'country' && kind !== 'list'} crumbs={data === undefined ? [] : [...(getParents?.(data) ?? []), { name: getName(data) }]} />}>
      <main id={RESULTS_ID} className={classes.page} aria-label={label} tabIndex={-1}>
        {problem === undefined && <SampleNotice isSample={data && isSample?.(data)} />}
        {data !== undefined ? (
          children(data)
        ) : problem ? (
          <>
            <PageError kind={kind} problem={problem} isRetrying={isFetching} onRetry={() => void refetch()} />
            {isNotRetryable(problem) && <NearNames />}
          </>
        ) : (
          <PageSkeleton />
        )}
      </main>
    </Shell>
  )
}
