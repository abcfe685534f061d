import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { ApiProblem, toApiProblem } from '@/shared/api/problem'
import { courseDetail, namedCourse } from '../queries/courseDetail'
import { similarCourses } from '../queries/similarCourses'
import type { CourseDetail } from '../views/courseDetail'
import type { Similar } from '../views/SimilarCourses'

interface CourseState {
  readonly course: CourseDetail | undefined
  readonly problem: ApiProblem | undefined
  readonly isRetrying: boolean
  readonly onRetry: () => void
  readonly similar: Similar
}

/** The course that the address names, by its path's slug or the id of its query, and others like it. */
export function useCourse(): CourseState {
  const { slug } = useParams()
  const { search } = useLocation()
  const named = namedCourse(slug, search)
  const detail = useQuery({ ...courseDetail(named), enabled: named !== '' })
  const subject = detail.data?.specialization?.slug
  const similar = useQuery({ ...similarCourses(subject ?? ''), enabled: subject !== undefined })
  return {
    course: detail.data,
    problem: named === '' ? NAMELESS : detail.error === null ? undefined : toApiProblem(detail.error),
    isRetrying: detail.isFetching,
    onRetry: () => void detail.refetch(),
    similar: { courses: similar.data?.results, count: similar.data?.count, hasFailed: similar.isError },
  }
}

/** An address that names no course is one of a course that there is not. */
const NAMELESS = new ApiProblem('unexpected', 'The address names no course', 404)
