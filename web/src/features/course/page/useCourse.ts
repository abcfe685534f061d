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

/** Loads the course of the URL and similar courses. The URL has a slug or the key `course_id`. */
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

/** The error for a URL without a course. The page shows the same text as for a course that does not exist. */
const MISSING_COURSE_PROBLEM = new ApiProblem('unexpected', 'The URL has no course', 404)
