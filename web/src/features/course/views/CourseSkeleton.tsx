import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import classes from './CourseView.module.css'

export function CourseSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden role="status">{t('course.loading')}</VisuallyHidden>
      <div className={classes.columns} aria-hidden>
        <div className={classes.text}>
          <Skeleton height="2rem" width="70%" />
          <Skeleton height="1rem" width="45%" />
          <Skeleton height="6rem" />
          <Skeleton height="3rem" />
          <Skeleton height="8rem" />
        </div>
        <Skeleton height="26rem" />
      </div>
    </>
  )
}
