/** The reasons why the sign-in dialog opens. Each reason has its own text. `signIn` is the reason without an action. */
const SIGN_IN_REASONS = ['favourite', 'apply', 'edit', 'enquiry', 'assistance', 'follow', 'remind', 'saveSearch', 'signIn'] as const
export type SignInReason = (typeof SIGN_IN_REASONS)[number]

export const isSignInReason = (value: unknown): value is SignInReason => SIGN_IN_REASONS.some((reason) => reason === value)
