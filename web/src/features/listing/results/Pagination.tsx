import type { MouseEvent, ReactNode } from 'react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import { pageWindow } from './pageNumbers'
import classes from './Pagination.module.css'

interface PagesProps {
  readonly current: number
  readonly last: number
  readonly hrefOf: (page: number) => string
  readonly onPage: (page: number) => void
  /** A person is about to open this page. */
  readonly onPreview: (page: number) => void
}

/** Prev, the numbers, Next: links, so that each page has its address. */
export function Pages({ current, last, hrefOf, onPage, onPreview }: PagesProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  if (last <= 1) return null
  const linkTo = (page: number) => ({ href: hrefOf(page), onOpen: () => onPage(page), onPreview: () => onPreview(page) })
  return (
    <nav className={classes.pages} aria-label={t('pages.label')}>
      {current > 1 && (
        <PageLink {...linkTo(current - 1)} rel="prev">
          <IconChevronLeft className={classes.arrow} size={18} stroke={1.8} aria-hidden />
          {t('pages.prev')}
        </PageLink>
      )}
      <ol className={classes.numbers}>
        {pageWindow(current, last).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === null ? (
              <span className={classes.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageLink
                {...linkTo(page)}
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
        <PageLink {...linkTo(current + 1)} rel="next">
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
  readonly onPreview: () => void
  readonly children: ReactNode
  readonly label?: string
  readonly rel?: string
  readonly isCurrent?: boolean
}

function PageLink({ href, onOpen, onPreview, children, label, rel, isCurrent = false }: PageLinkProps) {
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
      onPointerEnter={isCurrent ? undefined : onPreview}
    >
      {children}
    </a>
  )
}
