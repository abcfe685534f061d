import { exampleCourse } from '@/shared/course/course.example'
import type { CourseDetail } from './courseDetail'

/** Builds a course for tests. */
export function exampleDetail(changes: Partial<CourseDetail> = {}): CourseDetail {
  const card = exampleCourse()
  const campus = {
    id: 61,
    slug: 'university-of-leeds-leeds',
    name: 'Leeds',
    campus: 'Leeds',
    city: { id: 71, slug: 'leeds', name: 'Leeds' },
    state: { id: 81, slug: 'england', name: 'England' },
    country: card.country,
    country_iso2: 'GB',
    latitude: 53.8,
    longitude: -1.55,
    institute: card.institute,
    address: 'Woodhouse Lane',
    suburb: null,
    postcode: 'LS2 9JT',
  }
  return {
    ...card,
    institute: {
      ...card.institute,
      country: card.country,
      country_slug: card.country.slug,
      website: 'https://leeds.example',
      tcf_ranking: 82,
      ranking_source: 'QS 2026',
      institute_meta_title: null,
      institute_meta_description: null,
      institute_description: 'A university in the north of England.',
      institute_short_description: null,
      translations: {},
    },
    disciplines: card.discipline ? [card.discipline] : [],
    specializations: card.specialization ? [card.specialization] : [],
    fees: [
      {
        amount: 24_500,
        ceil_value: 24_500,
        basis: 'per_year',
        currency: { id: 9, code: 'GBP', display_name: 'GBP' },
        audience: 'international',
        is_base: true,
      },
    ],
    campuses: [campus],
    description: 'Nursing for those who lead.',
    url: 'https://leeds.example/nursing',
    other_requirements: [],
    requirement_sources: [],
    living_costs: [],
    source: { name: 'Register', is_sample: false, note: null, date: '2023-01-03', licence: 'CC BY 4.0', url: null },
    ...changes,
  }
}
