import { VisuallyHidden } from '@mantine/core'
import { IconCalendarEvent, IconCertificate, IconChartBar, IconClock, IconHourglass, IconLanguage, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '@/shared/format/numbers'
import { useLocale } from '@/shared/texts/useLocale'
import type { Course } from './course'
import { intakesFrom, lengthOf } from './courseFacts'
import classes from './CardFacts.module.css'

interface Fact {
  readonly label: string
  readonly icon: Icon
  /** Undefined is said as unknown. */
  readonly value: string | undefined
  readonly unknown?: string
  /** The source's own words, where we say it in ours. */
  readonly original?: string | null
}

/** One row of facts with icons. What the source does not say is said to be unknown. */
export function CardFacts({ course, month }: { readonly course: Course; readonly month: number }) {
  const facts = useFacts(course, month)
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, icon: FactIcon, value, unknown, original }) => (
        <div key={label} className={classes.fact} data-unknown={value === undefined || undefined} title={original ?? undefined}>
          <dt>
            <FactIcon size={16} stroke={1.6} aria-hidden />
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd>{value ?? unknown}</dd>
        </div>
      ))}
    </dl>
  )
}

function useFacts(course: Course, month: number): Fact[] {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const length = course.duration_weeks === null ? undefined : lengthOf(course.duration_weeks)
  const months = intakesFrom(course.admission_schedule.map(({ intake_month }) => intake_month), month)
  const ranking = course.tcf_ranking
  const modes: Readonly<Record<string, string>> = { 'Full Time': t('card.fullTime'), 'Part Time': t('card.partTime') }
  const mode: Fact[] =
    course.study_mode === null
      ? []
      : [{ label: t('card.mode'), icon: IconClock, value: modes[course.study_mode] ?? course.study_mode }]
  return [
    { label: t('card.level'), icon: IconCertificate, value: course.degreelevel_name },
    {
      label: t('card.duration'),
      icon: IconHourglass,
      value: length ? t(`card.${length.unit}`, { count: length.count }) : (course.course_duration ?? undefined),
      unknown: t('card.durationUnknown'),
      original: course.course_duration,
    },
    {
      label: t('card.intake'),
      icon: IconCalendarEvent,
      value: months.length === 0 ? undefined : months.map((each) => formatMonth(each, tag, 'short')).join(', '),
      unknown: t('card.intakeUnknown'),
    },
    { label: t('card.language'), icon: IconLanguage, value: course.course_language ?? undefined, unknown: t('card.languageUnknown') },
    ...mode,
    {
      label: t('card.ranking'),
      icon: IconChartBar,
      value: ranking === null ? undefined : t('card.rankingValue', { rank: ranking }),
      unknown: t('card.rankingUnknown'),
    },
  ]
}
