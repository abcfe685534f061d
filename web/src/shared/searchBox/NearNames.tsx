import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { readNameOfPath } from './nameOfPath'
import { Replacement } from './Replacement'
import classes from './NearNames.module.css'
import { buildRowGroups } from './suggestionRows'
import { suggestionsQuery } from './suggestions'

const ROWS_MAX = 5

/**
 * On a page that does not exist: links to the pages that replace it, and links to pages with
 * similar names.
 */
export function NearNames() {
  return (
    <>
      <Replacement />
      <SimilarNames />
    </>
  )
}

/** Links to pages with similar names. Shows nothing if there are none. */
function SimilarNames() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const text = readNameOfPath(pathname)
  const { data } = useQuery({ ...suggestionsQuery(text), enabled: text !== '' })
  const rows = buildRowGroups(text, data, parseCurrency(new URLSearchParams(search)))
    .flatMap((group) => group.rows)
    .flatMap((row) => (row.suggestion === undefined || row.suggestion.kind === 'site_page' ? [] : [{ id: row.id, name: row.suggestion.name, url: row.url }]))
    .slice(0, ROWS_MAX)
  if (rows.length === 0) return null
  return (
    <nav className={classes.near} aria-label={t('site.nearNames')}>
      <h2 className={classes.title}>{t('site.nearNames')}</h2>
      <ul>
        {rows.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
