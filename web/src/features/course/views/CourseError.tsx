import '@/shared/texts/bundles/addCourseTexts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isNotRetryable, isWithdrawn, type ApiProblem, type ProblemKind } from '@/shared/api/problem'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'

interface CourseErrorProps {
  readonly problem: ApiProblem
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

const TEXT_KEYS = {
  unreachable: ['failure.unreachable', 'failure.unreachableHelp'],
  unavailable: ['course.unavailable', 'course.unavailableHelp'],
  refused: ['course.missing', 'course.missingHelp'],
  unexpected: ['course.unexpected', 'course.unexpectedHelp'],
} as const satisfies Record<ProblemKind, readonly [string, string]>
const GONE_KEYS = ['course.gone', 'course.goneHelp'] as const

/** Returns the keys of the title and of the explanation of an error. */
export function getErrorKeys(problem: ApiProblem) {
  if (isWithdrawn(problem)) return GONE_KEYS
  return isNotRetryable(problem) ? TEXT_KEYS.refused : TEXT_KEYS[problem.kind]
}

/**
 * Shows an error instead of a course. If the course is withdrawn or does not exist, a link leads to
 * all courses. For other errors, there is a retry button.
 */
export function CourseError({ problem, isRetrying, onRetry }: CourseErrorProps) {
  const { t } = useTranslation()
  const isMissing = isNotRetryable(problem)
  const [title, help] = getErrorKeys(problem)
  return (
    <Message title={t(title)} level={1} tone={isMissing ? 'calm' : 'danger'}>
      <p>{t(help)}</p>
      {isMissing ? (
        <a className={controls.strong} href={PATHS.course}>
          {t('site.toCourses')}
        </a>
      ) : (
        <Button onClick={onRetry} loading={isRetrying}>
          {t('failure.retry')}
        </Button>
      )}
    </Message>
  )
}
