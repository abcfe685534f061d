import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { selectCriticalStyles } from './criticalStyles.vite.ts'
import pageTypes from './page-types.json' with { type: 'json' }
import { sharedConfig, TARGET } from './sharedConfig.vite.ts'
import { replaceStyleAttributes } from './styleAttributes.vite.ts'

const ENTRY_SCRIPT = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/
/**
 * The tags of index.html that load code or styles before the first paint. The prerendered pages leave them out.
 */
const LOADING_TAGS = / *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n/g
/** The tag of index.html that preloads the font. */
const FONT_TAG = / *<link rel="preload" href="([^"]+)" as="font"[^>]*>\n/
const RENDERER_ENTRY = 'src/app/prerender.tsx'

interface Page {
  /** The module of the page below `src/features`. Undefined if the module is in the main chunk. */
  readonly module?: string
  /**
   * The number of path segments after the slug. The default is the smallest number above 0 that the
   * page type allows, or 0 if there is none.
   */
  readonly partCount?: number
  /** The page type. The default is the name of the HTML file. */
  readonly pageType?: PageType
  /** The query string of the address. Some pages show "nothing is selected" without one. */
  readonly query?: string
  /** Whether a script of the page requests the search results before the code has loaded. */
  readonly isListing?: true
  /**
   * Whether the first frame contains the largest element of the page (Largest Contentful Paint). The
   * page then preloads neither code nor style sheets before the first paint.
   */
  readonly hasLargestContent?: true
}

type PageType = keyof typeof pageTypes

const pagesOf = (module: string, ...names: readonly PageType[]): Readonly<Record<string, Page>> => Object.fromEntries(names.map((name) => [name, { module }]))

/**
 * The prerendered pages by the name of their HTML file. The name is the page type, except for `university_campus`.
 * For a page of the type `country`, the server sends `dist/pages/country.html` instead of `index.html`. If the
 * catalogue has sample data, the server prefers the file of the same name in `dist/pages/sample`.
 *
 * Of the account pages, only `forget_password` has a file. The others depend on the visitor.
 */
const PAGES: Readonly<Record<string, Page>> = {
  landing: { module: 'home/page/HomePage.tsx', hasLargestContent: true },
  course: { isListing: true },
  search: { isListing: true },
  discipline: { isListing: true },
  ...pagesOf('course/page/CoursePage.tsx', 'course_detail'),
  ...pagesOf('university/page/InstitutePage.tsx', 'university_details'),
  university_campus: { module: 'university/page/CampusPage.tsx', pageType: 'university_details', partCount: 2 },
  discipline_detail: { module: 'university/page/DisciplinePage.tsx', query: '?discipline=-' },
  ...pagesOf('university/page/CountriesPage.tsx', 'all_countries'),
  ...pagesOf('university/page/CountryPage.tsx', 'country'),
  ...pagesOf('university/page/InstitutesPage.tsx', 'universities', 'top_universities'),
  compare_course: { module: 'compare/page/ComparePage.tsx', query: '?crs1=a&crs2=b' },
  ...pagesOf('legal/page/LegalPage.tsx', 'terms_of_use', 'privacy_policy'),
  ...pagesOf('scholarship/page/ScholarshipsPage.tsx', 'scholarships'),
  ...pagesOf('scholarship/page/AllScholarshipsPage.tsx', 'all_scholarships'),
  ...pagesOf('scholarship/page/InstituteScholarshipsPage.tsx', 'institute_scholarships'),
  ...pagesOf('scholarship/page/ScholarshipCountriesPage.tsx', 'scholarship_country'),
  ...pagesOf('scholarship/page/ScholarshipPage.tsx', 'scholarship_detail'),
  ...pagesOf('content/page/ArticlePages.tsx', 'tcf', 'cancellation_policy', 'careers', 'apply', 'blog_detail', 'What_is_interesting'),
  ...pagesOf('content/page/BlogPage.tsx', 'blog'),
  ...pagesOf('content/page/ListPages.tsx', 'all_interesting_about_tcf', 'marketing'),
  marketing_detail: { module: 'content/page/MarketingDetailPage.tsx', query: '?id=1' },
  ...pagesOf('content/page/ContactPage.tsx', 'contact_us'),
  ...pagesOf('content/page/GroupsPages.tsx', 'all_groups', 'all_pathway_groups', 'all_apply_portals', 'institute_courses', 'pathway_courses'),
  ...pagesOf('content/page/GroupPages.tsx', 'group_universities', 'pathway_group_universities', 'apply_portal_universities'),
  ...pagesOf('content/page/GroupInstitutePages.tsx', 'institute_group_university', 'pathway_university', 'apply_portal_university'),
  ...pagesOf('content/page/DiscoverPages.tsx', 'all_programs', 'discover_course', 'mba'),
  // With a path segment after the slug, the page only redirects.
  discover_courses: { module: 'content/page/DiscoverPages.tsx', partCount: 0 },
  ...pagesOf('content/page/CourseTermsPage.tsx', 'course_new'),
  ...pagesOf('account/page/pages.ts', 'forget_password'),
}

/** The module with the routes of all pages that are not in `src/app/firstPages.tsx`. */
const ROUTES_MODULE = 'src/app/pages.ts'
/** The pages whose routes are in `src/app/firstPages.tsx`. */
const FIRST_PAGES: ReadonlySet<string> = new Set(['landing', 'course', 'search', 'discipline', 'course_detail'])

/** Builds an address of the page. The name of an item is `-`, which the first frame does not show. */
function buildAddress(name: string, { pageType = name as PageType, partCount, query = '' }: Page): string {
  const { slug, partCounts } = pageTypes[pageType]
  const parts = Array<string>(partCount ?? partCounts.find((count) => count > 0) ?? 0).fill('-')
  return `/${[slug, ...parts].join('/')}${query}`
}

/**
 * Adds the prerendered first frame of each page in `PAGES` to the build. Each page contains the styles of its first
 * frame, so that one response is enough for the first paint. Code runs and style sheets apply after the first paint.
 *
 * On a slow phone, the first paint is after 0.4 s instead of 2.1 s. The package vite-prerender-plugin also renders pages, but
 * it does not select styles and does not delay the code until after the first paint.
 */
export function prerenderedPages(): Plugin {
  let root = ''
  return {
    name: 'prerendered-pages',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const renderer = await loadRenderer(root)
      const index = readAsset(bundle, 'index.html')
      for (const [name, page] of Object.entries(PAGES)) {
        const address = buildAddress(name, page)
        const emitPage = (folder: string, content: string) =>
          this.emitFile({ type: 'asset', fileName: `${folder}/${name}.html`, source: buildPage(name, page, content, index, bundle, renderer) })
        const content = await renderer.renderPage(address, false)
        const contentWithSample = await renderer.renderPage(address, true)
        emitPage('pages', content)
        if (contentWithSample !== content) emitPage('pages/sample', contentWithSample)
      }
      rmSync(renderer.folder, { recursive: true })
    },
  }
}

function buildPage(name: string, { module, isListing, hasLargestContent }: Page, content: string, index: string, bundle: Rolldown.OutputBundle, renderer: Renderer): string {
  const entry = readChunk(bundle, ENTRY_SCRIPT.exec(index)?.[1])
  const pageModules = [...(FIRST_PAGES.has(name) ? [] : [ROUTES_MODULE]), ...(module === undefined ? [] : [`src/features/${module}`])]
  const pageChunks = pageModules.map((each) => findPageChunk(bundle, each))
  const chunks = [...new Set([entry, ...pageChunks].flatMap((chunk) => collectImports(bundle, chunk)))]
  const sheets = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
  const font = FONT_TAG.exec(index)?.[1]
  if (font === undefined) throw new Error('index.html preloads no font')
  const frame = index.replace(LOADING_TAGS, '').replace(FONT_TAG, '')
  const { html, css } = replaceStyleAttributes(content)
  const styles = selectCriticalStyles([...sheets.map((file) => readAsset(bundle, file)), css].join('\n'), index + html)
  const firstScripts = `<script>${buildFontScript(font)}</script>\n    ${isListing ? `<script>${renderer.prefetchScript}</script>\n    ` : ''}${renderer.colourSchemeScript()}`
  const head = `    <style>${styles}</style>\n${hasLargestContent ? '' : buildPreloadTags(chunks, sheets)}  </head>`
  const body = `<div id="root">${html}</div>\n    <script>${renderer.languageScript}${buildLoadAfterPaintScript(entry, chunks, sheets)}</script>`
  return [
    ['<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${firstScripts}`],
    ['  </head>', head],
    ['<div id="root"></div>', body],
  ].reduce((html, [part = '', replacement = '']) => replaceOnce(html, part, replacement), frame)
}

/**
 * Builds a script that preloads the font, except on a slow connection (2G or 3G). There, the font of 48 kB would delay
 * the code by about one second, so the page uses a local font instead (`global.css`).
 */
function buildFontScript(font: string): string {
  const link = `Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href:"${font}"})`
  return `if(/[23]g/.test(navigator.connection?.effectiveType))document.documentElement.dataset.slow="";else document.head.append(${link})`
}

/**
 * Builds preload tags with low priority, because the first frame needs neither code nor style
 * sheets.
 */
function buildPreloadTags(chunks: readonly Rolldown.OutputChunk[], sheets: readonly string[]): string {
  return [
    ...sheets.map((file) => `    <link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">\n`),
    ...chunks.map(({ fileName }) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">\n`),
  ].join('')
}

/**
 * Builds a script that loads styles and code after the first paint. In a hidden tab, the script loads everything at once.
 * The code runs after the styles have loaded. The entry chunk and each chunk that it imports directly run in separate
 * tasks, so that no task blocks input for long.
 */
function buildLoadAfterPaintScript(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[], sheets: readonly string[]): string {
  const toAddresses = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`))
  const run = `async()=>{
const link=(rel,href)=>new Promise((done)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,crossOrigin:"",onload:done,onerror:done})));
for(const file of ${toAddresses(chunks.map(({ fileName }) => fileName))})link("modulepreload",file);
await Promise.all(${toAddresses(sheets)}.map((file)=>link("stylesheet",file)));
for(const file of ${toAddresses([...entry.imports, entry.fileName])}){await import(file);await new Promise((done)=>setTimeout(done))}
}`
  return `{const run=${run.replaceAll('\n', '')};document.hidden?run():requestAnimationFrame(()=>setTimeout(run))}`
}

/** The exports of src/app/prerender.tsx. */
interface Renderer {
  readonly renderPage: (address: string, hasSample: boolean) => Promise<string>
  readonly prefetchScript: string
  readonly colourSchemeScript: () => string
  readonly languageScript: string
}

/** Builds the renderer for Node and imports it. Simple stubs replace the browser globals. */
async function loadRenderer(root: string): Promise<Renderer & { readonly folder: string }> {
  const outDir = join(root, 'node_modules', '.prerender')
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    ...sharedConfig(),
    ssr: { noExternal: true },
    build: { ssr: RENDERER_ENTRY, outDir, emptyOutDir: true, target: TARGET, copyPublicDir: false },
  })
  const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const browserGlobals = {
    location: new URL('http://prerender.invalid/'),
    localStorage: emptyStorage,
    sessionStorage: emptyStorage,
    matchMedia: () => ({ matches: true }),
    addEventListener: () => undefined,
  }
  for (const [name, value] of Object.entries(browserGlobals)) Object.defineProperty(globalThis, name, { value, configurable: true })
  const renderer = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer
  return { ...renderer, folder: outDir }
}

function findPageChunk(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const page = Object.values(bundle).find((output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module))
  return readChunk(bundle, page?.fileName ?? module)
}

function readChunk(bundle: Rolldown.OutputBundle, file: string | undefined): Rolldown.OutputChunk {
  const chunk = file === undefined ? undefined : bundle[file]
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${file}`)
  return chunk
}

function readAsset(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`The build has no asset ${file}`)
  return asset.source.toString()
}

/** Lists a chunk and all chunks that it imports statically, in the order in which they run. */
function collectImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  return [...chunk.imports.flatMap((file) => collectImports(bundle, readChunk(bundle, file))), chunk]
}

function replaceOnce(text: string, part: string, replacement: string): string {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}`)
  return text.replace(part, () => replacement)
}
