import type { components } from '@/shared/api/schema'

type Schemas = components['schemas']

/** The costs per year, and the months in which courses start. */
export type CatalogueOverview = Schemas['CatalogueOverview']
export type CoursesOverview = Schemas['CoursesOverview']
export type FeeSpread = Schemas['FeeSpread']
export type DurationCount = Schemas['DurationCount']
export type DurationFees = Schemas['DurationFees']
