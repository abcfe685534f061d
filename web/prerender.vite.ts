import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { selectCriticalStyles } from './criticalStyles.vite.ts'
import { sharedConfig, TARGET } from './sharedConfig.vite.ts'

const ENTRY_SCRIPT = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/
/** Tags of index.html that load code or styles before the first paint. */
const LOADING_TAGS = / *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n/g
/** The tag of index.html that preloads the font. */
const FONT_TAG = / *<link rel="preload" href="([^"]+)" as="font"[^>]*>\n/
const RENDERER_ENTRY = 'src/app/prerender.tsx'

interface Page {
  readonly path: string
  /** The module of the page, if the module is loaded separately. */
  readonly module?: string
  /** Whether a script of the page requests the search results before the code has loaded. */
  readonly isListing?: true
  /** Whether the first frame contains the largest content. No code is then preloaded before the first paint. */
  readonly hasLargestContent?: true
  /** Whether the page is for a catalogue with sample data. */
  readonly hasSample?: true
}

const HOME_MODULE = 'src/features/home/page/HomePage.tsx'

/**
 * The prerendered pages by file name. For the URL path `/course`, the server sends `dist/pages/course.html` instead of
 * `index.html`. If the catalogue has sample data, the server prefers a file in `dist/pages/sample`.
 */
const PAGES: Readonly<Record<string, Page>> = {
  home: { path: '/', module: HOME_MODULE, hasLargestContent: true },
  'sample/home': { path: '/', module: HOME_MODULE, hasLargestContent: true, hasSample: true },
  course: { path: '/course', isListing: true },
  search: { path: '/course', isListing: true },
  discipline: { path: '/course', isListing: true },
  'course-detail': { path: '/course-detail', module: 'src/features/course/page/CoursePage.tsx' },
}

/**
 * Adds the prerendered first frame of the most visited pages to the build. Each page contains the styles of its first frame,
 * so that one response is enough for the first paint. Code and style sheets load after the first paint.
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
      for (const [name, page] of Object.entries(PAGES))
        this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source: buildPage(page, index, bundle, renderer) })
    },
  }
}

function buildPage({ path, module, isListing, hasLargestContent, hasSample }: Page, index: string, bundle: Rolldown.OutputBundle, renderer: Renderer): string {
  const entry = readChunk(bundle, ENTRY_SCRIPT.exec(index)?.[1])
  const pageChunks = module === undefined ? [] : [findPageChunk(bundle, module)]
  const chunks = [...new Set([entry, ...pageChunks].flatMap((chunk) => collectImports(bundle, chunk)))]
  const sheets = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
  const font = FONT_TAG.exec(index)?.[1]
  if (font === undefined) throw new Error('index.html preloads no font')
  const frame = index.replace(LOADING_TAGS, '').replace(FONT_TAG, '')
  const content = renderer.renderPage(path, hasSample ?? false)
  const styles = selectCriticalStyles(sheets.map((file) => readAsset(bundle, file)).join('\n'), index + content)
  const firstScripts = `<script>${buildFontScript(font)}</script>\n    ${isListing ? `<script>${renderer.prefetchScript}</script>\n    ` : ''}${renderer.colourSchemeScript()}`
  const head = `    <style>${styles}</style>\n${hasLargestContent ? '' : buildPreloadTags(chunks, sheets)}  </head>`
  const body = `<div id="root">${content}</div>\n    <script>${renderer.languageScript}${buildLoadAfterPaintScript(entry, chunks, sheets)}</script>`
  return [
    ['<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${firstScripts}`],
    ['  </head>', head],
    ['<div id="root"></div>', body],
  ].reduce((html, [part = '', replacement = '']) => replaceOnce(html, part, replacement), frame)
}

/**
 * Builds a script that preloads the font. On a slow connection, the pages use a local font instead (`global.css`), because
 * the font of 48 kB would delay the code by about one second.
 */
function buildFontScript(font: string): string {
  const link = `Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href:"${font}"})`
  return `if(/[23]g/.test(navigator.connection?.effectiveType))document.documentElement.dataset.slow="";else document.head.append(${link})`
}

/** Builds preload tags with low priority, because the first frame does not need code or style sheets. */
function buildPreloadTags(chunks: readonly Rolldown.OutputChunk[], sheets: readonly string[]): string {
  return [
    ...sheets.map((file) => `    <link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">\n`),
    ...chunks.map(({ fileName }) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">\n`),
  ].join('')
}

/**
 * Builds a script that loads styles and code after the first paint. In a hidden tab, the script loads everything at once.
 * The code runs after the styles have loaded. Each chunk runs in its own task, so that no task blocks input for long.
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
  readonly renderPage: (path: string, hasSample: boolean) => string
  readonly prefetchScript: string
  readonly colourSchemeScript: () => string
  readonly languageScript: string
}

/** Builds the renderer for Node and imports it. Browser globals are replaced by empty objects. */
async function loadRenderer(root: string): Promise<Renderer> {
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
  const browserGlobals = {
    location: new URL('http://prerender.invalid/'),
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    matchMedia: () => ({ matches: true }),
    addEventListener: () => undefined,
  }
  for (const [name, value] of Object.entries(browserGlobals)) Object.defineProperty(globalThis, name, { value, configurable: true })
  const renderer = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer
  rmSync(outDir, { recursive: true })
  return renderer
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

/** Lists a chunk and all chunks that it imports statically, in the order of their execution. */
function collectImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  return [...chunk.imports.flatMap((file) => collectImports(bundle, readChunk(bundle, file))), chunk]
}

function replaceOnce(text: string, part: string, replacement: string): string {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}`)
  return text.replace(part, () => replacement)
}
