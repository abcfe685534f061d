import { useTranslation } from 'react-i18next'
import type { ApiProblem } from '@/shared/api/problem'
import { shortenText } from '@/shared/format/shortenText'
import { Button } from '@/shared/ui/Button'
import { Message } from '@/shared/ui/Message'
import type { ListingAction } from '../../state/listingReducer'
import type { ListingState } from '../../state/listingState'
import { findRejection } from './rejectedValues'
import classes from './FailedResult.module.css'

interface FailedResultProps {
  readonly problem: ApiProblem
  readonly state: ListingState
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly onRemove: (action: ListingAction) => void
  /** Clears all filters. If undefined, there is no button for this. */
  readonly onClear: (() => void) | undefined
  /** Opens the first page. If undefined, there is no button for this. */
  readonly onFirstPage: (() => void) | undefined
}

/** The message for a failed search. If the request was rejected, the message lists the invalid values with buttons to remove them. */
export function FailedResult({ problem, state, isRetrying, onRetry, onRemove, onClear, onFirstPage }: FailedResultProps) {
  const { t } = useTranslation()
  const { values, hasPage, hasOther } = findRejection(problem.fields, state)
  return (
    <Message title={t(`failure.${problem.kind}`)} tone="danger">
      <p>{t(`failure.${problem.kind}Help`)}</p>
      {problem.fields.length > 0 && (
        <ul>
          {values.map(({ list, value }) => (
            <li key={`${list} ${value}`}>{t(`failure.noValue.${list}`, { name: shortenText(value) })}</li>
          ))}
          {hasPage && <li>{t('failure.page', { page: state.page })}</li>}
          {hasOther && <li>{t('failure.otherFilter')}</li>}
        </ul>
      )}
      <div className={classes.buttons}>
        {values.map(({ list, value }) => (
          <Button key={`${list} ${value}`} onClick={() => onRemove({ type: 'toggleValue', list, value })}>
            {t('failure.removeValue', { name: shortenText(value) })}
          </Button>
        ))}
        {problem.kind !== 'refused' && (
          <Button onClick={onRetry} disabled={isRetrying} aria-busy={isRetrying}>
            {t('failure.retry')}
          </Button>
        )}
        {onFirstPage && (
          <Button tone="second" onClick={onFirstPage}>
            {t('pages.toFirst')}
          </Button>
        )}
        {problem.kind === 'refused' && onClear && (
          <Button tone="second" onClick={onClear}>
            {t('chips.clearAll')}
          </Button>
        )}
      </div>
    </Message>
  )
}
