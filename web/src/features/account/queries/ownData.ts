import { fetchClient } from '@/shared/api/client'

/** All data of the person as a ZIP archive. Rejects with an ApiProblem. */
export async function exportOwnData(): Promise<Blob> {
  const { data } = await fetchClient.POST('/api/account/own-data/export', { parseAs: 'blob' })
  if (!data) throw new Error('The response has no body')
  return data
}

/**
 * Deletes the account and the data of the person. Content, notes and replies that the person wrote
 * as staff stay. Rejects with an ApiProblem.
 */
export async function deleteOwnAccount(password: string): Promise<void> {
  await fetchClient.POST('/api/account/own-data/delete', { body: { current_password: password } })
}
