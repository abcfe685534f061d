import { lazy, Suspense, useState } from 'react'
import { relevantStore, type RelevantInstitute } from '@/shared/relevant/relevantStore'
import { useStore } from '@/shared/state/store'
import { openSignIn, closeOverlay, overlayStore, returnFocus } from './overlayStore'
import type { Overlay } from './overlay'

const ShareDialog = lazy(() => import('@/shared/share/ShareDialog'))
const RelevantDialog = lazy(() => import('@/shared/relevant/RelevantDialog'))
const ReviewDialog = lazy(() => import('@/shared/review/ReviewDialog'))
const SignInDialog = lazy(() => import('@/shared/account/SignInDialog'))

/** The dialogs that any page can open. The code of a dialog loads when the dialog opens for the first time. */
export function Overlays() {
  const overlay = useStore(overlayStore)
  // A closed dialog stays rendered during its closing animation.
  const [shown, setShown] = useState<Overlay>(overlay)
  if (overlay.kind !== 'none' && overlay !== shown) setShown(overlay)
  const relevant = useStore(relevantStore)
  const [relevantShown, setRelevantShown] = useState<RelevantInstitute | undefined>(relevant)
  if (relevant !== undefined && relevant !== relevantShown) setRelevantShown(relevant)
  const dialog = { isOpen: overlay.kind !== 'none', onClose: closeOverlay, onClosed: returnFocus }
  return (
    <Suspense>
      {relevantShown && <RelevantDialog key={relevantShown.slug} institute={relevantShown} isOpen={relevant !== undefined} />}
      {shown.kind === 'share' && <ShareDialog key={JSON.stringify(shown.page)} page={shown.page} {...dialog} />}
      {shown.kind === 'review' && <ReviewDialog course={shown.course} onSend={() => openSignIn('edit', shown.course)} {...dialog} />}
      {shown.kind === 'signIn' && <SignInDialog reason={shown.reason} course={shown.course} {...dialog} />}
    </Suspense>
  )
}
