import '@/shared/texts/addUniversityTexts'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiProblem } from '@/shared/api/problem'
import { Shell } from '@/shared/shell/Shell'
import { RESULTS_ID } from '@/shared/ui/focusResults'
import { PageError } from '../views/PageError'
import { PageSkeleton } from '../views/PageSkeleton'
import classes from './page.module.css'

interface PageFrameProps<Thing> {
  /** The accessible name of the main part. */
  readonly label: string
  /** The kind of thing, named in the error when it is not found. */
  readonly noun: 'institute' | 'campus' | 'discipline'
  readonly found: {
    readonly data: Thing | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly getTitle: (thing: Thing) => string
  readonly children: (thing: Thing) => ReactNode
}

/** A page about one thing: its content, a skeleton or an error, with a matching document title. */
export function PageFrame<Thing>({ label, noun, found: { data, error, isFetching, refetch }, getTitle, children }: PageFrameProps<Thing>) {
  const { t } = useTranslation('university')
  const site = useTranslation().t('site.name')
  const problem = error === null ? undefined : toApiProblem(error)
  const title = data === undefined ? t(problem?.status === 404 ? `missing.${noun}` : 'loading') : getTitle(data)
  useDocumentTitle(`${title} · ${site}`)
  return (
    <Shell>
      <main id={RESULTS_ID} className={classes.page} aria-label={label} tabIndex={-1}>
        {data !== undefined ? (
          children(data)
        ) : problem ? (
          <PageError noun={noun} problem={problem} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )}
      </main>
    </Shell>
  )
}
