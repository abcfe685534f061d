import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { CourseActions } from '@/shared/course/courseActions'
import { useCourseActions } from '@/shared/course/useCourseActions'
import { useMoney } from '@/shared/money/useMoney'
import { overlayStore } from '@/shared/overlays/overlayStore'
import { useStore } from '@/shared/state/store'
import { PageDialog } from '@/shared/ui/PageDialog'
import { RelevantCourses } from './RelevantCourses'
import { instituteCoursesQuery } from './instituteCourses'
import { closeRelevantCourses, returnFocusFromRelevantCourses, type RelevantInstitute } from './relevantStore'

interface RelevantDialogProps {
  readonly institute: RelevantInstitute
  readonly isOpen: boolean
}

/** A dialog with the courses of an institute. Opening another page, such as a course, closes the dialog. */
export default function RelevantDialog({ institute, isOpen }: RelevantDialogProps) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const openedAt = useRef(key)
  const [page, setPage] = useState(1)
  const { money } = useMoney()
  const actions: CourseActions = { ...useCourseActions(money.currency), onShowInstituteCourses: undefined }
  const isBeneath = useStore(overlayStore).kind !== 'none'
  const query = useQuery({ ...instituteCoursesQuery(institute.slug, page), enabled: isOpen, placeholderData: keepPreviousData })
  useEffect(() => {
    if (key !== openedAt.current) closeRelevantCourses()
    openedAt.current = key
  }, [key])
  const handleClosed = () => {
    setPage(1)
    returnFocusFromRelevantCourses()
  }
  return (
    <PageDialog
      title={t('relevant.of', { name: institute.name })}
      isOpen={isOpen}
      isWide
      isBeneath={isBeneath}
      onClose={closeRelevantCourses}
      onClosed={handleClosed}
    >
      <RelevantCourses
        coursePage={query.data}
        page={page}
        isStale={query.isPlaceholderData}
        hasFailed={query.isError}
        month={new Date().getMonth()}
        money={money}
        actions={actions}
        onPage={setPage}
        onRetry={() => void query.refetch()}
      />
    </PageDialog>
  )
}
