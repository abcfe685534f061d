import { useMemo } from 'react'
import { addToComparison, compareStore } from '@/shared/compare/compareStore'
import { askToSignIn, openReview, openShare } from '@/shared/overlays/overlayStore'
import { openRelevant } from '@/shared/relevant/relevantStore'
import { courseAddress, instituteAddress } from '@/shared/routing/courseAddress'
import { withCurrencyParam } from '@/shared/share/sharedPage'
import { useStore } from '@/shared/state/store'
import type { CourseActions } from './actions'

/** A short link takes values of 300 characters at most; the name in it is for people only. */
const NAME_MAX_CHARACTERS = 200

/** The deeds of a course, its links carrying `currency` (a code; empty for Default). */
export function useCourseActions(currency: string): CourseActions {
  const { items } = useStore(compareStore)
  return useMemo(
    () => ({
      hrefOf: (course) => courseAddress(course, currency),
      hrefOfInstitute: ({ institute_slug }) => instituteAddress(institute_slug, currency),
      onRelevant: ({ institute_slug, institute_name }) => openRelevant({ slug: institute_slug, name: institute_name }),
      isCompared: ({ id }) => items.some((item) => item.id === id),
      onCompare: ({ id, slug, name, institute_name, logo }) => addToComparison({ id, slug, name, institute: institute_name, logo }),
      onShare: ({ id, name }) =>
        openShare({
          key: 'course_detail',
          params: withCurrencyParam({ course_id: id, course_name: name.slice(0, NAME_MAX_CHARACTERS) }, currency),
          title: name,
        }),
      onReview: ({ name }) => openReview(name),
      onWish: (wish, { name }) => askToSignIn(wish, name),
    }),
    [items, currency],
  )
}
