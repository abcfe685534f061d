/**
 * The English texts of the menu in the header and of the footer.
 * The comment "spec" marks a text that the specification fixes.
 */
export const menuEn = {
  discover: 'Discover', // spec
  allCourses: 'All courses',
  compare: 'Compare', // spec
  apply: 'Apply', // spec
  viewAll: 'View all', // spec
  topUniversities: 'Top universities',
  universities: 'Universities by country',
  allPrograms: 'All programs',
  mba: 'MBA courses',
  allGroups: 'All university groups',
  allPathways: 'Pathway groups',
  allPortals: 'Application portals',
  searchScholarships: 'Search scholarships',
  scholarshipCountries: 'Scholarships by country',
  allScholarships: 'All scholarships',
  allInteresting: 'All topics',
  allBlogs: 'All guides',
  sections: {
    countries: 'Countries',
    disciplines: 'Fields of study',
    groups: 'University groups',
    scholarships: 'Scholarships',
    interesting: 'What is interesting',
    blogs: 'Guides',
  },
  footer: 'All pages',
  about: 'About this site',
  totals: {
    course_one: '{{count, number}} course',
    course_other: '{{count, number}} courses',
    institute_one: '{{count, number}} institute',
    institute_other: '{{count, number}} institutes',
    country_one: '{{count, number}} country',
    country_other: '{{count, number}} countries',
    scholarship_one: '{{count, number}} scholarship',
    scholarship_other: '{{count, number}} scholarships',
  },
  pages: {
    tcf: 'About', // spec
    careers: 'Careers', // spec
    contact_us: 'Contact Us', // spec
    marketing: 'Marketing', // spec
    privacy_policy: 'Privacy Notice', // spec
    terms_of_use: 'Terms', // spec
    cancellation_policy: 'Cancellation policy',
  },
  contacts: 'How to reach us',
  office: 'Our office',
  feedback: 'Give feedback',
}

export type MenuTexts = typeof menuEn
