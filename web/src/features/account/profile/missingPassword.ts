/** Returns the error for an empty current password, by the name of its field. */
export const findMissingPassword = (password: string) => (password === '' ? { current_password: 'required' } : {})
