import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = realpathSync(dirname(fileURLToPath(import.meta.url)))

export const insidePath = (file: string): string => `${HERE}/inside/${file}`

/** The root of the package that a file of it belongs to. */
const folderOf = (specifier: string, name: string): string => {
  const path = realpathSync(fileURLToPath(import.meta.resolve(specifier)))
  return path.slice(0, path.lastIndexOf(`node_modules/${name}`) + `node_modules/${name}`.length)
}

const readable = [
  HERE,
  realpathSync(fileURLToPath(new URL('../../../shared/sandbox', import.meta.url))),
  folderOf('pyodide', 'pyodide'),
  folderOf('quickjs-emscripten-core', 'quickjs-emscripten-core'),
  folderOf('@jitl/quickjs-wasmfile-release-sync', '@jitl'),
]

/** Denied: the network, child processes, threads, native code, and every file but the interpreters. */
export const nodeOptions = [
  '--permission',
  ...readable.map((folder) => `--allow-fs-read=${folder}`),
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=256',
  '--no-warnings',
]
