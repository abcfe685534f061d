import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { AlternativeSearches, AlternativeSearch } from './alternativeSearches'
import classes from './AlternativeSearchLinks.module.css'

/** Links to other searches that have results. */
export function AlternativeSearchLinks({ alternatives: { disciplines, countries } }: { readonly alternatives: AlternativeSearches }) {
  const { t } = useTranslation()
  return (
    <>
      <SearchLinks title={t('empty.categories')} searches={disciplines} />
      <SearchLinks title={t('empty.searches')} searches={countries} />
    </>
  )
}

function SearchLinks({ title, searches }: { readonly title: string; readonly searches: readonly AlternativeSearch[] }) {
  const { tag } = useLocale()
  if (searches.length === 0) return null
  return (
    <nav aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.ways}>
        {searches.map(({ slug, name, count, href }) => (
          <li key={slug}>
            <a className={classes.way} href={href}>
              <bdi>{name}</bdi> <span className={classes.count}>{formatCount(count, tag)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
