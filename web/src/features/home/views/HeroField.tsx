import { useRef, type FocusEvent, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { EARLY_INPUT, useEarlyInput } from '@/shared/earlyInput'
import fields from '@/shared/ui/fields.module.css'
import classes from './HeroField.module.css'

interface HeroFieldProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** The id of the list of options. Undefined if the panel shows no list. */
  readonly listId: string | undefined
  /** The id of the option that the arrow keys have highlighted. */
  readonly activeOptionId: string | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly error: string | undefined
  /** The error text inside the open panel. */
  readonly panelError: string | undefined
  readonly maxLength?: number
  readonly chips: ReactNode
  /** A note between the input and the list. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** One input of the hero search: label, text field, panel with options, selected chips and error. */
export function HeroField(props: HeroFieldProps) {
  const { id, label, placeholder, text, onTextChange, isOpen, onOpen, inputRef, listId, activeOptionId, onKeyDown, error, panelError, maxLength } = props
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(id, inputRef, onTextChange)
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isOpen || root.current?.contains(relatedTarget)) return
    runAfterPress(() => {
      if (!root.current?.contains(document.activeElement)) onOpen(false)
    })
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    document.getElementById(id)?.focus()
    onOpen(false)
  }
  const combobox: InputHTMLAttributes<HTMLInputElement> = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-haspopup': 'listbox',
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? activeOptionId : undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-fault`,
  }
  return (
    <div ref={root} className={classes.segment} onBlur={onBlur} onKeyDown={onEscape}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.control}>
        <input
          {...combobox}
          {...{ [EARLY_INPUT]: '' }}
          ref={inputRef}
          id={id}
          className={`${fields.field} ${classes.input}`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            onTextChange(event.currentTarget.value)
            onOpen(true)
          }}
          onFocus={() => onOpen(true)}
          onClick={() => onOpen(true)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') onOpen(true)
            onKeyDown(event)
          }}
        />
        {/* This text is in the page flow, so the panel opens below it. */}
        {error !== undefined && (
          <p id={`${id}-fault`} className={classes.fault} role="alert">
            {error}
          </p>
        )}
        {isOpen && (
          <div className={classes.panel} tabIndex={-1}>
            {panelError !== undefined && <p className={classes.fault}>{panelError}</p>}
            {props.note}
            {props.children}
          </div>
        )}
      </div>
      {props.chips}
      {!isOpen && props.note}
    </div>
  )
}

/**
 * Runs an action when no mouse button or finger is down. On a phone, the open panel pushes the buttons below it down. If the
 * panel closed during a press, the pressed button would move away.
 */
function runAfterPress(action: () => void): void {
  if (document.querySelector(':active') === null) action()
  else document.addEventListener('click', () => setTimeout(action), { once: true, capture: true })
}
