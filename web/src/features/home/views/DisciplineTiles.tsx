import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DisciplineIcon } from '@/shared/drawings/DisciplineIcon'
import classes from './DisciplineTiles.module.css'

interface Tile {
  readonly slug: string
  readonly name: string
  readonly courses_count: number
}

interface DisciplineTilesProps {
  readonly disciplines: readonly Tile[]
  readonly buildHref: (slug: string) => string
}

const COLLAPSED_TILES = 12

/**
 * Shows the disciplines that have courses, with their numbers of courses. The discipline with the
 * most courses is first. A button shows the disciplines after the first twelve.
 */
export function DisciplineTiles({ disciplines, buildHref }: DisciplineTilesProps) {
  const { t } = useTranslation('home')
  const [isExpanded, setExpanded] = useState(false)
  const offered = disciplines.filter(({ courses_count }) => courses_count > 0).toSorted((one, other) => other.courses_count - one.courses_count)
  return (
    <>
      <ul className={classes.tiles}>
        {offered.slice(0, isExpanded ? undefined : COLLAPSED_TILES).map(({ slug, name, courses_count }) => (
          <li key={slug}>
            <a className={classes.tile} href={buildHref(slug)}>
              <DisciplineIcon slug={slug} className={classes.icon} />
              <bdi className={classes.name}>{name}</bdi>
              <span className={classes.count}>{t('disciplines.count', { count: courses_count })}</span>
            </a>
          </li>
        ))}
      </ul>
      {offered.length > COLLAPSED_TILES && (
        <button type="button" className={classes.more} aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {t(isExpanded ? 'disciplines.fewer' : 'disciplines.all')}
        </button>
      )}
    </>
  )
}
