// Every icon on a page is markup that is sent and rendered, so the build replaces the function that all icons are made with by
// web/ui/glyph-shape.ts. Icons are imported from their own files: the list of all of them takes seconds to load on the server.

import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const OURS = resolve(import.meta.dirname, '../../web/ui/glyph-shape.ts')
const THEIRS = /\/createReactComponent\.mjs$/
const PACKAGE = /[\\/]node_modules[\\/]@tabler[\\/]icons-react[\\/]/
const IMPORT = /^import \{([^}]+)\} from '@tabler\/icons-react'/gm

export function leanIcons(): Plugin {
  let isReplaced = false
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !PACKAGE.test(importer) || !THEIRS.test(source)) return null
      isReplaced = true
      return OURS
    },
    transform: {
      filter: { id: /[\\/]web[\\/].*\.tsx?$/, code: /^import \{[^}]+\} from '@tabler\/icons-react'/m },
      handler: (code) => ({ code: importEach(code), map: null }),
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('The icons are no longer made by a module named createReactComponent.mjs')
    },
  }
}

/** Keeps the number of lines, so that line numbers stay the same. */
export const importEach = (code: string): string =>
  code.replace(IMPORT, (statement, names: string) => {
    const each = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`)
    return `${each.join('; ')}${'\n'.repeat(statement.split('\n').length - 1)}`
  })
