// Compresses the build output once, at the highest level, instead of on every request.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|map|wasm)$/
const MIN_BYTES = 1024

export async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name))
  for (const name of files) {
    const content = readFileSync(`${folder}/${name}`)
    if (content.length < MIN_BYTES) continue
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      promisify(gzip)(content, { level: 9 }),
    ])
    writeFileSync(`${folder}/${name}.br`, brotli)
    writeFileSync(`${folder}/${name}.gz`, gzipped)
  }
}
