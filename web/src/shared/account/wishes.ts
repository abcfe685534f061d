/** What only a signed-in person can do. */
const WISHES = ['favourite', 'apply', 'edit', 'enquiry', 'assistance', 'follow', 'signIn'] as const
export type Wish = (typeof WISHES)[number]

export const isWish = (value: unknown): value is Wish => WISHES.some((wish) => wish === value)
