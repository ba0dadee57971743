// Build files are named by their hash; their source maps list what they contain.

import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'build/client/assets'

/** Matches the URLs of scripts that contain this source, for example `login.page.tsx`. */
export function scriptOf(source: string): (url: URL) => boolean {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.js.map') && sourcesOf(name).some((path) => path.split(/[/?]/).includes(source)))
    .map((name) => `/assets/${name.replace(/\.map$/, '')}`)
  if (names.length === 0) throw new Error(`No script of the build contains ${source}`)
  return ({ pathname }) => names.includes(pathname)
}

const sourcesOf = (name: string): string[] =>
  (JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as { sources: string[] }).sources
