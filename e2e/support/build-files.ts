// Build files are named by their hash; the build lists what they contain.

import { readFileSync } from 'node:fs'
import { CONTENTS, type Contents } from '../../scripts/build/list-contents.ts'

/** Matches the URLs of scripts that contain this source, for example `login.page.tsx`. */
export function scriptOf(source: string): (url: URL) => boolean {
  const contents = JSON.parse(readFileSync(CONTENTS, 'utf8')) as Contents
  const names = Object.entries(contents)
    .filter(([, sources]) => sources.some((path) => path.split(/[/?]/).includes(source)))
    .map(([name]) => `/${name}`)
  if (names.length === 0) throw new Error(`No script of the build contains ${source}`)
  return ({ pathname }) => names.includes(pathname)
}
