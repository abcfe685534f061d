import { useEffect } from 'react'
import { shouldAskToSignIn } from '@/shared/account/visitor'
import { openSignIn, overlayStore } from '@/shared/overlays/overlayStore'

const PROMPT_AFTER_MS = 5_000

/** Opens the sign-in dialog after 5 s if no other dialog is open. */
export function useSignInPrompt(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (shouldAskToSignIn() && overlayStore.get().kind === 'none') openSignIn('signIn')
    }, PROMPT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
