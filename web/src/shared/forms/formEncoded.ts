/** The calls of the CRM take form parameters. */
export const FORM_ENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' } as const
