import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { ApiProblem, toApiProblem } from '@/shared/api/problem'
import { courseDetailQuery, parseCourseReference } from '../queries/courseDetail'
import { similarCoursesQuery } from '../queries/similarCourses'
import type { CourseDetail } from '../views/courseDetail'
import type { SimilarCoursesState } from '../views/SimilarCourses'

interface CourseState {
  readonly course: CourseDetail | undefined
  readonly problem: ApiProblem | undefined
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly similar: SimilarCoursesState
}

/** The course of the URL (a slug or `course_id`) and similar courses. */
export function useCourse(): CourseState {
  const { slug } = useParams()
  const { search } = useLocation()
  const reference = parseCourseReference(slug, search)
  const detail = useQuery({ ...courseDetailQuery(reference), enabled: reference !== '' })
  const courseId = detail.data?.id
  const similar = useQuery({ ...similarCoursesQuery(courseId ?? 0), enabled: courseId !== undefined && detail.data?.specialization !== null })
  return {
    course: detail.data,
    problem: reference === '' ? MISSING_COURSE_PROBLEM : detail.error === null ? undefined : toApiProblem(detail.error),
    isRetrying: detail.isFetching,
    onRetry: () => void detail.refetch(),
    similar: { courses: similar.data?.results, count: similar.data?.specialization_count, hasFailed: similar.isError },
  }
}

/** A URL without a course is treated like an unknown course. */
const MISSING_COURSE_PROBLEM = new ApiProblem('unexpected', 'The URL has no course', 404)
