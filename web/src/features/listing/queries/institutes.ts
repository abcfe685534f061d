import { fetchClient } from '@/shared/api/client'
import { facetList } from './facetList'

const PATH = '/api/course/course_related_institutes_new/'

/** POST course/course_related_institutes_new/: institutes by name. */
export const institutes = facetList(PATH, 'institutes', async ({ body, signal, ...query }) => {
  const { data } = await fetchClient.POST(PATH, { params: { query }, body, signal })
  if (!data) throw new Error(`${PATH} answered nothing`)
  return data
})
