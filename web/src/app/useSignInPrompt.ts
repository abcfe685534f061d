import { useEffect } from 'react'
import { mustRegister, shouldAskToSignIn } from '@/shared/account/visitor'
import { openOverlay, openSignIn, overlayStore } from '@/shared/overlays/overlayStore'

const PROMPT_AFTER_MS = 5_000

/**
 * If the site asks visitors to sign in, opens the sign-in dialog after 5 s, unless another dialog is
 * open. If the site requires registration, opens the registration dialog at once.
 */
export function useSignInPrompt(): void {
  useEffect(() => {
    if (mustRegister()) openOverlay({ kind: 'signUp' })
    const timer = setTimeout(() => {
      if (shouldAskToSignIn() && overlayStore.get().kind === 'none') openSignIn('signIn')
    }, PROMPT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
