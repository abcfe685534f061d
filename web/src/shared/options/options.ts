/** One option of a list below an input. */
export interface Option {
  readonly id: string
  readonly name: string
  /** The area that contains a place. */
  readonly within?: string | undefined
  readonly count?: number | null
  readonly isChosen: boolean
  /** True for a group heading that is itself an option. The members of the group have isBelow. */
  readonly isHead?: boolean
  readonly isBelow?: boolean
  readonly isDisabled?: boolean
}

export type ListStatus = 'loading' | 'failed' | 'ready'

export const buildOptionId = (list: string, id: string) => `${list}-${id.replaceAll(/\s/g, '_')}`
