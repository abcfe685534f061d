import type { components } from '@/shared/api/schema'

type Schemas = components['schemas']

export type Institute = Schemas['InstituteDetail']
export type InstituteSummary = Schemas['DetailInstitute']
export type CampusLocation = Schemas['CampusLocation']
export type Campus = Schemas['CampusDetail']
export type InstituteDiscipline = Schemas['InstituteDiscipline']

/** The loading state and the data of a section. */
export interface SectionState<Value> {
  readonly value: Value | undefined
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

export type Country = Schemas['CountryDetail']
export type CountryFact = Schemas['CountryFact']
export type CountryQuestion = Schemas['CountryQuestion']
export type ListedCountry = Schemas['ListedCountry']
export type ListedInstitute = Schemas['ListedInstitute']
export type VisaGuide = Schemas['VisaGuideEntry']
