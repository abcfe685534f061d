import type { FeeField } from './feeValidation'

/** A fee as its field shows it: in groups of three, empty while it is undefined. */
export function feeInFigures(fee: FeeField): string {
  return fee === undefined ? '' : fee.toLocaleString('en-GB')
}

/**
 * The whole rupees that somebody wrote, however the figures are grouped: undefined where there are none. A minus counts
 * only where it stands first, so that the alert can speak of it.
 */
export function feeOfFigures(written: string): FeeField {
  const figures = written.replaceAll(/\D/gu, '')
  if (figures === '') return undefined
  return Number(figures) * (written.trimStart().startsWith('-') ? -1 : 1)
}
