import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DirectedText } from '@/shared/ui/DirectedText'
import { UNCOLLAPSED_CHIPS_MAX, selectVisibleChips } from '../state/chipWindow'
import classes from './HeroChips.module.css'

interface HeroChip {
  readonly key: string
  readonly name: string
}

interface HeroChipsProps {
  readonly box: string
  readonly chips: readonly HeroChip[]
  readonly onRemove: (key: string) => void
}

/** The selected values of one input. If there are four or more values, a button shows and hides some of them. */
export function HeroChips({ box, chips, onRemove }: HeroChipsProps) {
  const { t } = useTranslation('home')
  const [isExpanded, setExpanded] = useState(false)
  if (chips.length === 0) return null
  return (
    <div className={classes.row}>
      <ul className={classes.chips} aria-label={t('hero.selected', { box })}>
        {selectVisibleChips(chips, isExpanded).map(({ key, name }) => (
          <li key={key}>
            <button type="button" className={classes.chip} aria-label={t('hero.remove', { name })} onClick={() => onRemove(key)}>
              <DirectedText className={classes.name} text={name} />
              <IconX size={14} stroke={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > UNCOLLAPSED_CHIPS_MAX && (
        <button type="button" className={classes.more} aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {t(isExpanded ? 'hero.viewLess' : 'hero.viewMore')}
        </button>
      )}
    </div>
  )
}
