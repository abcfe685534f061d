import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { SelectedCountBadge } from './SelectedCountBadge'
import classes from './FilterBox.module.css'

interface FilterBoxProps {
  readonly title: string
  readonly selectedCount: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** The box of one filter. The box has a title and the number of selected values. The content is visible while the box is open. */
export function FilterBox({ title, selectedCount, isOpen, onToggle, children }: FilterBoxProps) {
  const content = useId()
  return (
    <section className={classes.box}>
      <h3 className={classes.heading}>
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} aria-controls={content} onClick={onToggle}>
          <span className={classes.title}>{title}</span>
          {selectedCount > 0 && <SelectedCountBadge count={selectedCount} />}
          <IconChevronDown className={classes.chevron} size={18} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </h3>
      <div id={content} className={classes.content} role="group" aria-label={title} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </section>
  )
}
