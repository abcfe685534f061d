import { api, fetchClient } from '@/shared/api/client'
import type { components } from '@/shared/api/schema'

export type DocumentKind = components['schemas']['DocumentKind']

const DOCUMENTS_PATH = '/api/account/documents'

export const documentsQuery = () => api.queryOptions('get', DOCUMENTS_PATH)

export const buildDocumentUrl = (id: string) => `${DOCUMENTS_PATH}/${id}`

/** Sends a form with a file. Rejects with an ApiProblem. */
export async function uploadDocument(form: FormData): Promise<void> {
  await fetchClient.POST(DOCUMENTS_PATH, { body: {}, bodySerializer: () => form })
}
