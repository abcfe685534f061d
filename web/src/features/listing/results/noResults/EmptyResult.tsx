import '@/shared/texts/listing/addEmptyTexts'
import { useTranslation } from 'react-i18next'
import { shortenText } from '@/shared/format/shortenText'
import controls from '@/shared/ui/controls.module.css'
import { Message } from '@/shared/ui/Message'
import type { ListingAction } from '../../state/listingReducer'
import type { FilterChip } from '../chips/filterChip'
import { FilterChips } from '../chips/FilterChips'
import type { AlternativeSearches } from './alternativeSearches'
import { AlternativeSearchLinks } from './AlternativeSearchLinks'
import type { Relaxation } from './relaxations'
import classes from './EmptyResult.module.css'

interface EmptyResultProps {
  readonly text: string
  readonly chips: readonly FilterChip[]
  /** Filters whose removal finds courses. The filter with the most courses is first. */
  readonly relaxations: readonly Relaxation[]
  readonly alternatives: AlternativeSearches
  readonly onRemove: (action: ListingAction) => void
  readonly onClear: () => void
}

/**
 * The message for an empty result. The button of a relaxation clears one filter group, and shows how
 * many courses are found without this group. A chip removes one value. Links lead to other searches.
 */
export default function EmptyResult({ text, chips, relaxations, alternatives, onRemove, onClear }: EmptyResultProps) {
  const { t } = useTranslation()
  return (
    <Message title={t('empty.title')}>
      <ul>
        <li>{t('empty.widen')}</li>
        {text !== '' && <li>{t('empty.spelling', { text: shortenText(text) })}</li>}
      </ul>
      {relaxations.length > 0 && (
        <ul className={classes.steps}>
          {relaxations.map(({ id, label, action }, index) => (
            <li key={id}>
              <button type="button" className={index === 0 ? controls.strong : controls.second} onClick={() => onRemove(action)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && <p>{t('empty.removeOne')}</p>}
      <FilterChips chips={chips} onRemove={onRemove} onClear={onClear} />
      <AlternativeSearchLinks alternatives={alternatives} />
    </Message>
  )
}
