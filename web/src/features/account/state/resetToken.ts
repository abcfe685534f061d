/**
 * The token of the mailed link. The token is kept in memory only. It is removed from the URL, so
 * that neither the history nor the browser's storage contains it.
 */
let token: string | undefined

/** Reads the token from the fragment of the URL. Without a token, the previous one stays. */
export function takeResetToken(hash: string): void {
  token = new URLSearchParams(hash.slice(1)).get('token') ?? token
}

export const getResetToken = () => token
export const forgetResetToken = () => {
  token = undefined
}
