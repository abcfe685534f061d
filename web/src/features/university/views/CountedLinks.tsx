import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import classes from './CountedLinks.module.css'

interface CountedLink {
  readonly slug: string
  readonly name: string
  readonly course_count: number
}

interface CountedLinksProps {
  readonly subjects: readonly CountedLink[]
  readonly buildHref: (slug: string) => string
  /** Undefined when all pages are loaded. */
  readonly onMore?: (() => void) | undefined
  readonly isLoadingMore?: boolean
}

/** Specializations or degree levels as links, each with the number of its courses. */
export function CountedLinks({ subjects, buildHref, onMore, isLoadingMore = false }: CountedLinksProps) {
  const { t } = useTranslation('university')
  const { tag } = useLocale()
  if (subjects.length === 0) return <p className={classes.none}>{t('noSpecializations')}</p>
  return (
    <>
      <ul className={classes.subjects}>
        {subjects.map(({ slug, name, course_count }) => (
          <li key={slug}>
            <a className={classes.subject} href={buildHref(slug)}>
              <bdi>{name}</bdi>
              <span className={classes.count}>{formatCount(course_count, tag)}</span>
            </a>
          </li>
        ))}
      </ul>
      {onMore && (
        <button type="button" className={classes.more} disabled={isLoadingMore} onClick={onMore}>
          {t('more')}
        </button>
      )}
    </>
  )
}
