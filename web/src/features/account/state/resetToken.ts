/**
 * The token of the mailed link. It is only kept in memory, and removed from the URL, so neither the history nor the browser's
 * storage has it.
 */
let token: string | undefined

/** Takes the token out of the fragment of the URL. */
export function takeResetToken(hash: string): void {
  token = new URLSearchParams(hash.slice(1)).get('token') ?? token
}

export const getResetToken = () => token
export const forgetResetToken = () => {
  token = undefined
}
