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
  /** What the rows of the fees are. */
  readonly groups: 'levels' | 'countries'
}

/** What a year costs, when courses start, and how long they take. */
export function CoursesOverviewSections({ state, groups }: CoursesOverviewSectionsProps) {
  const { t } = useTranslation('university')
  const { money } = useMoney()
  const { getName } = useNames()
  const LEVELS: Readonly<Record<string, string>> = { '-1': t('undergradute'), '-2': t('postgradute'), '-3': t('research') }
  const getGroupName = (group: FeeSpread['group']) => (groups === 'countries' ? getName('countries', group) : (LEVELS[group.id] ?? group.name))
  return (
    <div className={classes.columns}>
      <Section title={t('places.cost')}>
        <SectionContent state={state} height="16rem">
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
        </SectionContent>
      </Section>
      <Section title={t('places.starts')}>
        <SectionContent state={state} height="10rem">
          {({ intakes }) =>
            intakes.every((each) => each.course_count === 0) ? <p className={classes.lead}>{t('places.startsNone')}</p> : <IntakeBars intakes={intakes} />
          }
        </SectionContent>
      </Section>
      <Section title={t('places.feeAgainst')}>
        <SectionContent state={state} height="19rem">
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
        </SectionContent>
      </Section>
      <Section title={t('places.lengths')}>
        <SectionContent state={state} height="19rem">
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
        </SectionContent>
      </Section>
    </div>
  )
}
