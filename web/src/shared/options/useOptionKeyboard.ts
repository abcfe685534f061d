import { useState, type KeyboardEvent } from 'react'
import type { Option } from './options'

interface OptionKeyboard {
  /** The option that the arrow keys have highlighted. The focus stays in the input. */
  readonly active: string | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly clearActive: () => void
}

/** Handles the keyboard of an option list. Arrow keys highlight an option, and Enter picks the highlighted option. */
export function useOptionKeyboard(options: readonly Option[], onPick: (id: string) => void, onEnter?: () => void): OptionKeyboard {
  const [activeId, setActiveId] = useState<string>()
  const enabledOptions = options.filter(({ isDisabled }) => !isDisabled)
  const index = enabledOptions.findIndex(({ id }) => id === activeId)
  const active = enabledOptions[index]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = event.key === 'ArrowDown' ? Math.min(index + 1, enabledOptions.length - 1) : index - 1
      setActiveId(enabledOptions[next]?.id)
    }
    if (event.key !== 'Enter') return
    if (active !== undefined) {
      event.preventDefault()
      onPick(active)
    } else if (onEnter) {
      event.preventDefault()
      onEnter()
    }
  }
  return { active, onKeyDown, clearActive: () => setActiveId(undefined) }
}
