/** Returns the error for an empty current password, by the name of its field. Returns no error for other passwords. */
export const findMissingPassword = (password: string) => (password === '' ? { current_password: 'required' } : {})
