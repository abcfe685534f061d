import { IconCalendarEvent, IconCertificate, IconChartBar, IconClock, IconHourglass, IconLanguage, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { DirectedText } from '@/shared/ui/DirectedText'
import type { Course } from './course'
import { hasPassed } from './courseFacts'
import { useCourseLabels } from './useCourseLabels'
import classes from './CardFacts.module.css'

interface Fact {
  readonly label: string
  readonly icon: Icon
  /** Null if the fact is unknown. */
  readonly value: string | null
  /** The original text from the data source, which is shown as a tooltip. */
  readonly original?: string | null
}

/** A row of the known facts with icons. Unknown facts are left out. */
export function CardFacts({ course, month }: { readonly course: Course; readonly month: number }) {
  const facts = useFacts(course, month).filter(({ value }) => value !== null)
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, icon: FactIcon, value, original }) => (
        <div key={label} className={classes.fact} title={original ?? undefined}>
          <dt>
            <FactIcon size={16} stroke={1.6} aria-hidden />
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd>
            <DirectedText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useFacts(course: Course, month: number): Fact[] {
  const { t } = useTranslation()
  const labels = useCourseLabels()
  const { application_deadline: deadline, english_tests: tests = [] } = course
  const isOpen = typeof deadline === 'string' && !hasPassed(deadline)
  return [
    { label: t('card.level'), icon: IconCertificate, value: labels.getLevel(course) },
    { label: t('card.duration'), icon: IconHourglass, value: labels.getDuration(course), original: course.course_duration },
    { label: t('card.intake'), icon: IconCalendarEvent, value: labels.getIntakes(course, month) },
    { label: t('card.language'), icon: IconLanguage, value: labels.getLanguage(course) },
    { label: t('card.mode'), icon: IconClock, value: labels.getStudyMode(course) },
    {
      label: t('boxes.englishTest'),
      icon: IconLanguage,
      value: labels.getEnglishTests({ english_tests: tests.slice(0, 1) }),
    },
    { label: t('boxes.deadline'), icon: IconCalendarEvent, value: isOpen ? t('card.applyBy', { date: labels.getDeadline(course) }) : null },
    { label: t('card.ranking'), icon: IconChartBar, value: labels.getRanking(course) },
  ]
}
