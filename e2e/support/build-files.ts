// The files of the build go by their hash; what one is made of stands in its source map.

import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'build/client/assets'

/** Whether an address is that of a script made of this source, for example `login.page.tsx`. */
export function scriptOf(source: string): (url: URL) => boolean {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.js.map') && sourcesOf(name).some((path) => path.split(/[/?]/).includes(source)))
    .map((name) => `/assets/${name.replace(/\.map$/, '')}`)
  if (names.length === 0) throw new Error(`No script of the build is made of ${source}`)
  return ({ pathname }) => names.includes(pathname)
}

const sourcesOf = (name: string): string[] =>
  (JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as { sources: string[] }).sources
