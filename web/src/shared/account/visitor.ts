import { USER_STAY } from '@/shared/settings'

/** localStorage keys from the specification. */
const USER_ID_KEY = 'user_Id'
const USER_STAY_KEY = 'userStay'

/** True if the visitor is not signed in and the setting of the browser, or else of the site, requests a sign-in prompt. */
export function shouldAskToSignIn(): boolean {
  return localStorage.getItem(USER_ID_KEY) === null && Number(localStorage.getItem(USER_STAY_KEY) ?? USER_STAY) >= 1
}
