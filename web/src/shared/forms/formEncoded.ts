/** The CRM endpoints expect form-encoded parameters. */
export const FORM_ENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' } as const
