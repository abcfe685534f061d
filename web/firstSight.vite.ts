import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { sources, TARGET } from './sources.vite.ts'

const MODULE = /<script type="module" crossorigin src="([^"]+)"><\/script>/g
const ENTRY = 'src/app/firstSight.tsx'

interface Page {
  readonly path: string
  /** The module of the page, where it is not among what every page loads. */
  readonly module?: string
  /** It asks for courses, whatever else it shows. */
  readonly isList?: true
}

/** By the first part of their addresses: dist/pages/NAME.html is index.html for them. */
const PAGES: Readonly<Record<string, Page>> = {
  home: { path: '/', module: 'src/features/home/page/HomePage.tsx' },
  course: { path: '/course', isList: true },
  search: { path: '/course', isList: true },
  discipline: { path: '/course', isList: true },
  'course-detail': { path: '/course-detail', module: 'src/features/course/page/CoursePage.tsx' },
}

/**
 * Writes the pages that most visitors see first as they look before anything of them is known, and names in each the
 * code and styles that it will ask for, so that they come at once and not one after the other.
 */
export function firstSights(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'first-sights',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
      folder = join(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const { firstSight, questionScript, colourScript, languageScript } = await drawing(root)
        const index = readFileSync(join(folder, 'index.html'), 'utf8')
        const modules = [...index.matchAll(MODULE)].map(([, address]) => address ?? '')
        const awaiting = index.replace(MODULE, '<link rel="modulepreload" fetchpriority="low" crossorigin href="$1">')
        if (modules.length === 0) throw new Error('index.html has no module')
        mkdirSync(join(folder, 'pages'), { recursive: true })
        for (const [name, { path, module, isList }] of Object.entries(PAGES)) {
          // Before the style sheets, which scripts behind them wait for.
          const first = `<meta charset="utf-8" />\n    ${isList ? `<script>${questionScript}</script>\n    ` : ''}${colourScript()}`
          const links = `${module === undefined ? '' : linksTo(module, bundle, index)}    <script>${paintedFirst(modules)}</script>\n  </head>`
          const body = `<div id="root">${firstSight(path)}</div>\n    <script>${languageScript}</script>`
          const page = replaced(replaced(replaced(awaiting, '<meta charset="utf-8" />', first), '  </head>', links), '<div id="root"></div>', body)
          writeFileSync(join(folder, 'pages', `${name}.html`), page)
        }
      },
    },
  }
}

/**
 * The code is fetched at once, behind what the first frame needs, and run after it: to run it takes a phone longer than to paint. Nobody waits
 * for a frame of a page that is not seen.
 */
function paintedFirst(modules: readonly string[]): string {
  const run = `()=>{${modules.map((address) => `import(${JSON.stringify(address)})`).join(';')}}`
  return `{const run=${run};document.hidden?run():requestAnimationFrame(()=>setTimeout(run))}`
}

interface Drawing {
  readonly firstSight: (path: string) => string
  readonly questionScript: string
  readonly colourScript: () => string
  readonly languageScript: string
}

/** The pages' own code, built once more for where there is no browser; what it asks of one while it loads is nothing. */
async function drawing(root: string): Promise<Drawing> {
  const outDir = join(root, 'node_modules', '.first-sight')
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    ...sources(),
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
  const drawn = (await import(pathToFileURL(join(outDir, 'firstSight.js')).href)) as Drawing
  rmSync(outDir, { recursive: true })
  return drawn
}

/** The links by which a browser fetches a module's chunk, all that this imports, and their styles. */
function linksTo(module: string, bundle: Rolldown.OutputBundle, index: string): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (page === undefined) throw new Error(`The build has no chunk of ${module}`)
  const needed = new Set<string>()
  const collect = (file: string) => {
    if (needed.has(file) || index.includes(file)) return
    needed.add(file)
    for (const other of bundle[file]?.type === 'chunk' ? bundle[file].imports : []) collect(other)
  }
  collect(page.fileName)
  const styles = chunks.filter(({ fileName }) => needed.has(fileName)).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [
    ...[...new Set(styles)].map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">\n`),
    ...[...needed].map((file) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`),
  ].join('')
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}`)
  return text.replace(part, () => by)
}
