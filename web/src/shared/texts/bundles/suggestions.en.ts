/** The English texts of the list below the search field. */
export const suggestionsEn = {
  label: 'Search suggestions',
  search: 'Search',
  searchFor: 'Search for “{{text}}”',
  comma: ', ',
  count_zero: 'No suggestions. Enter searches for the text.',
  count_one: '{{count, number}} suggestion',
  count_other: '{{count, number}} suggestions',
  groups: {
    subjects: 'Subjects',
    courses: 'Courses',
    institutes: 'Universities and colleges',
    places: 'Places',
  },
}

export type SuggestionTexts = typeof suggestionsEn
