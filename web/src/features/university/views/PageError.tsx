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
function getMissingKey(kind: PageKind, problem: ApiProblem) {
  return isWithdrawn(problem) && (kind === 'institute' || kind === 'campus') ? (`gone.${kind}` as const) : (`missing.${kind}` as const)
}

/** Returns a function that returns the title and the explanation of an error that a retry can solve. */
function useFailureTexts() {
  const { t } = useTranslation('university')
  const translateSite = useTranslation().t
  return (problem: ApiProblem): readonly [string, string] => {
    if (problem.kind === 'unreachable') return [translateSite('failure.unreachable'), translateSite('failure.unreachableHelp')]
    return problem.kind === 'unavailable' ? [t('failed.unavailable'), t('failed.unavailableHelp')] : [t('failed.unexpected'), t('failed.unexpectedHelp')]
  }
}

/** Returns a function that returns the title of an error. The browser shows the same title as the page. */
export function useErrorTitle() {
  const { t } = useTranslation('university')
  const getFailureTexts = useFailureTexts()
  return (kind: PageKind, problem: ApiProblem) => (isNotRetryable(problem) ? t(getMissingKey(kind, problem)) : getFailureTexts(problem)[0])
}

/**
 * Shows an error instead of the page. If the item is withdrawn or does not exist, or if the request
 * was rejected, a link leads to all courses. For other errors, there is a retry button.
 */
export function PageError({ kind, problem, isRetrying, onRetry }: PageErrorProps) {
  const { t } = useTranslation('university')
  const translateSite = useTranslation().t
  const getFailureTexts = useFailureTexts()
  if (isNotRetryable(problem))
    return (
      <Message title={t(getMissingKey(kind, problem))} level={1}>
        <p>{t(isWithdrawn(problem) ? 'gone.help' : 'missing.help')}</p>
        <a className={controls.strong} href={PATHS.course}>
          {translateSite('site.toCourses')}
        </a>
      </Message>
    )
  const [title, help] = getFailureTexts(problem)
  return (
    <Message title={title} level={1} tone="danger">
      <p>{help}</p>
      <Button onClick={onRetry} loading={isRetrying}>
        {t('retry')}
      </Button>
    </Message>
  )
}
