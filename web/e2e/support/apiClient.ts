import type { APIRequestContext } from '@playwright/test'
import type { components } from '../../src/shared/api/schema'

type Schemas = components['schemas']
export type Filters = Schemas['ListingFilters']

/** Reads expected values from the API. The tests compare the page with them. */
export class ApiClient {
  private readonly request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.request = request
  }

  search(filters: Filters, page = 1): Promise<Schemas['CourseSearchPage']> {
    return this.post(`/api/course/course_search/?page=${page}`, filters)
  }

  facets(filters: Filters): Promise<Schemas['BaseFilters']> {
    return this.post('/api/course/base_filters/', filters)
  }

  institutes(filters: Filters, search = ''): Promise<Schemas['InstituteFacetPage']> {
    return this.post(`/api/course/course_related_institutes_new/?search=${encodeURIComponent(search)}`, filters)
  }

  /** Builds the heading of a listing with these filters, such as "1,284 courses". */
  async heading(filters: Filters): Promise<string> {
    const { count } = await this.search(filters)
    return `${count.toLocaleString('en-GB')} ${count === 1 ? 'course' : 'courses'}`
  }

  /** The country with most courses that match these filters. */
  async country(filters: Filters): Promise<Schemas['CountryFacet']> {
    const { locations } = await this.facets(filters)
    return findLargest(locations, ({ course_count }) => course_count)
  }

  /** The discipline with most courses that match these filters. */
  async discipline(filters: Filters): Promise<Schemas['DisciplineFacet']> {
    const { disciplines } = await this.facets(filters)
    return findLargest(disciplines, ({ courses_count }) => courses_count)
  }

  /** The maximum of the fee slider. */
  maxFee(): Promise<Schemas['MaxFee']> {
    return this.get('/api/country/max_fee')
  }

  /**
   * The heading of a listing, counted by the unified search. Unlike the older endpoints, the
   * unified search accepts every upper fee.
   */
  async unifiedHeading(filters: Schemas['SearchFilters']): Promise<string> {
    const { total } = await this.post<Schemas['SearchResponse']>('/api/search', { filters, results: false })
    return `${total.toLocaleString('en-GB')} ${total === 1 ? 'course' : 'courses'}`
  }

  /**
   * The first page of courses of the unified search. Unlike the older endpoints, the unified search
   * supports English tests and deadlines.
   */
  async unifiedCourses(filters: Schemas['SearchFilters']): Promise<Schemas['CourseCard'][]> {
    return (await this.post<Schemas['SearchResponse']>('/api/search', { filters })).results ?? []
  }

  /** The first page of a long facet of the unified search. */
  async facetPage(filters: Schemas['SearchFilters'], list: 'institutes' | 'specializations'): Promise<Schemas['SearchFacets']> {
    const { facets } = await this.post<Schemas['SearchResponse']>('/api/search', { filters, results: false, facets: [list] })
    return facets
  }

  /** All disciplines with the number of their courses. */
  disciplines(): Promise<Schemas['DisciplineWithLevels'][]> {
    return this.get('/api/discipline/all')
  }

  /** The first page of a discipline's specializations. */
  specializations(discipline: string): Promise<Schemas['SpecializationList']> {
    return this.get(`/api/discipline/${discipline}/specializations/`)
  }

  /** The three level types with their levels. */
  degreeLevels(): Promise<Schemas['DegreeLevelGroupFacet'][]> {
    return this.get('/api/degree_level/')
  }

  suggestions(search: string): Promise<Schemas['LocationSuggestions']> {
    return this.get(`/api/location-auto-suggestion?search=${encodeURIComponent(search)}`)
  }

  applyPortals(): Promise<Schemas['ListedGroup'][]> {
    return this.get('/api/apply-portal/')
  }

  instituteGroups(): Promise<Schemas['ListedGroup'][]> {
    return this.get('/api/institute-group/')
  }

  scholarshipCountries(): Promise<Schemas['ScholarshipCountry'][]> {
    return this.get('/api/country/scholarships/')
  }

  marketingCards(): Promise<Schemas['MarketingCardPage']> {
    return this.get('/api/marketing-card/')
  }

  /** The slugs of the published institutes of a group. */
  async groupMembers(slug: string): Promise<readonly string[]> {
    return (await this.get<Schemas['GroupDetail']>(`/api/institute-group/${slug}`)).institute_slugs
  }

  /** The first page of the scholarships that match these filters. */
  scholarships(filters: Schemas['ScholarshipFilters']): Promise<Schemas['ScholarshipSearchPage']> {
    return this.post('/api/scholarship/search/', filters)
  }

  institute(slug: string): Promise<Schemas['InstituteDetail']> {
    return this.get(`/api/institute/${slug}`)
  }

  /** The disciplines of an institute at some campuses. An empty list means all campuses. */
  instituteDisciplines(institute: string, campuses: string[] = []): Promise<Schemas['InstituteDisciplines']> {
    return this.post(`/api/institute/${institute}/discipline/`, { campuses })
  }

  /** All countries, also those without courses. */
  countries(): Promise<Schemas['ListedCountry'][]> {
    return this.get('/api/country/all-countries')
  }

  /**
   * The facts of a country, its costs per year, its common questions and its institutes by rank.
   */
  async countryGuide(slug: string) {
    const [detail, overview, questions, rankings] = await Promise.all([
      this.get<Schemas['CountryDetail']>(`/api/country/${slug}`),
      this.get<Schemas['CountryCoursesOverview']>(`/api/country/${slug}/courses_overview`),
      this.get<Schemas['CountryQuestion'][]>(`/api/country/${slug}/country_faqa`),
      this.get<Schemas['InstitutePage']>(`/api/country/${slug}/institutes/rankings`),
    ])
    return { detail, overview, questions, rankings }
  }

  /** A page of all institutes. `query` is a query string with filters, such as `ranked=true`. */
  allInstitutes(query = ''): Promise<Schemas['InstitutePage']> {
    return this.get(`/api/institute/all?${query}`)
  }

  /** The costs per year of all courses by country, and the months in which courses start. */
  catalogueOverview(): Promise<Schemas['CatalogueOverview']> {
    return this.get('/api/country/courses_overview')
  }

  /** The costs per year of the courses in a discipline, by country. */
  disciplineOverview(slug: string): Promise<Schemas['CoursesOverview']> {
    return this.get(`/api/discipline/${slug}/courses_overview`)
  }

  course(id: number): Promise<Schemas['CourseDetail']> {
    return this.get(`/api/course/${id}`)
  }

  /** Returns a function that formats the fee of a course in another currency, as a card does. */
  async feeFormatter(code: string): Promise<(course: Pick<Schemas['CourseCard'], 'base_fee' | 'currency'>) => string> {
    const values = await this.readRupeeValues()
    const getValue = (currency: string | undefined) => values.get(currency ?? '') ?? Number.NaN
    return ({ base_fee, currency }) =>
      Math.round(((base_fee ?? Number.NaN) * getValue(currency?.code)) / getValue(code)).toLocaleString('en-GB')
  }

  /** The value of one unit of a currency in rupees. */
  async rupeesPerUnit(code: string): Promise<number> {
    return (await this.readRupeeValues()).get(code) ?? Number.NaN
  }

  /** The names of the taxonomy in Urdu. */
  urduNames(): Promise<Schemas['TranslatedNames']> {
    return this.get('/api/names/ur')
  }

  /** The code of the currency with the lowest value per unit. Its amounts are the longest. */
  async weakestCurrency(): Promise<string> {
    const values = [...(await this.readRupeeValues())]
    return findLargest(values, ([, rupees]) => -rupees)[0]
  }

  private async readRupeeValues(): Promise<ReadonlyMap<string, number>> {
    const currencies = await this.get<Schemas['ListedCurrency'][]>('/api/currency/all')
    return new Map(currencies.map(({ code, value_to_pkr }) => [code, value_to_pkr]))
  }

  private async get<Response>(path: string): Promise<Response> {
    const response = await this.request.get(path)
    if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${await response.text()}`)
    return (await response.json()) as Response
  }

  private async post<Response>(path: string, filters: object): Promise<Response> {
    const response = await this.request.post(path, { data: filters })
    if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${await response.text()}`)
    return (await response.json()) as Response
  }
}

/** Returns the value with the highest count. Throws an error if there are no values or if the highest count is 0. */
export function findLargest<Value>(values: readonly Value[], count: (value: Value) => number): Value {
  const [first] = values.toSorted((one, other) => count(other) - count(one))
  if (first === undefined || count(first) === 0) throw new Error('the catalogue has no course here')
  return first
}
