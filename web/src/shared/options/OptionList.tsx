import { IconCheck } from '@tabler/icons-react'
import { useEffect, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { buildOptionId, type ListStatus, type Option } from './options'
import classes from './OptionList.module.css'

interface OptionListProps {
  readonly id: string
  readonly label: string
  readonly status: ListStatus
  readonly options: readonly Option[]
  readonly activeId: string | undefined
  readonly isMultiple?: boolean
  readonly onPick: (id: string) => void
  readonly onRetry: () => void
  /**
   * Loads more options when the visitor scrolls near the end or highlights the last option. Undefined if all options
   * have loaded.
   */
  readonly onLoadMore?: (() => void) | undefined
  /** The text below the last value. */
  readonly endText?: string | undefined
}

const NEAR_BOTTOM_PX = 120

/** The options below an input, with their numbers of courses if known. The list is at most 300 px high and scrolls. */
export function OptionList({ id, label, status, options, activeId, isMultiple, onPick, onRetry, onLoadMore, endText }: OptionListProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(buildOptionId(id, activeId))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeId])
  const isAtEnd = activeId !== undefined && options.at(-1)?.id === activeId
  useEffect(() => {
    if (isAtEnd) onLoadMore?.()
  }, [isAtEnd, onLoadMore])
  if (status === 'loading') return <p className={classes.line} role="status">{t('filters.loading')}</p>
  if (status === 'failed')
    return (
      <p className={classes.line} role="alert">
        {t('filters.failed')}{' '}
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('filters.retry')}
        </button>
      </p>
    )
  if (options.length === 0) return <p className={classes.line} role="status">{t('filters.noMatch')}</p>
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM_PX) onLoadMore?.()
  }
  return (
    // The list is a tab stop, so that it can be scrolled with the keyboard.
    <div className={classes.scroll} tabIndex={0} onScroll={onScroll}>
      <ul id={id} role="listbox" aria-label={label} aria-multiselectable={isMultiple || undefined}>
        {options.map((option) => (
          <li
            key={option.id}
            id={buildOptionId(id, option.id)}
            role="option"
            className={classes.option}
            aria-selected={option.isSelected}
            aria-disabled={option.isDisabled || undefined}
            data-active={option.id === activeId || undefined}
            data-head={option.isGroupHeading || undefined}
            data-below={option.isGroupMember || undefined}
            // Prevents the mouse from moving the focus. The focus stays in the input, which handles
            // the arrow keys.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !option.isDisabled && onPick(option.id)}
          >
            <span className={classes.name}>
              <bdi>{option.name}</bdi>
              {option.area !== undefined && <bdi className={classes.within}>{option.area}</bdi>}
            </span>
            {typeof option.count === 'number' && <span className={classes.count}>{formatCount(option.count, tag)}</span>}
            <IconCheck className={classes.check} size={16} stroke={2} aria-hidden />
          </li>
        ))}
      </ul>
      {endText !== undefined && <p className={classes.line}>{endText}</p>}
    </div>
  )
}
