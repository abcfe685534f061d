import type { MouseEvent, ReactNode } from 'react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { buildPageNumbers } from './pageNumbers'
import classes from './Pagination.module.css'

interface PaginationProps {
  readonly current: number
  readonly last: number
  readonly buildHref: (page: number) => string
  readonly onPage: (page: number) => void
  /** Called when the pointer enters the link of a page. */
  readonly onPrefetch: (page: number) => void
}

/** Links to the previous, numbered and next pages. */
export function Pagination({ current, last, buildHref, onPage, onPrefetch }: PaginationProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  if (last <= 1) return null
  const buildLinkProps = (page: number) => ({ href: buildHref(page), onOpen: () => onPage(page), onPrefetch: () => onPrefetch(page) })
  return (
    <nav className={classes.pages} aria-label={t('pages.label')}>
      {current > 1 && (
        <PageLink {...buildLinkProps(current - 1)} rel="prev">
          <IconChevronLeft className={classes.arrow} size={18} stroke={1.8} aria-hidden />
          {t('pages.prev')}
        </PageLink>
      )}
      <ol className={classes.numbers}>
        {buildPageNumbers(current, last).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === null ? (
              <span className={classes.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageLink
                {...buildLinkProps(page)}
                isCurrent={page === current}
                label={page === current ? t('pages.current', { page, last }) : t('pages.page', { page })}
              >
                {formatCount(page, tag)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {current < last && (
        <PageLink {...buildLinkProps(current + 1)} rel="next">
          {t('pages.next')}
          <IconChevronRight className={classes.arrow} size={18} stroke={1.8} aria-hidden />
        </PageLink>
      )}
    </nav>
  )
}

interface PageLinkProps {
  readonly href: string
  readonly onOpen: () => void
  readonly onPrefetch: () => void
  readonly children: ReactNode
  readonly label?: string
  readonly rel?: string
  readonly isCurrent?: boolean
}

function PageLink({ href, onOpen, onPrefetch, children, label, rel, isCurrent = false }: PageLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      className={classes.link}
      href={href}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={open}
      onPointerEnter={isCurrent ? undefined : onPrefetch}
    >
      {children}
    </a>
  )
}
