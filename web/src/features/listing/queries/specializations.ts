import { fetchClient } from '@/shared/api/client'
import { facetList } from './facetList'

const PATH = '/api/course/course_related_specializations_new/'

/** POST course/course_related_specializations_new/: subjects under the chosen disciplines, by name. */
export const specializations = facetList(PATH, 'specializations', async ({ body, signal, ...query }) => {
  const { data } = await fetchClient.POST(PATH, { params: { query }, body, signal })
  if (!data) throw new Error(`${PATH} answered nothing`)
  return data
})
