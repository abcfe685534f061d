import { useEffect } from 'react'
import { shouldAskToSignIn } from '@/shared/account/visitor'
import { openSignIn, overlayStore } from '@/shared/overlays/overlayStore'

const ASKED_AFTER_MS = 5_000

/** Visitors are asked to sign in once they have stayed for a while; what they write in another dialog is left alone. */
export function useSignInPrompt(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (shouldAskToSignIn() && overlayStore.get().kind === 'none') openSignIn('signIn')
    }, ASKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
