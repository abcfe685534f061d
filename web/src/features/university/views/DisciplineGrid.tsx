import { useTranslation } from 'react-i18next'
import { useNames } from '@/shared/names/useNames'
import { DisciplineIcon } from '@/shared/drawings/DisciplineIcon'
import fields from '@/shared/ui/fields.module.css'
import { LevelMenu } from './LevelMenu'
import type { InstituteDiscipline } from './types'
import classes from './DisciplineGrid.module.css'

const TYPES = ['undergradute', 'postgradute', 'research'] as const

interface DisciplineGridProps {
  readonly disciplines: readonly InstituteDiscipline[]
  readonly buildHref: (discipline: string) => string
  readonly buildLevelHref: (discipline: string, level: string) => string
}

/** Disciplines with their numbers of courses. Each discipline has a menu for each level type with degree levels. */
export function DisciplineGrid({ disciplines, buildHref, buildLevelHref }: DisciplineGridProps) {
  const { t } = useTranslation('university')
  const { getName } = useNames()
  if (disciplines.length === 0) return <p className={classes.none}>{t('noDisciplines')}</p>
  return (
    <ul className={classes.grid}>
      {disciplines.map((discipline) => {
        const { id, slug, courses_count } = discipline
        const name = getName('disciplines', discipline)
        const types = TYPES.filter((type) => discipline[type].length > 0)
        return (
          <li key={id} className={classes.card}>
            <h3 className={classes.name}>
              <DisciplineIcon slug={slug} className={classes.icon} />
              <a href={buildHref(slug)}>
                <bdi>{name}</bdi>
              </a>
            </h3>
            <p className={classes.count}>{t('count', { count: courses_count })}</p>
            {types.map((type) => (
              <LevelMenu
                key={type}
                label={t(type)}
                name={t('levelsOf', { type: t(type), name })}
                levels={discipline[type]}
                buildHref={(level) => buildLevelHref(slug, level)}
              />
            ))}
            {types.length === 0 && (
              <button type="button" className={`${fields.field} ${classes.noLevel}`} disabled>
                {t('noLevel')}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
