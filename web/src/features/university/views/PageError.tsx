import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isNotRetryable, isWithdrawn, type ApiProblem } from '@/shared/api/problem'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'

/** The kind of page, which selects the error texts. */
export type PageKind = 'institute' | 'campus' | 'discipline' | 'country' | 'list'

interface PageErrorProps {
  readonly kind: PageKind
  readonly problem: ApiProblem
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/**
 * Returns the text key of the title of a page whose item is withdrawn or does not exist. Only
 * institutes and campuses have a title of their own for withdrawn items.
 */
export function getMissingKey(kind: PageKind, problem: ApiProblem) {
  return isWithdrawn(problem) && (kind === 'institute' || kind === 'campus') ? (`gone.${kind}` as const) : (`missing.${kind}` as const)
}

/**
 * Shows an error instead of the page. If the item is withdrawn or does not exist, or if the request
 * was rejected, a link leads to all courses. For other errors, there is a retry button.
 */
export function PageError({ kind, problem, isRetrying, onRetry }: PageErrorProps) {
  const { t } = useTranslation('university')
  const translateSite = useTranslation().t
  if (isNotRetryable(problem))
    return (
      <Message title={t(getMissingKey(kind, problem))} level={1}>
        <p>{t(isWithdrawn(problem) ? 'gone.help' : 'missing.help')}</p>
        <a className={controls.strong} href={PATHS.course}>
          {translateSite('site.toCourses')}
        </a>
      </Message>
    )
  const [title, help] =
    problem.kind === 'unreachable'
      ? [translateSite('failure.unreachable'), translateSite('failure.unreachableHelp')]
      : problem.kind === 'unavailable'
        ? [t('failed.unavailable'), t('failed.unavailableHelp')]
        : [t('failed.unexpected'), t('failed.unexpectedHelp')]
  return (
    <Message title={title} level={1} tone="danger">
      <p>{help}</p>
      <Button onClick={onRetry} loading={isRetrying}>
        {t('retry')}
      </Button>
    </Message>
  )
}
