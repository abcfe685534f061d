import { useClickOutside } from '@mantine/hooks'
import { IconArrowsSort, IconChevronDown } from '@tabler/icons-react'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/Button'
import { RANKING_ORDER, SORT_ORDERS, type SortOrder } from '../../state/listingState'
import { getMenuStep } from './menuKeyboard'
import classes from './SortMenu.module.css'

interface SortMenuProps {
  readonly order: SortOrder
  /**
   * Whether the rank of at least one institute is known. The menu offers the order by ranking only
   * if so.
   */
  readonly hasRankings: boolean
  readonly onSort: (order: SortOrder) => void
}

/**
 * A menu with the sort orders except the current order. `hasRankings` tells whether the order by
 * ranking is included. The menu button follows the pattern of WAI-ARIA. The menu of Mantine is not
 * used, because it adds 15 kB to the first load.
 */
export function SortMenu({ order, hasRankings, onSort }: SortMenuProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useId()
  const root = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const label = order === 0 ? t('sort.label') : t('sort.labelWith', { order: t(`sort.order${order}`) })
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = getMenuStep(event.key, [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')], document.activeElement)
    if (step === undefined) return
    event.preventDefault()
    if (step === 'close') close()
    else step.focus()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div ref={root} className={classes.root} onBlur={handleBlur} onKeyDown={isOpen ? handleKeyDown : undefined}>
      <Button
        ref={button}
        tone="second"
        className={classes.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconArrowsSort size={18} stroke={1.6} aria-hidden />
        {label}
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </Button>
      {isOpen && (
        <div id={menu} role="menu" aria-label={t('sort.label')} className={classes.menu}>
          {SORT_ORDERS.filter((each) => each !== order && (hasRankings || each !== RANKING_ORDER)).map((each, index) => (
            <button
              key={each}
              type="button"
              role="menuitem"
              tabIndex={-1}
              ref={index === 0 ? focusItem : undefined}
              className={classes.item}
              onClick={() => {
                close()
                onSort(each)
              }}
            >
              {t(`sort.order${each}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Focuses the first order when the menu opens. */
function focusItem(item: HTMLElement | null): void {
  item?.focus()
}
