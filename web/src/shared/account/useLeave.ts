import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PATHS } from '@/shared/routing/paths'
import { clearPerson } from './session'

/** Goes home and then removes what belongs to the person. In this order, a guarded page does not ask to sign in again. */
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
