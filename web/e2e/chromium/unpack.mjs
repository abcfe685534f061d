/** Unpacks Chromium beside its package, with the libraries that a bare machine lacks, and prints where. */
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

const here = dirname(fileURLToPath(import.meta.url))
const packed = join(here, 'node_modules', '@sparticuz', 'chromium', 'bin')
const target = join(here, 'node_modules', '.chromium')

/** Network security services and the runtime below them; every other library of the archive is the machine's own matter. */
const WANTED = /^lib(nss3|nssutil3|smime3|ssl3|softokn3|freebl3|freeblpriv3|nspr4|plc4|plds4)\.so|\.chk$/

async function unpackInto(folder) {
  mkdirSync(folder, { recursive: true })
  const from = (name) => [createReadStream(join(packed, name)), createBrotliDecompress()]
  await pipeline(...from('chromium.br'), createWriteStream(join(folder, 'chromium')))
  chmodSync(join(folder, 'chromium'), 0o755)
  const ignore = (name, header) => header?.type === 'file' && !WANTED.test(basename(name))
  await pipeline(...from('al2023.tar.br'), extract(folder, { ignore }))
  // What draws maps without a graphics card; the browser looks for it beside itself.
  await pipeline(...from('swiftshader.tar.br'), extract(folder))
}

if (!existsSync(target)) {
  const unfinished = `${target}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  await unpackInto(unfinished)
  renameSync(unfinished, target)
}
console.log(JSON.stringify({ executable: join(target, 'chromium'), libraries: join(target, 'lib') }))
