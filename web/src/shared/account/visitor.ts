import { USER_STAY } from '@/shared/settings'
import { accountStore } from './accountStore'

/** A localStorage key from the specification. It overrides the setting of the site. */
const USER_STAY_KEY = 'userStay'

/**
 * Returns 0, 1 or more. From 1 on, the site asks visitors to sign in. Above 1, visitors must
 * register.
 */
export const getUserStay = () => Number(localStorage.getItem(USER_STAY_KEY) ?? USER_STAY)

export const mustRegister = () => accountStore.get() === undefined && getUserStay() > 1
export const shouldAskToSignIn = () => accountStore.get() === undefined && getUserStay() >= 1
