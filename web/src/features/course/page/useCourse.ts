import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { ApiProblem, toApiProblem } from '@/shared/api/problem'
import { courseDetailQuery, parseCourseReference } from '../queries/courseDetail'
import { similarCoursesQuery } from '../queries/similarCourses'
import type { CourseDetail } from '../views/courseDetail'
import type { Similar } from '../views/SimilarCourses'

interface CourseState {
  readonly course: CourseDetail | undefined
  readonly problem: ApiProblem | undefined
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly similar: Similar
}

/** The course of the address, by slug or by `course_id`, and similar courses. */
export function useCourse(): CourseState {
  const { slug } = useParams()
  const { search } = useLocation()
  const named = parseCourseReference(slug, search)
  const detail = useQuery({ ...courseDetailQuery(named), enabled: named !== '' })
  const subject = detail.data?.specialization?.slug
  const similar = useQuery({ ...similarCoursesQuery(subject ?? ''), enabled: subject !== undefined })
  return {
    course: detail.data,
    problem: named === '' ? MISSING_COURSE_PROBLEM : detail.error === null ? undefined : toApiProblem(detail.error),
    isRetrying: detail.isFetching,
    onRetry: () => void detail.refetch(),
    similar: { courses: similar.data?.results, count: similar.data?.count, hasFailed: similar.isError },
  }
}

/** An address without a course is treated as an unknown course. */
const MISSING_COURSE_PROBLEM = new ApiProblem('unexpected', 'The address names no course', 404)
