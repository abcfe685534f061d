import { useTranslation } from 'react-i18next'
import { Message } from '@/shared/ui/Message'
import type { Intent } from '../state/intents'
import type { ChosenChip } from './chips'
import { Chips } from './Chips'

interface EmptyResultProps {
  readonly text: string
  readonly chips: readonly ChosenChip[]
  readonly onRemove: (removal: Intent) => void
  readonly onClear: () => void
}

/** Nothing found: what helps, and each chosen thing to be taken away in one click. */
export function EmptyResult({ text, chips, onRemove, onClear }: EmptyResultProps) {
  const { t } = useTranslation()
  return (
    <Message title={t('empty.title')}>
      <ul>
        <li>{t('empty.widen')}</li>
        {text !== '' && <li>{t('empty.spelling', { text })}</li>}
      </ul>
      {chips.length > 0 && <p>{t('empty.removeOne')}</p>}
      <Chips chips={chips} onRemove={onRemove} onClear={onClear} />
    </Message>
  )
}
