import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'

/**
 * A skeleton of the page while its data loads. The space below keeps the footer out of the window,
 * so that the code of the footer does not load yet.
 */
export function PageSkeleton() {
  const { t } = useTranslation('university')
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="9rem" aria-hidden />
      <Skeleton height="5rem" width="70%" aria-hidden />
      <Skeleton height="16rem" mb="100vh" data-pending aria-hidden />
    </>
  )
}
