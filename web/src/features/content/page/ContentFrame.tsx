import '@/shared/texts/content/addContentTexts'
import { Button, Skeleton } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotRetryable, isWithdrawn, toApiProblem } from '@/shared/api/problem'
import { PATHS } from '@/shared/routing/paths'
import { NearNames } from '@/shared/searchBox/NearNames'
import { Breadcrumbs, type Crumb } from '@/shared/shell/Breadcrumbs'
import { Shell } from '@/shared/shell/Shell'
import controls from '@/shared/ui/controls.module.css'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Message } from '@/shared/ui/Message'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import classes from './ContentFrame.module.css'

/** The state of the request that the whole page needs. */
export interface PageQuery {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface ContentFrameProps {
  /** The title in the browser and in the breadcrumbs. Undefined until the page has loaded. */
  readonly title: string | undefined
  readonly parents?: readonly Crumb[]
  readonly isOfCourses?: boolean
  readonly query?: PageQuery
  readonly children: ReactNode
}

/**
 * The frame of the pages with content, such as articles, the contact page, and groups of institutes.
 * Inside, it shows the content, a skeleton while the data loads, or an error.
 */
export function ContentFrame({ title, parents = [], isOfCourses = false, query, children }: ContentFrameProps) {
  const { t } = useTranslation('content')
  const site = useTranslation().t('site.name')
  const hasFailed = title === undefined && query !== undefined && query.error !== null
  const shown = title ?? (hasFailed ? t(getFailureKey(query.error)) : t('loading'))
  useDocumentTitle(`${shown} · ${site}`)
  return (
    <Shell trail={<Breadcrumbs crumbs={title === undefined ? [] : [...parents, { name: title }]} isOfCourses={isOfCourses} />}>
      <main id={RESULTS_ID} tabIndex={-1} className={classes.page} aria-label={shown}>
        {title !== undefined ? children : hasFailed ? <Failure {...query} parent={parents.at(-1)} /> : <Loading />}
      </main>
    </Shell>
  )
}

/**
 * A skeleton of the page while its data loads. The space below keeps the footer out of the window,
 * so that the code of the footer does not load yet.
 */
function Loading() {
  const { t } = useTranslation('content')
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="3rem" width="60%" aria-hidden />
      <Skeleton height="16rem" mb="100vh" data-pending aria-hidden />
    </>
  )
}

function getFailureKey(error: unknown) {
  const problem = toApiProblem(error)
  if (isWithdrawn(problem)) return 'gone.title'
  return isNotRetryable(problem) ? 'missing.title' : 'failed.title'
}

/**
 * An error. A withdrawn page links to the list that contained it, if there is such a list. Other
 * withdrawn and unknown pages link to all courses. For other errors, there is a retry button.
 */
function Failure({ error, isFetching, refetch, parent }: PageQuery & { readonly parent: Crumb | undefined }) {
  const { t } = useTranslation('content')
  const translateSite = useTranslation().t
  const problem = toApiProblem(error)
  if (isNotRetryable(problem))
    return (
      <>
        <Message title={t(getFailureKey(error))} level={1}>
          <p>{t(isWithdrawn(problem) ? 'gone.help' : 'missing.help')}</p>
          {isWithdrawn(problem) && parent?.href !== undefined ? (
            <a className={controls.strong} href={parent.href}>
              {parent.name}
            </a>
          ) : (
            <a className={controls.strong} href={PATHS.course}>
              {translateSite('site.toCourses')}
            </a>
          )}
        </Message>
        <NearNames />
      </>
    )
  const isOffline = problem.kind === 'unreachable'
  return (
    <Message title={isOffline ? translateSite('failure.unreachable') : t('failed.title')} level={1} tone="danger">
      <p>{isOffline ? translateSite('failure.unreachableHelp') : t('failed.help')}</p>
      <Button onClick={() => void refetch()} loading={isFetching}>
        {t('retry')}
      </Button>
    </Message>
  )
}
