import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountStore } from '@/shared/account/accountStore'
import { openSignIn } from '@/shared/overlays/overlayStore'
import { PATHS } from '@/shared/routing/paths'
import { useStore } from '@/shared/state/store'

/**
 * Shows a page to a signed-in person. Redirects everyone else to the home page and opens the
 * sign-in dialog. After signing in, the person returns to the page.
 */
export function Guard({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useStore(accountStore) !== undefined
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    // When a person signs out, the site leaves this page first and removes the account afterwards.
    // No sign-in dialog must open then.
    if (isSignedIn || globalThis.location.pathname !== pathname) return
    const sendHome = async () => {
      await navigate(PATHS.landing, { replace: true })
      openSignIn('signIn', undefined, { kind: 'visit', url: pathname + search })
    }
    void sendHome()
  }, [isSignedIn, navigate, pathname, search])
  return isSignedIn ? children : null
}
