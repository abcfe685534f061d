import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '@/shared/money/money'
import { useNames } from '@/shared/names/useNames'
import { FeeSpreads } from '@/shared/pictures/FeeSpreads'
import type { FeeSpread } from '@/shared/pictures/overview'
import links from './CountedLinks.module.css'
import classes from './DisciplineCosts.module.css'

/**
 * The number of disciplines that are visible without a click. The CSS variable
 * `--discipline-fees-height` must fit this number of rows.
 */
const DISCIPLINES = 8

interface DisciplineCostsProps {
  readonly spreads: readonly FeeSpread[]
  readonly money: Money
}

/**
 * The costs per year by discipline. The disciplines with the most known fees are visible, and a
 * button shows the other disciplines.
 */
export function DisciplineCosts({ spreads, money }: DisciplineCostsProps) {
  const { t } = useTranslation('university')
  const { getName } = useNames()
  const [showsAll, setShowsAll] = useState(false)
  if (spreads.length === 0) return <p className={classes.lead}>{t('places.costNone')}</p>
  return (
    <>
      <p className={classes.lead}>{t('places.costLead')}</p>
      <FeeSpreads
        spreads={showsAll ? spreads : spreads.slice(0, DISCIPLINES)}
        groupLabel={t('discipline')}
        getGroupName={(discipline) => getName('disciplines', discipline)}
        money={money}
      />
      {!showsAll && spreads.length > DISCIPLINES && (
        <button type="button" className={links.more} onClick={() => setShowsAll(true)}>
          {t('places.costAllDisciplines', { total: spreads.length })}
        </button>
      )}
    </>
  )
}
