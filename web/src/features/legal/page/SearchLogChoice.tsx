import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, fetchClient } from '@/shared/api/client'
import controls from '@/shared/ui/controls.module.css'

const stateQuery = () => api.queryOptions('get', '/api/search-log/choice')

/** Shows whether the searches of this browser are logged. If the server allows this, a button changes it. */
export function SearchLogChoice() {
  const { t } = useTranslation('legal')
  const client = useQueryClient()
  const { data } = useQuery(stateQuery())
  const choice = useMutation({
    mutationFn: (isLogged: boolean) => fetchClient.POST('/api/search-log/choice', { body: { is_logged: isLogged } }),
    onSuccess: () => client.invalidateQueries(stateQuery()),
  })
  if (data === undefined) return null
  const { is_logged: isLogged, can_choose: canChoose } = data
  return (
    <>
      <p role="status">{t(choice.isError ? 'searchLog.failed' : isLogged ? 'searchLog.started' : 'searchLog.stopped')}</p>
      {canChoose && (
        <button type="button" className={controls.second} disabled={choice.isPending} onClick={() => choice.mutate(!isLogged)}>
          {t(isLogged ? 'searchLog.stop' : 'searchLog.start')}
        </button>
      )}
    </>
  )
}
