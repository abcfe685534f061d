import type { components } from '@/shared/api/schema'

type Schemas = components['schemas']

export type Institute = Schemas['InstituteDetail']
export type InstituteFactsOf = Schemas['DetailInstitute']
export type CampusLocation = Schemas['CampusLocation']
export type Campus = Schemas['CampusDetail']
export type InstituteDiscipline = Schemas['InstituteDiscipline']

/** A part that the search answers: on its way, there, or not to be had. */
export interface SectionState<Value> {
  readonly value: Value | undefined
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
}
