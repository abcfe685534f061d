import type { LegalTexts } from './legal.en'

/** The sections of each page in their order. */
export const LEGAL_PARTS: Readonly<Record<'terms' | 'privacy', readonly (keyof LegalTexts['parts'])[]>> = {
  terms: ['free', 'sources', 'fees', 'adverts', 'words', 'others'],
  privacy: ['person', 'forms', 'codes', 'kept', 'browser', 'server', 'searches', 'location', 'maps'],
}
