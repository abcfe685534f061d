import '@/shared/texts/scholarship/addScholarshipTexts'
import { Button, Skeleton } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiProblem, type ApiProblem } from '@/shared/api/problem'
import { PATHS } from '@/shared/routing/paths'
import { NearNames } from '@/shared/searchBox/NearNames'
import { Breadcrumbs, type Crumb } from '@/shared/shell/Breadcrumbs'
import { Shell } from '@/shared/shell/Shell'
import controls from '@/shared/ui/controls.module.css'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { Message } from '@/shared/ui/Message'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import classes from './ScholarshipFrame.module.css'

interface ScholarshipFrameProps {
  readonly title: string
  /** The breadcrumbs between the home page and this page. */
  readonly parents?: readonly Crumb[]
  readonly children: ReactNode
}

/** The layout of a page about scholarships: the title, the breadcrumbs and the content. */
export function ScholarshipFrame({ title, parents = [], children }: ScholarshipFrameProps) {
  const site = useTranslation().t('site.name')
  useDocumentTitle(`${title} · ${site}`)
  return (
    <Shell trail={<Breadcrumbs crumbs={[...parents, { name: title }]} />}>
      <main id={RESULTS_ID} className={classes.page} aria-label={title} tabIndex={-1}>
        {children}
      </main>
    </Shell>
  )
}

export function PageHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </header>
  )
}

interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  /** The heading level of an error. It is 1 if the error replaces the whole page. */
  readonly level?: 1 | 2
  readonly children: (data: Data) => ReactNode
}

/** Shows the data of a query, a skeleton or an error. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, level = 2, children }: LoadedProps<Data>) {
  const { t } = useTranslation('scholarship')
  if (error !== null && error !== undefined) return <Problem problem={toApiProblem(error)} level={level} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (data !== undefined) return children(data)
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="12rem" aria-hidden />
      <Skeleton height="12rem" aria-hidden />
    </>
  )
}

/** Returns the text key of an error that a retry cannot solve. */
function getFinalKey({ kind, status }: ApiProblem) {
  return status === 410 ? 'gone' : status === 404 ? 'missing' : kind === 'refused' ? 'refused' : undefined
}

/** Returns a function that returns the title of an error. */
export function useErrorTitle() {
  const { t } = useTranslation('scholarship')
  const translateSite = useTranslation().t
  return (problem: ApiProblem) => (problem.kind === 'unreachable' ? translateSite('failure.unreachable') : t(getFinalKey(problem) ?? 'failed'))
}

interface ProblemProps {
  readonly problem: ApiProblem
  readonly level: 1 | 2
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/**
 * An error. For a withdrawn or unknown scholarship and for a rejected request, a link leads to the
 * scholarship search. For other errors, there is a retry button.
 */
function Problem({ problem, level, isRetrying, onRetry }: ProblemProps) {
  const { t } = useTranslation('scholarship')
  const translateSite = useTranslation().t
  const title = useErrorTitle()(problem)
  const final = getFinalKey(problem)
  if (final !== undefined)
    return (
      <>
        <Message title={title} level={level}>
          <p>{t(`${final}Help`)}</p>
          <a className={controls.strong} href={PATHS.scholarships}>
            {t('toAll')}
          </a>
        </Message>
        {level === 1 && <NearNames />}
      </>
    )
  const isOffline = problem.kind === 'unreachable'
  return (
    <Message title={title} level={level} tone="danger">
      <p>{isOffline ? translateSite('failure.unreachableHelp') : t('failedHelp')}</p>
      <Button onClick={onRetry} loading={isRetrying}>
        {t('retry')}
      </Button>
    </Message>
  )
}
