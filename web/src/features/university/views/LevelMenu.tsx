import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useNames } from '@/shared/names/useNames'
import fields from '@/shared/ui/fields.module.css'
import classes from './LevelMenu.module.css'

interface Level {
  readonly slug: string
  readonly name: string
}

interface LevelMenuProps {
  /** The text of the button. */
  readonly label: string
  /** The accessible name, which includes the discipline. */
  readonly name: string
  readonly levels: readonly Level[]
  readonly buildHref: (level: string) => string
}

/** A button that opens a list with links to the degree levels of one type. Escape closes the list. */
export function LevelMenu({ label, name, levels, buildHref }: LevelMenuProps) {
  const { getName } = useNames()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closeOnBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={classes.menu} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <button ref={button} type="button" className={`${fields.field} ${classes.button}`} aria-expanded={isOpen} aria-label={name} onClick={() => setOpen(!isOpen)}>
        {label}
        <IconChevronDown className={classes.arrow} size={16} stroke={1.8} aria-hidden />
      </button>
      {isOpen && (
        <ul className={classes.levels}>
          {levels.map((level) => (
            <li key={level.slug}>
              <a className={classes.level} href={buildHref(level.slug)}>
                <bdi>{getName('degree_levels', level)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
