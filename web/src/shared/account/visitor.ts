import { USER_STAY } from '@/shared/settings'
import { accountStore } from './accountStore'

/** A localStorage key from the specification. It overrides the setting of the site. */
const USER_STAY_KEY = 'userStay'

/** From 1 on, visitors are asked to sign in. Above 1, they must register. */
export const getUserStay = () => Number(localStorage.getItem(USER_STAY_KEY) ?? USER_STAY)

export const mustRegister = () => accountStore.get() === undefined && getUserStay() > 1
export const shouldAskToSignIn = () => accountStore.get() === undefined && getUserStay() >= 1
