import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownText } from '@/shared/texts/translateField'
import { OwnText } from './PageHead'
import classes from './Cards.module.css'

export interface Card {
  readonly key: string | number
  readonly href: string
  readonly title: string | ShownText
  readonly text?: string | ShownText | undefined
  /** A short fact below the text, such as a number of courses. */
  readonly fact?: string | undefined
  readonly picture?: ReactNode
}

/** Links to pages, as cards. `level` is the heading level of each card. */
export function Cards({ cards, level = 2, emptyText }: { readonly cards: readonly Card[]; readonly level?: 2 | 3; readonly emptyText?: string }) {
  const { t } = useTranslation('content')
  const Heading = level === 2 ? 'h2' : 'h3'
  if (cards.length === 0) return <p className={classes.none}>{emptyText ?? t('none')}</p>
  return (
    <ul className={classes.cards}>
      {cards.map(({ key, href, title, text, fact, picture }) => (
        <li key={key} className={classes.card}>
          {picture}
          <div className={classes.words}>
            <Heading className={classes.title}>
              <a href={href}>
                <OwnText value={title} />
              </a>
            </Heading>
            {text !== undefined && (
              <p>
                <OwnText value={text} />
              </p>
            )}
            {fact !== undefined && <p className={classes.fact}>{fact}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
