import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { SEARCH_TEXT_MAX_CHARACTERS } from '@/shared/api/limits'
import { CourseCard } from '@/shared/course/CourseCard'
import { SampleNotice } from '@/shared/course/SampleNotice'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { useMoney } from '@/shared/money/useMoney'
import { buildTextSearchUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import controls from '@/shared/ui/controls.module.css'
import { SearchField } from '@/shared/ui/SearchField'
import { coursesQuery } from '../queries/courses'
import { splitTerms } from '../state/courseTerms'
import { PageHead } from '../views/PageHead'
import search from './BlogPage.module.css'
import { ContentFrame } from './ContentFrame'
import classes from './GroupInstitutePages.module.css'
import { SectionState } from './SectionState'

const KEY = 'terms'
const COURSES_PER_TERM = 3

/**
 * A search for several subjects at once. The URL contains the text. Each subject has a section with
 * its first courses.
 */
export function CourseTermsPage() {
  const { t } = useTranslation('content')
  const text = new URLSearchParams(useLocation().search).get(KEY) ?? ''
  return (
    <ContentFrame title={t('courses.terms')} isOfCourses>
      <PageHead title={t('courses.terms')} lead={t('courses.termsLead')} />
      <TermsSearch key={text} text={text} />
      {splitTerms(text).map((term) => (
        <TermSection key={term} term={term} />
      ))}
    </ContentFrame>
  )
}

function TermsSearch({ text }: { readonly text: string }) {
  const { t } = useTranslation('content')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(buildUrl(PATHS.course_new, { [KEY]: splitTerms(typed).join(',') }))
  }
  return (
    <form role="search" aria-label={t('courses.terms')} className={search.search} onSubmit={submit}>
      <SearchField value={typed} aria-label={t('courses.termsLabel')} placeholder={t('courses.termsLabel')} maxLength={SEARCH_TEXT_MAX_CHARACTERS} onClear={() => setTyped('')} onChange={(event) => setTyped(event.currentTarget.value)} />
      <button type="submit" className={controls.strong}>
        {t('courses.termsSubmit')}
      </button>
    </form>
  )
}

/** The first courses of one subject, and a link to all its courses. */
function TermSection({ term }: { readonly term: string }) {
  const { t } = useTranslation('content')
  const { money } = useMoney()
  const actions = useCourseActions(money.currency)
  return (
    <section aria-label={term}>
      <h2>
        <bdi>{term}</bdi>
      </h2>
      <SectionState query={useQuery(coursesQuery({ course: term }))}>
        {({ count, results }) => (
          <>
            <SampleNotice isSample={results.slice(0, COURSES_PER_TERM).some(({ source }) => source.is_sample)} />
            {count === 0 && <p>{t('none')}</p>}
            <ul className={classes.courses}>
              {results.slice(0, COURSES_PER_TERM).map((course) => (
                <li key={course.id}>
                  <CourseCard course={course} month={new Date().getMonth()} money={money} actions={actions} layout="grid" />
                </li>
              ))}
            </ul>
            {count > 0 && (
              <p>
                <a className={controls.second} href={buildTextSearchUrl(term, money.currency)}>
                  {t('group.allCourses', { count })}
                </a>
              </p>
            )}
          </>
        )}
      </SectionState>
    </section>
  )
}
