import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { AlternativeSearches, AlternativeSearch } from './alternativeSearches'
import classes from './AlternativeSearchLinks.module.css'

/** Links to searches with results, shown below an empty result. */
export function AlternativeSearchLinks({ alternatives: { disciplines: categories, countries: searches } }: { readonly alternatives: AlternativeSearches }) {
  const { t } = useTranslation()
  return (
    <>
      <SearchLinks title={t('empty.categories')} ways={categories} />
      <SearchLinks title={t('empty.searches')} ways={searches} />
    </>
  )
}

function SearchLinks({ title, ways }: { readonly title: string; readonly ways: readonly AlternativeSearch[] }) {
  const { tag } = useLocale()
  if (ways.length === 0) return null
  return (
    <nav aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.ways}>
        {ways.map(({ slug, name, count, href }) => (
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
