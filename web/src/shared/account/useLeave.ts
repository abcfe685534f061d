import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PATHS } from '@/shared/routing/paths'
import { clearPerson } from './session'

/**
 * Returns a function that opens the home page and then removes the stored values of the person. In
 * the opposite order, a page that needs an account would open the sign-in dialog.
 */
export function useLeave(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await navigate(PATHS.landing)
    } finally {
      clearPerson(queries)
    }
  }
}
