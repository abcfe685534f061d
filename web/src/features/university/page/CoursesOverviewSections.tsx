import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/shared/detail/Section'
import { useMoney } from '@/shared/money/useMoney'
import { useNames } from '@/shared/names/useNames'
import { DurationBars } from '@/shared/pictures/DurationBars'
import { FeesByDuration } from '@/shared/pictures/FeesByDuration'
import { FeeSpreads } from '@/shared/pictures/FeeSpreads'
import { IntakeBars } from '@/shared/pictures/IntakeBars'
import type { CoursesOverview, FeeSpread } from '@/shared/pictures/overview'
import { SectionContent } from '../views/SectionContent'
import type { SectionState } from '../views/types'
import classes from './page.module.css'

interface CoursesOverviewSectionsProps {
  readonly state: SectionState<CoursesOverview>
  /** Whether the rows of the fee chart are degree levels or countries. */
  readonly groups: 'levels' | 'countries'
}

/** The sections about the costs per year, the start months, the fees by duration and the durations of courses. */
export function CoursesOverviewSections({ state, groups }: CoursesOverviewSectionsProps) {
  const { t } = useTranslation('university')
  const { money } = useMoney()
  const { getName } = useNames()
  const LEVELS: Readonly<Record<string, string>> = { '-1': t('undergradute'), '-2': t('postgradute'), '-3': t('research') }
  const getGroupName = (group: FeeSpread['group']) => (groups === 'countries' ? getName('countries', group) : (LEVELS[group.id] ?? group.name))
  return (
    <div className={`${classes.columns} ${classes.overview}`} data-groups={groups}>
      <Section title={t('places.cost')}>
        <Picture state={state} height="var(--fees-height)">
          {({ fees, course_count }) =>
            fees.length === 0 ? (
              <p className={classes.lead}>{t('places.costNone')}</p>
            ) : (
              <>
                <p className={classes.lead}>{t('places.costLead')}</p>
                <FeeSpreads
                  spreads={fees}
                  groupLabel={t(groups === 'levels' ? 'places.costByLevel' : 'places.costByCountry')}
                  getGroupName={getGroupName}
                  money={money}
                />
                {groups === 'levels' && (
                  <p className={classes.lead}>{t('places.costKnown', { count: course_count, known: fees.reduce((sum, each) => sum + each.course_count, 0) })}</p>
                )}
              </>
            )
          }
        </Picture>
      </Section>
      <Section title={t('places.starts')}>
        <Picture state={state} height="var(--starts-height)">
          {({ intakes }) =>
            intakes.every((each) => each.course_count === 0) ? <p className={classes.lead}>{t('places.startsNone')}</p> : <IntakeBars intakes={intakes} />
          }
        </Picture>
      </Section>
      <Section title={t('places.feeAgainst')}>
        <Picture state={state} height="var(--plot-height)">
          {({ duration_fees }) =>
            duration_fees.length === 0 ? (
              <p className={classes.lead}>{t('places.feeAgainstNone')}</p>
            ) : (
              <>
                <p className={classes.lead}>{t('places.feeAgainstLead')}</p>
                <FeesByDuration fees={duration_fees} money={money} />
              </>
            )
          }
        </Picture>
      </Section>
      <Section title={t('places.lengths')}>
        <Picture state={state} height="var(--lengths-height)">
          {({ durations }) =>
            durations.length === 0 ? (
              <p className={classes.lead}>{t('places.lengthsNone')}</p>
            ) : (
              <>
                <p className={classes.lead}>{t('places.lengthsLead')}</p>
                <DurationBars durations={durations} />
              </>
            )
          }
        </Picture>
      </Section>
    </div>
  )
}

interface PictureProps {
  readonly state: SectionState<CoursesOverview>
  /**
   * The height of the chart with all possible rows. The height is the same with fewer rows, so that
   * nothing moves when the data has loaded.
   */
  readonly height: string
  readonly children: (overview: CoursesOverview) => ReactNode
}

function Picture({ state, height, children }: PictureProps) {
  return (
    <SectionContent state={state} height={height} isLazy>
      {(overview) => (
        <div className={classes.picture} style={{ minHeight: height }}>
          {children(overview)}
        </div>
      )}
    </SectionContent>
  )
}
