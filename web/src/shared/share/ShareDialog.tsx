import '@/shared/texts/bundles/addDialogTexts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '@/shared/ui/PageDialog'
import { shortLinkQuery } from './shortLink'
import { buildSharedPath, buildShortLinkPath, type SharedPage } from './sharedPage'
import { ShareLinks } from './ShareLinks'
import { createUuid } from './uuid'

interface ShareDialogProps {
  readonly page: SharedPage
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

const toAbsoluteUrl = (path: string) => new URL(path, globalThis.location.origin).href

/** A dialog to share a page through other services, by its URL, or by a short link. The dialog creates the short link. */
export default function ShareDialog({ page, isOpen, onClose, onClosed }: ShareDialogProps) {
  const { t } = useTranslation()
  const [uuid] = useState(createUuid)
  const shortLink = useQuery({ ...shortLinkQuery(page, uuid), enabled: isOpen })
  return (
    <PageDialog title={t('share.title')} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <ShareLinks
        title={page.title}
        pageLink={toAbsoluteUrl(buildSharedPath(page.key, page.params) ?? globalThis.location.pathname)}
        shortLink={shortLink.data === undefined ? undefined : toAbsoluteUrl(buildShortLinkPath(shortLink.data))}
        hasFailed={shortLink.isError && !shortLink.isFetching}
        onRetry={() => void shortLink.refetch()}
      />
    </PageDialog>
  )
}
