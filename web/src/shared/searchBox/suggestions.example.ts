import type { SearchSuggestion, SearchSuggestions } from './suggestions'

export const NURSING: SearchSuggestion = {
  kind: 'specialization',
  id: 7,
  slug: 'nursing',
  name: 'Nursing',
  other_name: null,
  context: ['Nursing and Midwifery'],
  course_count: 84,
}
const COURSE: SearchSuggestion = { kind: 'course', id: 9, slug: 'bachelor-of-nursing', name: 'Bachelor of Nursing', other_name: null, context: ['Monash University', 'Melbourne'], course_count: null }

export const NURS: SearchSuggestions = {
  query: { text: 'nurs', corrected_text: null, spans: [], course_count: null },
  groups: [
    { name: 'subjects', suggestions: [NURSING] },
    { name: 'courses', suggestions: [COURSE] },
  ],
}
