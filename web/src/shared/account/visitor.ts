import { USER_STAY } from '@/shared/settings'

/** What a browser keeps of the person who uses it, under the names of the specification. */
const USER_ID_KEY = 'user_Id'
const USER_STAY_KEY = 'userStay'

/** Somebody who is not signed in, where the browser, or else the site, has it that visitors are asked to. */
export function shouldAskToSignIn(): boolean {
  return localStorage.getItem(USER_ID_KEY) === null && Number(localStorage.getItem(USER_STAY_KEY) ?? USER_STAY) >= 1
}
