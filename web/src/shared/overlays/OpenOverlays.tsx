import { lazy, Suspense, useState } from 'react'
import { relevantStore, type RelevantInstitute } from '@/shared/relevant/relevantStore'
import { useStore } from '@/shared/state/store'
import { toastStore } from '@/shared/toast/toastStore'
import { closeOverlay, overlayStore, returnFocus } from './overlayStore'
import type { Overlay } from './overlay'

const ShareDialog = lazy(() => import('@/shared/share/ShareDialog'))
const RelevantDialog = lazy(() => import('@/shared/relevant/RelevantDialog'))
const AccountDialog = lazy(() => import('@/shared/account/AccountDialog'))
const EnquiryDialog = lazy(() => import('./EnquiryDialog'))
const Toast = lazy(() => import('@/shared/toast/Toast'))

/** The open dialogs and the last toast. The code of each dialog loads when the dialog opens for the first time. */
export default function OpenOverlays() {
  const overlay = useStore(overlayStore)
  // A closed dialog stays rendered during its closing animation.
  const [shown, setShown] = useState<Overlay>(overlay)
  if (overlay.kind !== 'none' && overlay !== shown) setShown(overlay)
  const relevant = useStore(relevantStore)
  const [relevantShown, setRelevantShown] = useState<RelevantInstitute | undefined>(relevant)
  if (relevant !== undefined && relevant !== relevantShown) setRelevantShown(relevant)
  const toast = useStore(toastStore)
  const dialog = { isOpen: overlay.kind !== 'none', onClose: closeOverlay, onClosed: returnFocus }
  return (
    <Suspense>
      {relevantShown && <RelevantDialog key={relevantShown.slug} institute={relevantShown} isOpen={relevant !== undefined} />}
      {shown.kind === 'share' ? (
        <ShareDialog key={JSON.stringify(shown.page)} page={shown.page} {...dialog} />
      ) : shown.kind === 'form' ? (
        <EnquiryDialog key={`${shown.form} ${shown.course?.id ?? ''}`} dialog={shown} {...dialog} />
      ) : (
        shown.kind !== 'none' && <AccountDialog key={shown.kind} overlay={shown} {...dialog} />
      )}
      {toast && <Toast toast={toast} />}
    </Suspense>
  )
}
