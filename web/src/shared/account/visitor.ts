import { USER_STAY } from '@/shared/settings'

/** localStorage keys from the specification. */
const USER_ID_KEY = 'user_Id'
const USER_STAY_KEY = 'userStay'

/** True for a visitor who is not signed in when the browser's or else the site's setting asks for sign-in. */
export function shouldAskToSignIn(): boolean {
  return localStorage.getItem(USER_ID_KEY) === null && Number(localStorage.getItem(USER_STAY_KEY) ?? USER_STAY) >= 1
}
