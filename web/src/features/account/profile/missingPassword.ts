/** The text of an empty current password, by its field. */
export const findMissingPassword = (password: string) => (password === '' ? { current_password: 'required' } : {})
