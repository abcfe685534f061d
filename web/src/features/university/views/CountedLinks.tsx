import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import type { TranslatedKind } from '@/shared/names/names'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import { DisciplineIcon } from '@/shared/drawings/DisciplineIcon'
import classes from './CountedLinks.module.css'

interface CountedLink {
  readonly slug: string
  readonly name: string
  readonly course_count: number
}

interface CountedLinksProps {
  readonly kind: TranslatedKind
  readonly links: readonly CountedLink[]
  readonly buildHref: (slug: string) => string
  /** Loads the next page. Undefined if all pages have loaded. */
  readonly onLoadMore?: (() => void) | undefined
  readonly isLoadingMore?: boolean
}

/** Links to disciplines, specializations or degree levels. Each link shows the number of courses. */
export function CountedLinks({ kind, links, buildHref, onLoadMore, isLoadingMore = false }: CountedLinksProps) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  const { getName } = useNames()
  if (links.length === 0) return <p className={classes.none}>{t('noSpecializations')}</p>
  return (
    <>
      <ul className={classes.subjects}>
        {links.map(({ slug, name, course_count }) => (
          <li key={slug}>
            <a className={classes.subject} href={buildHref(slug)}>
              {kind === 'disciplines' && <DisciplineIcon slug={slug} className={classes.icon} />}
              <bdi>{getName(kind, { slug, name })}</bdi>
              <span className={classes.count}>{formatCount(course_count, tag)}</span>
            </a>
          </li>
        ))}
      </ul>
      {onLoadMore && (
        <button type="button" className={classes.more} disabled={isLoadingMore} onClick={onLoadMore}>
          {t('more')}
        </button>
      )}
    </>
  )
}
