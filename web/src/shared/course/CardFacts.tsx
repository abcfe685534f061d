import { IconCalendarEvent, IconCertificate, IconChartBar, IconClock, IconHourglass, IconLanguage, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { Course } from './course'
import { useCourseLabels } from './useCourseLabels'
import classes from './CardFacts.module.css'

interface Fact {
  readonly label: string
  readonly icon: Icon
  /** Null shows the text of `unknown`. */
  readonly value: string | null
  readonly unknown?: string
  /** The text of the source, shown as a tooltip. */
  readonly original?: string | null
}

/** One row of facts with icons. A missing fact is shown as unknown, but a missing study mode or ranking is left out. */
export function CardFacts({ course, month }: { readonly course: Course; readonly month: number }) {
  const facts = useFacts(course, month)
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, icon: FactIcon, value, unknown, original }) => (
        <div key={label} className={classes.fact} data-unknown={value === null || undefined} title={original ?? undefined}>
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
  const labels = useCourseLabels()
  const mode = labels.getStudyMode(course)
  const ranking = labels.getRanking(course)
  return [
    { label: t('card.level'), icon: IconCertificate, value: course.degreelevel_name },
    {
      label: t('card.duration'),
      icon: IconHourglass,
      value: labels.getDuration(course),
      unknown: t('card.durationUnknown'),
      original: course.course_duration,
    },
    { label: t('card.intake'), icon: IconCalendarEvent, value: labels.getIntakes(course, month), unknown: t('card.intakeUnknown') },
    { label: t('card.language'), icon: IconLanguage, value: course.course_language, unknown: t('card.languageUnknown') },
    ...(mode === null ? [] : [{ label: t('card.mode'), icon: IconClock, value: mode }]),
    ...(ranking === null ? [] : [{ label: t('card.ranking'), icon: IconChartBar, value: ranking }]),
  ]
}
