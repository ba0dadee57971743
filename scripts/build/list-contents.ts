// Build files are named by their hash. This lists which sources each of them contains, for browser tests and for people who wonder;
// source maps would say the same and take a seventh of the build.

import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

export const CONTENTS = 'build/contents.json'

/** `assets/abc.js` → the paths of its sources. */
export type Contents = Record<string, string[]>

export function listContents(): Plugin {
  return {
    name: 'list-contents',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const contents: Contents = {}
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') contents[file.fileName] = file.moduleIds.map((id) => relative(process.cwd(), id))
      mkdirSync('build', { recursive: true })
      writeFileSync(CONTENTS, JSON.stringify(contents))
    },
  }
}
