import { exampleCourse } from '@/shared/course/course.example'
import type { ComparedCourse } from './comparedRows'

/** Builds a compared course for tests. */
export function exampleComparedCourse(changes: Partial<ComparedCourse> = {}): ComparedCourse {
  const card = exampleCourse()
  return {
    ...card,
    institute: {
      ...card.institute,
      country: card.country,
      country_slug: card.country.slug,
      website: null,
      tcf_ranking: card.tcf_ranking,
      ranking_source: null,
    },
    disciplines: card.discipline ? [card.discipline] : [],
    specializations: card.specialization ? [card.specialization] : [],
    fees: [],
    campuses: card.campus ? [card.campus] : [],
    ...changes,
  }
}
