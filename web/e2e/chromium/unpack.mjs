/** Unpacks Chromium and the libraries that a minimal machine lacks. Prints the paths as JSON. */
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

const here = dirname(fileURLToPath(import.meta.url))
const packed = join(here, 'node_modules', '@sparticuz', 'chromium', 'bin')
const target = join(here, 'node_modules', '.chromium')

/** The libraries of Network Security Services. The machine provides the other libraries of the archive. */
const REQUIRED_LIBRARIES = /^lib(nss3|nssutil3|smime3|ssl3|softokn3|freebl3|freeblpriv3|nspr4|plc4|plds4)\.so|\.chk$/

async function unpackInto(folder) {
  mkdirSync(folder, { recursive: true })
  const readBrotli = (name) => [createReadStream(join(packed, name)), createBrotliDecompress()]
  await pipeline(...readBrotli('chromium.br'), createWriteStream(join(folder, 'chromium')))
  chmodSync(join(folder, 'chromium'), 0o755)
  const ignore = (name, header) => header?.type === 'file' && !REQUIRED_LIBRARIES.test(basename(name))
  await pipeline(...readBrotli('al2023.tar.br'), extract(folder, { ignore }))
  // The renderer for maps on machines without a graphics card. The browser loads it from its own folder.
  await pipeline(...readBrotli('swiftshader.tar.br'), extract(folder))
}

if (!existsSync(target)) {
  const temporary = `${target}.${process.pid}`
  rmSync(temporary, { recursive: true, force: true })
  await unpackInto(temporary)
  renameSync(temporary, target)
}
console.log(JSON.stringify({ executable: join(target, 'chromium'), libraries: join(target, 'lib') }))
