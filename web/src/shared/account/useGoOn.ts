import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PATHS } from '@/shared/routing/paths'
import { readPendingAction, resumePendingAction } from './resume'
import { startSession } from './session'

/**
 * Returns a function that requests the new session and continues the visitor's pending action. If no
 * action is pending and `leadsHome` is true, the function opens the home page. Signing in leads to
 * the home page (specification, section 4). After a registration in the dialog, the page stays open.
 */
export function useGoOn(): (leadsHome: boolean) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (leadsHome) => {
    const pending = readPendingAction()
    await startSession(queries, pending?.kind === 'form' ? pending.dialog.form : undefined)
    if (!resumePendingAction(queries, (url) => void navigate(url)) && leadsHome) void navigate(PATHS.landing)
  }
}
