import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { accountStore } from '@/shared/account/accountStore'
import { addToComparison, comparisonStore } from '@/shared/compare/comparisonStore'
import { openForm, openShare, openSignIn } from '@/shared/overlays/overlayStore'
import { openRelevantCourses } from '@/shared/relevant/relevantStore'
import { buildCourseUrl, buildInstituteUrl } from '@/shared/routing/courseUrls'
import { addCurrencyParam } from '@/shared/share/sharedPage'
import { buildCourseShareTitle } from '@/shared/share/shareTitle'
import { useStore } from '@/shared/state/store'
import type { CourseActions } from './courseActions'

/**
 * The maximum length of a course name in a short link. The server allows 300 characters for a value
 * in a short link.
 */
const NAME_MAX_CHARACTERS = 200

/** Returns the links and actions of a course. `currency` is the currency code in the links, or empty. */
export function useCourseActions(currency: string): CourseActions {
  const { t } = useTranslation()
  const { items } = useStore(comparisonStore)
  const account = useStore(accountStore)
  return useMemo(
    () => ({
      buildHref: (course) => buildCourseUrl(course, currency),
      buildInstituteHref: ({ institute_slug }) => buildInstituteUrl(institute_slug, currency),
      onShowInstituteCourses: ({ institute_slug, institute_name }) => openRelevantCourses({ slug: institute_slug, name: institute_name }),
      isInComparison: ({ id }) => items.some((item) => item.id === id),
      onCompare: ({ id, slug, name, institute_name, logo }) => addToComparison({ id, slug, name, institute: institute_name, logo }),
      onShare: (course) => {
        const { id, name, source } = course
        const title = buildCourseShareTitle(course)
        openShare({
          key: 'course_detail',
          params: addCurrencyParam({ course_id: id, course_name: name.slice(0, NAME_MAX_CHARACTERS) }, currency),
          title: source.is_sample ? t('share.sample', { title }) : title,
        })
      },
      isFavourite: ({ id }) => account?.favourites.includes(id) ?? false,
      onFavourite: (course) => {
        const { id, name } = course
        if (!account) openSignIn('favourite', name, { kind: 'favourite', course: { id, name } })
        else void import('@/shared/account/favourites').then(({ changeFavourite }) => changeFavourite(course, !account.favourites.includes(id)))
      },
      onForm: openForm,
    }),
    [t, items, account, currency],
  )
}
