import { fetchClient } from '@/shared/api/client'

/** All values of the profile form, and the new photo, if any. */
export interface ProfileChanges {
  readonly values: Readonly<Record<string, string>>
  readonly photo: File | undefined
}

/** Sends the profile as a form, with the photo as a file. Rejects with an ApiProblem. */
export async function saveProfile({ values, photo }: ProfileChanges): Promise<void> {
  const body = new FormData()
  for (const [key, value] of Object.entries(values)) body.set(key, value)
  if (photo) body.set('photo', photo)
  await fetchClient.POST('/crm/editProfile.php', { body: {}, bodySerializer: () => body })
}
