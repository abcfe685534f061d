import '@/shared/texts/bundles/addCourseTexts'
import { useTranslation } from 'react-i18next'
import { Campuses } from '@/shared/campuses/Campuses'
import type { CourseActions } from '@/shared/course/courseActions'
import { parseExternalUrl } from '@/shared/format/externalUrl'
import { formatList } from '@/shared/format/lists'
import type { Money } from '@/shared/money/money'
import { useNames } from '@/shared/names/useNames'
import { useLocale } from '@/shared/texts/useLocale'
import { FactList } from '@/shared/detail/FactList'
import { ExternalLink } from '@/shared/detail/ExternalLink'
import { LivingCosts } from '@/shared/detail/LivingCosts'
import { Section } from '@/shared/detail/Section'
import { SourceNote } from '@/shared/detail/SourceNote'
import type { CourseDetail } from './courseDetail'
import { CourseHead } from './CourseHead'
import { DisciplineLinks } from './DisciplineLinks'
import { Fees } from './Fees'
import { InstituteFacts } from './InstituteFacts'
import { IntakeStrip } from './IntakeStrip'
import { KeyFacts } from './KeyFacts'
import { Requirements } from './Requirements'
import { SimilarCourses, type SimilarCoursesState } from './SimilarCourses'
import classes from './CourseView.module.css'

/** The URLs of the pages that the course links to. */
interface CourseLinks {
  readonly instituteHref: string
  /** The page with the institute's disciplines. */
  readonly disciplinesHref: string
  readonly buildCampusHref: (slug: string) => string
  readonly buildDisciplineHref: (slug: string) => string
}

interface CourseViewProps {
  readonly course: CourseDetail
  readonly similar: SimilarCoursesState
  readonly similarHref: string | null
  readonly links: CourseLinks
  readonly month: number
  readonly money: Money
  readonly actions: CourseActions
}

export function CourseView({ course, similar, similarHref, links, month, money, actions }: CourseViewProps) {
  const { t } = useTranslation()
  const { tag } = useLocale()
  const { getName } = useNames()
  const courseUrl = parseExternalUrl(course.url)
  const { source, specialization } = course
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.text}>
          <CourseHead course={course} instituteHref={links.instituteHref} />
          {(course.description !== null || courseUrl) && (
            <Section title={t('course.about')}>
              {course.description !== null && (
                <p className={classes.prose} dir="auto">
                  {course.description}
                </p>
              )}
              {courseUrl && <ExternalLink href={courseUrl.href}>{t('course.page')}</ExternalLink>}
            </Section>
          )}
          <Section title={t('course.intakes')}>
            <IntakeStrip months={course.admission_schedule.map(({ intake_month }) => intake_month)} />
          </Section>
          <Section title={t('course.fees')}>
            <Fees fees={course.fees} money={money} />
          </Section>
          <LivingCosts costs={course.living_costs ?? []} money={money} />
          <Section title={t('course.requirements')}>
            <Requirements course={course} money={money} />
          </Section>
          <Section title={t('course.subjects')}>
            <FactList
              facts={[
                { label: t('facts.title'), value: course.coursetitle_name === null ? null : <bdi>{course.coursetitle_name}</bdi> },
                { label: t('facts.discipline'), value: <DisciplineLinks disciplines={course.disciplines} buildHref={links.buildDisciplineHref} /> },
                { label: t('facts.specialization'), value: formatList(course.specializations.map((each) => getName('specializations', each)), tag) },
              ]}
            />
          </Section>
          <Section title={t('course.campuses')}>
            <Campuses campuses={course.campuses} buildHref={links.buildCampusHref} emptyText={t('course.campusUnknown')} />
          </Section>
          <Section title={t('course.institute')}>
            <InstituteFacts institute={course.institute} />
            <a className={classes.onwards} href={links.disciplinesHref}>
              {t('course.allCourses', { institute: course.institute_name })}
            </a>
          </Section>
        </div>
        <div className={classes.panel}>
          <KeyFacts course={course} month={month} money={money} actions={actions} />
        </div>
      </div>
      {specialization && similarHref && (
        <Section title={t('course.similar')}>
          <SimilarCourses
            similar={similar}
            specialization={getName('specializations', specialization)}
            href={similarHref}
            month={month}
            money={money}
            actions={actions}
          />
        </Section>
      )}
      <SourceNote source={source} />
    </>
  )
}
