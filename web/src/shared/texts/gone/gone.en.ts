/**
 * The texts about a page that is gone and its replacement. They load with the error page of an unknown
 * address or of a missing item.
 */
export const goneEn = {
  title: '{{name}} is no longer available',
  instead: 'See instead:',
} as const

export type GoneTexts = Record<keyof typeof goneEn, string>
