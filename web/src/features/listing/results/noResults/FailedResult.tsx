import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ApiProblem } from '@/shared/api/problem'
import { Message } from '@/shared/ui/Message'

interface FailedResultProps {
  readonly problem: ApiProblem
  readonly isRetrying: boolean
  readonly onRetry: () => void
  /** Undefined if no filter is selected. */
  readonly onClear: (() => void) | undefined
  /** Undefined on the first page. */
  readonly onFirstPage: (() => void) | undefined
}

/** The reason of a failed search, the invalid fields of a rejected request, and a retry button. */
export function FailedResult({ problem, isRetrying, onRetry, onClear, onFirstPage }: FailedResultProps) {
  const { t } = useTranslation()
  return (
    <Message title={t(`failure.${problem.kind}`)} tone="danger">
      <p>{t(`failure.${problem.kind}Help`)}</p>
      {problem.fields.length > 0 && (
        <ul>
          {problem.fields.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>
              <bdi>
                {field}: {reason}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <Group>
        <Button onClick={onRetry} loading={isRetrying}>
          {t('failure.retry')}
        </Button>
        {onFirstPage && (
          <Button variant="default" onClick={onFirstPage}>
            {t('pages.toFirst')}
          </Button>
        )}
        {problem.kind === 'refused' && onClear && (
          <Button variant="default" onClick={onClear}>
            {t('chips.clearAll')}
          </Button>
        )}
      </Group>
    </Message>
  )
}
