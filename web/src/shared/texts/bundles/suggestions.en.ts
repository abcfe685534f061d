/**
 * The English texts of the list below the search field.
 * The comment "spec" marks a text that the specification fixes.
 */
export const suggestionsEn = {
  label: 'Search suggestions',
  search: 'Search',
  searchFor: 'Search for “{{text}}”',
  count_zero: 'No suggestions. Enter searches for the text.',
  count_one: '{{count, number}} suggestion',
  count_other: '{{count, number}} suggestions',
  none: 'No match found', // spec
  groups: {
    searches: 'Popular searches',
    institute_groups: 'Institute Group', // spec
    countries: 'Country', // spec
    institutes: 'Institute', // spec
    courses: 'Course', // spec
    disciplines: 'Discipline', // spec
    blogs: 'Blog', // spec
    scholarships: 'Scholarship', // spec
    pages: 'Other Pages', // spec
    places: 'Places',
    subjects: 'Subjects',
  },
  /** The names of page types. The same names are in schemas/texts/en.toml. */
  pages: {
    search: 'All courses',
    compare_course: 'Compare courses',
    all_countries: 'All countries',
    top_universities: 'Top universities',
    universities: 'Universities',
    all_groups: 'University groups',
    all_pathway_groups: 'Pathway groups',
    all_apply_portals: 'Application portals',
    all_programs: 'All programs',
    all_scholarships: 'All scholarships',
    scholarships: 'Search scholarships',
    scholarship_country: 'Scholarships by country',
    all_interesting_about_tcf: 'What is interesting',
    blog: 'Blog',
    mba: 'MBA',
    apply: 'Apply',
    tcf: 'About',
    careers: 'Careers',
    contact_us: 'Contact us',
    marketing: 'Marketing',
    privacy_policy: 'Privacy policy',
    terms_of_use: 'Terms of use',
    cancellation_policy: 'Cancellation policy',
  },
}

export type SuggestionTexts = typeof suggestionsEn
