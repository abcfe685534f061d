import { createStore } from '@/shared/state/store'

/**
 * The signed-in person and their favourite courses. The header and the heart buttons show these
 * values.
 */
export interface Account {
  readonly userId: number
  readonly favourites: readonly number[]
}

/** localStorage keys from the specification. */
const USER_ID_KEY = 'user_Id'
const FAVOURITES_KEY = 'fav_course'

function readAccount(): Account | undefined {
  const userId = Number(localStorage.getItem(USER_ID_KEY))
  return userId > 0 ? { userId, favourites: (localStorage.getItem(FAVOURITES_KEY) ?? '').split(',').map(Number).filter(Boolean) } : undefined
}

/**
 * The account that this browser has stored. Undefined for a visitor. The session itself is a cookie
 * that scripts cannot read. After the code of the account menu has loaded, `session.ts` checks that
 * the stored account matches the session. Storage events update other tabs.
 */
export const accountStore = createStore(readAccount())

globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key === USER_ID_KEY || key === FAVOURITES_KEY) accountStore.set(readAccount(), true)
})

export function setAccount(account: Account | undefined): void {
  if (account === undefined) {
    localStorage.removeItem(USER_ID_KEY)
    localStorage.removeItem(FAVOURITES_KEY)
  } else {
    localStorage.setItem(USER_ID_KEY, String(account.userId))
    localStorage.setItem(FAVOURITES_KEY, account.favourites.join(','))
  }
  accountStore.set(account)
}
