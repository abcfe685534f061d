import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { selectCriticalStyles } from './criticalStyles.vite.ts'
import { sharedConfig, TARGET } from './sharedConfig.vite.ts'

const MODULE = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/
/** What index.html asks for before it is painted. */
const CODE = / *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n/g
const ENTRY = 'src/app/prerender.tsx'

interface Page {
  readonly path: string
  /** The module of the page, where it is not among what every page loads. */
  readonly module?: string
  /** It asks for courses, whatever else it shows. */
  readonly isList?: true
  /** What is looked for is in the first frame, which therefore comes before the code; elsewhere the code brings it. */
  readonly isWhole?: true
}

/** By the first part of their addresses: dist/pages/NAME.html is index.html for them. */
const PAGES: Readonly<Record<string, Page>> = {
  home: { path: '/', module: 'src/features/home/page/HomePage.tsx', isWhole: true },
  course: { path: '/course', isList: true },
  search: { path: '/course', isList: true },
  discipline: { path: '/course', isList: true },
  'course-detail': { path: '/course-detail', module: 'src/features/course/page/CoursePage.tsx' },
}

/**
 * Writes the pages that most visitors see first as they look before anything of them is known. Each has in itself the
 * styles of its first frame, so that one answer is enough to paint it, and asks for the rest when it is painted.
 */
export function prerenderedPages(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'prerendered-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
      folder = join(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const { renderPage, prefetchScript, colourSchemeScript, languageScript } = await loadRenderer(root)
        const index = readFileSync(join(folder, 'index.html'), 'utf8')
        const main = chunkOf(bundle, MODULE.exec(index)?.[1])
        const frame = index.replace(CODE, '')
        mkdirSync(join(folder, 'pages'), { recursive: true })
        for (const [name, { path, module, isList, isWhole }] of Object.entries(PAGES)) {
          const chunks = [...new Set([main, ...(module === undefined ? [] : [pageOf(bundle, module)])].flatMap((chunk) => withImports(bundle, chunk)))]
          const sheets = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
          const drawn = renderPage(path)
          const styles = selectCriticalStyles(sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'), frame + drawn)
          const first = `<meta charset="utf-8" />\n    ${isList ? `<script>${prefetchScript}</script>\n    ` : ''}${colourSchemeScript()}`
          const body = `<div id="root">${drawn}</div>\n    <script>${languageScript}${paintedFirst(main, chunks, sheets)}</script>`
          const page = replaced(replaced(frame, '<meta charset="utf-8" />', first), '  </head>', `    <style>${styles}</style>\n${isWhole ? '' : askedAtOnce(chunks, sheets)}  </head>`)
          writeFileSync(join(folder, 'pages', `${name}.html`), replaced(page, '<div id="root"></div>', body))
        }
      },
    },
  }
}

/** Behind what the first frame needs. */
function askedAtOnce(chunks: readonly Rolldown.OutputChunk[], sheets: readonly string[]): string {
  return [
    ...sheets.map((file) => `    <link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">\n`),
    ...chunks.map(({ fileName }) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">\n`),
  ].join('')
}

/**
 * Code and style sheets count when the first frame is painted: before, they would keep it waiting. The code is run when the
 * styles are there, one piece after the other, so that no piece keeps what is touched waiting for long. Nobody waits for a
 * frame of a page that is not seen.
 */
function paintedFirst(main: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[], sheets: readonly string[]): string {
  const addresses = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`))
  const run = `async()=>{
const link=(rel,href)=>new Promise((done)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,crossOrigin:"",onload:done,onerror:done})));
for(const file of ${addresses(chunks.map(({ fileName }) => fileName))})link("modulepreload",file);
await Promise.all(${addresses(sheets)}.map((file)=>link("stylesheet",file)));
for(const file of ${addresses([...main.imports, main.fileName])}){await import(file);await new Promise((done)=>setTimeout(done))}
}`
  return `{const run=${run.replaceAll('\n', '')};document.hidden?run():requestAnimationFrame(()=>setTimeout(run))}`
}

interface Renderer {
  readonly renderPage: (path: string) => string
  readonly prefetchScript: string
  readonly colourSchemeScript: () => string
  readonly languageScript: string
}

/** The pages' own code, built once more for where there is no browser; what it asks of one while it loads is nothing. */
async function loadRenderer(root: string): Promise<Renderer> {
  const outDir = join(root, 'node_modules', '.prerender')
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    ...sharedConfig(),
    ssr: { noExternal: true },
    build: { ssr: ENTRY, outDir, emptyOutDir: true, target: TARGET, copyPublicDir: false },
  })
  const browser = {
    location: new URL('http://first.sight/'),
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    matchMedia: () => ({ matches: true }),
    addEventListener: () => undefined,
  }
  for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true })
  const drawn = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer
  rmSync(outDir, { recursive: true })
  return drawn
}

/** The chunk of a module that is loaded when its page is opened. */
function pageOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const page = Object.values(bundle).find((output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module))
  return chunkOf(bundle, page?.fileName ?? module)
}

function chunkOf(bundle: Rolldown.OutputBundle, file: string | undefined): Rolldown.OutputChunk {
  const chunk = file === undefined ? undefined : bundle[file]
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${file}`)
  return chunk
}

/** A chunk and all that it imports before it is run, which come first. */
function withImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  return [...chunk.imports.flatMap((file) => withImports(bundle, chunkOf(bundle, file))), chunk]
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}`)
  return text.replace(part, () => by)
}
