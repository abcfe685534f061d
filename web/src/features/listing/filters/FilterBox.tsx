import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import classes from './FilterBox.module.css'

interface FilterBoxProps {
  readonly title: string
  readonly chosen: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** One filter's box: its name, how many values are chosen, and its content while it is open. */
export function FilterBox({ title, chosen, isOpen, onToggle, children }: FilterBoxProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const content = useId()
  return (
    <section className={classes.box}>
      <h3 className={classes.heading}>
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} aria-controls={content} onClick={onToggle}>
          <span className={classes.title}>{title}</span>
          {chosen > 0 && (
            <span className={classes.chosen} role="img" aria-label={t('filters.chosen', { count: chosen })}>
              {formatCount(chosen, tag)}
            </span>
          )}
          <IconChevronDown className={classes.chevron} size={18} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </h3>
      <div id={content} className={classes.content} role="group" aria-label={title} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </section>
  )
}
