/** One option of a list below an input. */
export interface Option {
  readonly id: string
  readonly name: string
  /** A second text of the option, such as the state that contains a place. */
  readonly area?: string | undefined
  readonly count?: number | null
  readonly isSelected: boolean
  /** Whether the option is the heading of the group members below it. */
  readonly isGroupHeading?: boolean
  readonly isGroupMember?: boolean
  readonly isDisabled?: boolean
}

export type ListStatus = 'loading' | 'failed' | 'ready'

export const buildOptionId = (list: string, id: string) => `${list}-${id.replaceAll(/\s/g, '_')}`
