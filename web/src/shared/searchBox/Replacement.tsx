import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import '@/shared/texts/gone/addGoneTexts'
import { api } from '@/shared/api/client'
import classes from './NearNames.module.css'

/**
 * Tells the visitor that the item of this address was removed, and links to the pages that replace
 * it, if any. Shows nothing if the address never had an item.
 */
export function Replacement() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { data } = useQuery(api.queryOptions('get', '/api/replacement/', { params: { query: { address: `${pathname}${search}`.slice(0, ADDRESS_MAX_CHARACTERS) } } }))
  if (typeof data?.name !== 'string') return null
  return (
    <section className={classes.near} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={classes.title}>
        {t('gone.title', { name: data.name })}
      </h2>
      {data.pages.length > 0 && (
        <>
          <p>{t('gone.instead')}</p>
          <ul>
            {data.pages.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const ADDRESS_MAX_CHARACTERS = 500
const TITLE_ID = 'gone-title'
