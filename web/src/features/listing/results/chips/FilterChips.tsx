import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { focusResults } from '@/shared/ui/focusResults'
import { DirectedText } from '@/shared/ui/DirectedText'
import { Button } from '@/shared/ui/Button'
import type { ListingAction } from '../../state/listingReducer'
import type { FilterChip } from './filterChip'
import classes from './FilterChips.module.css'

interface FilterChipsProps {
  readonly chips: readonly FilterChip[]
  readonly onRemove: (action: ListingAction) => void
  readonly onClear: () => void
}

/**
 * The selected filters as chips. Each chip has a button that removes its filter. Another button
 * removes all filters.
 */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  const remove = (chip: HTMLElement, action: ListingAction) => {
    focusNeighbour(chip)
    onRemove(action)
  }
  const clear = () => {
    focusResults()
    onClear()
  }
  return (
    <div className={classes.row}>
      <ul className={classes.chips} aria-label={t('chips.label')}>
        {chips.map(({ id, name, removeAction }) => (
          <li key={id}>
            <UnstyledButton className={classes.chip} aria-label={t('chips.remove', { name })} onClick={({ currentTarget }) => remove(currentTarget, removeAction)}>
              <DirectedText className={classes.name} text={name} />
              <IconX size={14} stroke={2} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button tone="text" className={classes.clear} onClick={clear}>
        {t('chips.clearAll')}
      </Button>
    </div>
  )
}

/**
 * Moves the focus from a removed chip to the next chip, or to the previous one. If there is no
 * other chip, the results get the focus.
 */
function focusNeighbour(chip: HTMLElement): void {
  const item = chip.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const button = neighbour?.querySelector('button')
  if (button) button.focus({ preventScroll: true })
  else focusResults()
}
