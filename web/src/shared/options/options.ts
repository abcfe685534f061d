/** One value of a list beneath an input. */
export interface Option {
  readonly id: string
  readonly name: string
  /** What it lies in. */
  readonly within?: string | undefined
  readonly count?: number | null
  readonly isChosen: boolean
  /** Stands above others that belong to it. */
  readonly isHead?: boolean
  readonly isBelow?: boolean
  readonly isDisabled?: boolean
}

export type ListStatus = 'loading' | 'failed' | 'ready'

export const buildOptionId = (list: string, id: string) => `${list}-${id.replaceAll(/\s/g, '_')}`
