import { useTranslation } from 'react-i18next'
import { formatCount } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { Elsewhere, Way } from './alternativeSearches'
import classes from './AlternativeSearchLinks.module.css'

/** Below a search that found nothing: searches that find something. */
export function ElsewhereLinks({ elsewhere: { categories, searches } }: { readonly elsewhere: Elsewhere }) {
  const { t } = useTranslation()
  return (
    <>
      <Ways title={t('empty.categories')} ways={categories} />
      <Ways title={t('empty.searches')} ways={searches} />
    </>
  )
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
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
