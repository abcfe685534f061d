import type { Locator, Page } from '@playwright/test'
import type { components } from '../../src/shared/api/schema'
import { expectNoViolations } from '../support/axe.ts'
import { respondUnavailable, routeSearchRequests, SEARCH } from '../support/searchCalls.ts'
import { expect, test } from '../support/test.ts'
import type { ApiClient } from '../support/apiClient.ts'

type MapArea = components['schemas']['MapArea']
type SearchMap = components['schemas']['SearchMap']

// Without animations the map reaches its new position at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The map, its list of places, and the area of the last request. */
class MapView {
  readonly page: Page
  area: MapArea | undefined

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      // Playwright reports no body for a request that `fetchOrTakeEarlyResponse` has cloned.
      const body = request.url().endsWith('/api/search') ? (request.postDataJSON() as { map?: MapArea } | null) : null
      // Ignore requests for the whole world, which count the places outside the view.
      if (body?.map && body.map.south > -90) this.area = body.map
    })
  }

  get map(): Locator {
    return this.page.getByRole('region', { name: 'Map of the results' })
  }
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Courses on the map' })
  }
  get rows(): Locator {
    return this.page.getByRole('list', { name: 'Places on the map' }).getByRole('button')
  }
  get clusters(): Locator {
    return this.page.getByRole('main').locator('[data-kind=cluster][tabindex="-1"]')
  }
  get pins(): Locator {
    return this.page.getByRole('main').locator('[data-kind=campus][tabindex="-1"]')
  }

  async open(search = '?view=map'): Promise<void> {
    await this.page.goto(`/course${search}`)
    await this.waitUntilLoaded()
  }

  /** Waits until the map is visible and the list shows the last response. */
  async waitUntilLoaded(): Promise<void> {
    await expect(this.map).toBeVisible()
    await expect(this.panel.getByRole('status')).toHaveText(/ in this area$|^Not Found$/)
    await expect(this.panel).toHaveAttribute('aria-busy', 'false')
  }

  async api(filters: components['schemas']['SearchRequest']['filters'] = {}, area = this.area): Promise<SearchMap> {
    const response = await this.page.request.post('/api/search', { data: { filters, results: false, map: area } })
    const { map } = (await response.json()) as { map: SearchMap | null }
    if (!map) throw new Error(`the API returned no map of ${JSON.stringify(area)}`)
    return map
  }

  /** Expects the list and the markers to match the API's response for the same area. */
  async expectSameAsApi(filters: components['schemas']['SearchRequest']['filters'] = {}): Promise<void> {
    await expect(async () => {
      const { course_count, clusters, campuses } = await this.api(filters)
      await expect(this.panel.getByRole('status')).toHaveText(course_count === 0 ? 'Not Found' : `${formatCourseCount(course_count)} in this area`, { timeout: 1000 })
      const singleCampuses = clusters.filter(({ campus }) => campus !== null).length
      expect(await this.rows.count()).toBe(clusters.length + campuses.length)
      expect(await this.pins.count()).toBe(singleCampuses + campuses.length)
      const numbers = (await this.clusters.allInnerTexts()).map((text) => Number(text.split('\n')[0]?.replaceAll(',', '')))
      const counts = clusters.filter(({ campus }) => campus === null).map(({ pair_count }) => pair_count)
      expect(numbers.sort((one, other) => one - other)).toEqual(counts.sort((one, other) => one - other))
    }).toPass()
  }

  /** The zoom in the URL. */
  zoom(): number {
    return Number(new URL(this.page.url()).searchParams.get('map')?.split(',')[2])
  }
}

function formatCourseCount(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'course' : 'courses'}`
}

/** A map of London, where the sample has clusters and single campuses. */
const LONDON = '?view=map&map=51.5,-0.1,9'

test('the third view is a map of all results at zoom 2, with correct counts', async ({ page, listing, api }) => {
  const view = new MapView(page)
  await listing.open()
  expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /maplibre|mapbox|\/Map[A-Z]/.test(name)).length)).toBe(0)
  await page.getByRole('button', { name: 'Map View' }).click()
  await expect(page).toHaveURL(/\?view=map$/)
  await view.waitUntilLoaded()
  expect(view.area?.zoom).toBe(2)
  const { height } = (await view.map.boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.55)
  await expect(listing.heading).toHaveText(await api.heading({}))
  await view.expectSameAsApi()
  await expect(page.getByText('Natural Earth')).toBeVisible()
})

test('from zoom 6 on the map names towns and regions; the first view does not load them', { tag: '@once' }, async ({ page }) => {
  const view = new MapView(page)
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/map/names') && requests.push(request.url()))
  await view.open()
  expect(requests).toEqual([])
  // The filter finds only courses in Japan, so only the map itself can show a name in England.
  const ENGLAND = '?view=map&map=52.6,-0.6,8&country=japan'
  const takePicture = async () => {
    await view.open(ENGLAND)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    return page.locator('canvas').first().screenshot()
  }
  const named = await takePicture()
  expect(requests.length).toBeGreaterThan(0)
  const names = (await (await page.request.get(requests[0] ?? '')).json()) as components['schemas']['MapNames']
  expect(names.towns.map(({ name }) => name)).toContain('Birmingham')
  await page.route('**/api/map/names**', (route) => route.fulfill({ json: { towns: [], regions: [] } }))
  expect(named.equals(await takePicture())).toBe(false)
})

test('from zoom 4 on the map draws rivers and lakes; the first view does not load them', { tag: '@once' }, async ({ page }) => {
  const view = new MapView(page)
  const requests: string[] = []
  page.on('request', (request) => /\/assets\/waters-/.test(request.url()) && requests.push(request.url()))
  await view.open()
  expect(requests).toEqual([])
  const takePicture = async () => {
    await view.open('?view=map&map=50.94,6.96,6&country=japan')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    return page.locator('canvas').first().screenshot()
  }
  const drawn = await takePicture()
  expect(requests).toHaveLength(1)
  const none = { type: 'GeometryCollection', geometries: [] }
  await page.route('**/assets/waters-*', (route) => route.fulfill({ json: { type: 'Topology', objects: { rivers: none, lakes: none }, arcs: [] } }))
  expect(drawn.equals(await takePicture())).toBe(false)
})

test('with a filter the map counts the courses of the search', { tag: '@once' }, async ({ page, api, listing }) => {
  const view = new MapView(page)
  const discipline = await api.discipline({})
  const country = await api.country({ disciplines: [discipline.slug] })
  await view.open(`?view=map&country=${country.slug}&discipline=${discipline.slug}`)
  const filters = { countries: { include: [country.slug] }, disciplines: { include: [discipline.slug] } }
  await view.expectSameAsApi(filters)
  const everywhere = await view.api(filters, { south: -90, west: -180, north: 90, east: 180, zoom: 0 })
  await expect(listing.heading).toHaveText(formatCourseCount(everywhere.course_count))
})

test('a cluster zooms in, and a search of its bounds has the same count', async ({ page }) => {
  const view = new MapView(page)
  await view.open(LONDON)
  const before = await view.api()
  const cluster = before.clusters.filter(({ campus }) => campus === null).toSorted((one, other) => other.pair_count - one.pair_count)[0]
  if (!cluster) throw new Error('there is no cluster over London')
  await view.rows.filter({ hasText: formatCourseCount(cluster.course_count) }).first().click()
  await expect(page).toHaveURL(/map=/)
  await expect.poll(() => view.zoom()).toBeGreaterThan(9)
  await view.waitUntilLoaded()
  await view.expectSameAsApi()
  const covered = await view.api({}, { ...cluster.bounds, zoom: 13 })
  expect([covered.pair_count, covered.course_count]).toEqual([cluster.pair_count, cluster.course_count])
  const { campuses } = covered
  expect(campuses.reduce((sum, { course_count }) => sum + course_count, 0)).toBe(cluster.pair_count)
})

test('a campus shows its name on hover, zooms to 9 with a popup on click, and zooms to 3 on close', async ({ page, listing, isMobile }) => {
  const view = new MapView(page)
  // The area around Bergen has a single campus.
  await view.open('?view=map&map=60.4,5.4,5')
  const { clusters } = await view.api()
  const campus = clusters.find((each) => each.campus !== null)?.campus
  if (!campus) throw new Error('there is no campus by itself around Bergen')
  const pin = view.pins.and(page.getByRole('button', { name: campus.institute.name })).first()
  if (!isMobile) {
    await pin.hover()
    await expect(pin.locator('..')).toContainText(campus.institute.name)
    await expect(view.rows.filter({ hasText: campus.institute.name }).first()).toHaveAttribute('data-highlighted')
  }
  await pin.click()
  const popup = page.getByRole('region', { name: 'Results' }).or(page.getByRole('main')).first()
  await expect.poll(() => view.zoom()).toBe(9)
  const explore = popup.getByRole('link', { name: 'Explore All Programs' }).first()
  await expect(explore).toHaveAttribute('href', `/university-details/${campus.institute.slug}/${campus.slug}`)
  const inside = page.getByRole('group', { name: campus.institute.name })
  await expect(inside.getByText(campus.institute.name, { exact: true })).toBeVisible()
  await expect(inside.locator(campus.institute.logo === null ? '[class*=monogram]' : 'img')).toBeVisible()
  await expect(view.panel.getByRole('heading', { name: campus.institute.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => view.zoom()).toBe(3)
  await expect(page.getByRole('link', { name: 'Explore All Programs' })).toHaveCount(0)
  await view.waitUntilLoaded()
  await view.expectSameAsApi()
  await expect(listing.heading).toBeVisible()
})

test('a campus has the same count as its list of courses', { tag: '@once' }, async ({ page, listing, api }) => {
  const view = new MapView(page)
  const discipline = await api.discipline({})
  await view.open(`${LONDON}&discipline=${discipline.slug}`)
  const { clusters } = await view.api({ disciplines: { include: [discipline.slug] } })
  const campus = clusters.find((each) => each.campus !== null)?.campus
  if (!campus) throw new Error('there is no campus by itself over London')
  const row = view.rows.filter({ hasText: campus.institute.name }).filter({ hasText: campus.name }).first()
  await expect(row).toContainText(formatCourseCount(campus.course_count))
  await row.press('Enter')
  await expect(view.panel.getByRole('heading', { name: campus.institute.name })).toBeFocused()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await view.panel.getByRole('link', { name: /^Show (the|all)/ }).click()
  await expect(page).toHaveURL(new RegExp(`caid=${campus.slug}`))
  await expect(listing.heading).toHaveText(formatCourseCount(campus.course_count))
  await expect(listing.cards.first()).toContainText(campus.institute.name)
})

test('Explore All Programs leads to all courses of the campus', { tag: '@once' }, async ({ page, listing, api }) => {
  const view = new MapView(page)
  const discipline = await api.discipline({})
  await view.open(`${LONDON}&discipline=${discipline.slug}`)
  const { clusters } = await view.api({ disciplines: { include: [discipline.slug] } })
  const campus = clusters.find((each) => each.campus !== null)?.campus
  if (!campus) throw new Error('there is no campus by itself over London')
  await view.rows.filter({ hasText: campus.institute.name }).filter({ hasText: campus.name }).first().click()
  await view.panel.getByRole('link', { name: 'Explore All Programs' }).click()
  await expect(page).toHaveURL(new RegExp(`/university-details/${campus.institute.slug}/${campus.slug}$`))
  await page.getByRole('link', { name: /^See (all|the)/ }).click()
  await expect(listing.heading).toHaveText(await api.heading({ campuses: [campus.slug] }))
})

test('the search follows the map, or waits for the button', { tag: '@once' }, async ({ page }) => {
  const view = new MapView(page)
  await view.open(LONDON)
  const first = view.area
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => view.area).not.toEqual(first)
  await view.waitUntilLoaded()
  await view.expectSameAsApi()
  const second = view.area
  await page.getByRole('checkbox', { name: 'Search when the map moves' }).uncheck()
  for (const zoom of [9, 8]) {
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => view.zoom()).toBe(zoom)
  }
  expect(view.area).toEqual(second)
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect.poll(() => view.area).not.toEqual(second)
  await view.waitUntilLoaded()
  await view.expectSameAsApi()
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden()
})

test('list and map highlight the same place, and Back restores the map position', async ({ page, isMobile }) => {
  const view = new MapView(page)
  await view.open(LONDON)
  const row = view.rows.first()
  await row.focus()
  await expect(view.clusters.and(page.locator('[data-highlighted]'))).toHaveCount(1)
  if (!isMobile) {
    await view.clusters.last().hover()
    await expect(view.rows.and(page.locator('[data-highlighted]'))).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => view.zoom()).toBe(10)
  const mapUrl = page.url()
  await page.getByRole('button', { name: 'List View' }).click()
  await expect(page).toHaveURL(/\/course$/)
  await page.goBack()
  await expect(page).toHaveURL(mapUrl)
  await view.waitUntilLoaded()
  await view.expectSameAsApi()
})

test('an empty area shows Not Found and a button to all places', { tag: '@once' }, async ({ page }) => {
  const view = new MapView(page)
  await view.open('?view=map&map=-20,-130,6')
  await expect(view.panel.getByRole('status')).toHaveText('Not Found')
  await view.panel.getByRole('button', { name: /^Show all/ }).click()
  await expect(view.panel.getByRole('status')).toHaveText(/ in this area$/)
  await view.expectSameAsApi()
  await page.goto('/course?view=map&course=zzqqxx')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
})

test('a denied location shows an error, an allowed location is shown', { tag: '@once' }, async ({ page, context }) => {
  const view = new MapView(page)
  await view.open()
  await page.getByRole('button', { name: 'Show my location' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your Location is disabled (Allow Location from URL bar where you can see a location sign)')
  await context.grantPermissions(['geolocation'])
  // The position is rounded to three decimals, as the privacy policy says.
  await context.setGeolocation({ latitude: 53.80041, longitude: -1.54964 })
  await page.getByRole('button', { name: 'Show my location' }).click()
  await expect(page).toHaveURL(/map=53\.8,-1\.55,9/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test.describe('a map that cannot be rendered', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/WebGL|Failed to load resource/] })

  test('shows Error, and the list stays', { tag: '@once' }, async ({ page }) => {
    const view = new MapView(page)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(LONDON.replace('?', '/course?'))
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Error')
    await expect(view.rows.first()).toBeVisible()
    await view.rows.filter({ has: page.locator('[data-kind=campus]') }).first().click()
    await expect(view.panel.getByRole('link', { name: 'Explore All Programs' })).toBeVisible()
  })

  test('shows Error when its settings fail to load', { tag: '@once' }, async ({ page }) => {
    let fail = () => {}
    const held = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/api/map/settings', async (route) => {
      await held
      await route.fulfill({ status: 503, json: { detail: 'away', fields: [] } })
    })
    await page.goto('/course?view=map')
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
    fail()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Error')
    await expect(page.getByRole('list', { name: 'Places on the map' })).toBeVisible()
  })

  test('shows an error for a failed search, which can be retried', { tag: '@once' }, async ({ page }) => {
    await routeSearchRequests(page, 'map', respondUnavailable)
    await page.goto('/course?view=map')
    await expect(page.getByText('Search is temporarily unavailable')).toBeVisible()
    await page.unroute(SEARCH)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('list', { name: 'Places on the map' }).getByRole('button').first()).toBeVisible()
  })
})

/** The first course of the listing with more than one campus. */
async function findCourseOfTwoCampuses(api: ApiClient) {
  const { last_page } = await api.search({})
  for (let page = 1; page <= last_page; page++) {
    const course = (await api.search({}, page)).results.find(({ campus_count }) => campus_count > 1)
    if (course) return course
  }
  throw new Error('no course of the catalogue has two campuses')
}

interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The distance between two places in degrees, on a Mercator map of 360 degrees width. */
function computeMapDistance(one?: Position, other?: Position): number {
  if (!one || !other) throw new Error('a place is missing')
  const north = ({ latitude }: Position) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI
  return Math.hypot(one.longitude - other.longitude, north(one) - north(other))
}

test('the map of a course loads when opened, starts at zoom 4.5 and zooms to 15 for a selected campus', async ({ page, api }) => {
  const course = await findCourseOfTwoCampuses(api)
  const { campuses } = await api.course(course.id)
  await page.goto(`/course-detail?course_id=${course.id}`)
  const section = page.getByRole('region', { name: 'Campuses' })
  await expect(section.getByRole('listitem')).toHaveCount(campuses.length)
  expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /maplibre|mapbox/.test(name)).length)).toBe(0)
  await section.getByRole('button', { name: 'Show campuses on a map' }).click()
  await expect(section.getByRole('region', { name: 'Map of campuses' })).toBeVisible()
  const pins = section.locator('[data-kind=campus]')
  await expect(pins).toHaveCount(campuses.length)
  // Computes the zoom from the distance of two pins in whole pixels. The result is less exact if the
  // pins are close together.
  const zoom = async () => {
    const [one, other] = await Promise.all([pins.first().boundingBox(), pins.last().boundingBox()])
    if (!one || !other) throw new Error('a pin is not drawn')
    return Math.log2((Math.hypot(one.x - other.x, one.y - other.y) * 360) / (512 * computeMapDistance(campuses.at(0), campuses.at(-1))))
  }
  await expect.poll(zoom).toBeCloseTo(4.5, 0)
  await pins.last().click()
  await expect.poll(zoom).toBeCloseTo(15, 1)
  await expect(section.getByRole('button', { name: /^Show on map/, pressed: true })).toHaveCount(1)
  await expect(section.locator('li[data-selected]')).toHaveCount(1)
  await expectNoViolations(page)
  await section.getByRole('button', { name: 'Hide map' }).click()
  await expect(section.getByRole('region', { name: 'Map of campuses' })).toHaveCount(0)
})

test('the pages of a university and of its campus show their campuses on a map', { tag: '@once' }, async ({ page, api }) => {
  const [course] = (await api.search({})).results
  const institute = await api.institute(course?.institute_slug ?? '')
  const [campus] = institute.campus_locations
  const base = `/university-details/${institute.slug}`
  for (const [address, title, count] of [[base, 'Campuses', institute.campus_locations.length], [`${base}/${campus?.slug ?? ''}`, 'Location', 1]] as const) {
    await page.goto(address)
    const section = page.getByRole('region', { name: title, exact: true })
    await section.getByRole('button', { name: 'Show campuses on a map' }).click()
    await expect(section.getByRole('region', { name: 'Map of campuses' })).toBeVisible()
    await expect(section.locator('[data-kind=campus]')).toHaveCount(count)
  }
})

for (const [colorScheme, language, tag] of [['light', 'en', '@once'], ['dark', 'ur', '@once'], ['dark', 'en', '@phone']] as const) {
  test.describe(`in ${colorScheme} colours, ${language}`, { tag }, () => {
    test.use({ colorScheme })

    test('the map has no violations, and the page is not wider than the window', async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('meridian-language', chosen), language)
      await page.goto(LONDON.replace('?', '/course?'))
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ur' ? 'rtl' : 'ltr')
      const view = new MapView(page)
      await expect(view.pins.first()).toBeVisible()
      await view.pins.first().click()
      await expect(page.locator('a[href^="/university-details/"]')).toHaveCount(2)
      await expect(page).not.toHaveURL(/map=51\.5,-0\.1,9$/)
      await expect(page.locator('[data-stale]')).toHaveCount(0)
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    })
  })
}
