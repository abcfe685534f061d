/** One option of a list below an input. */
export interface Option {
  readonly id: string
  readonly name: string
  /** The area that contains a place. */
  readonly area?: string | undefined
  readonly count?: number | null
  readonly isSelected: boolean
  /** True for an option that is also the heading of the following group members. */
  readonly isGroupHeading?: boolean
  readonly isGroupMember?: boolean
  readonly isDisabled?: boolean
}

export type ListStatus = 'loading' | 'failed' | 'ready'

export const buildOptionId = (list: string, id: string) => `${list}-${id.replaceAll(/\s/g, '_')}`
