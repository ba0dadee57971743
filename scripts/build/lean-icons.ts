// Every icon on a page is script and markup that is sent and rendered, so the build replaces the function that all icons are made
// with by web/ui/glyph-shape.ts, and calls it without names and with the lines of an icon as one path. Icons are imported from their own files: the list of all of them takes seconds to load on the server.

import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const OURS = resolve(import.meta.dirname, '../../web/ui/glyph-shape.ts')
const THEIRS = /\/createReactComponent\.mjs$/
const PACKAGE = /[\\/]node_modules[\\/]@tabler[\\/]icons-react[\\/]/
const ICON = /[\\/]node_modules[\\/]@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon\w+\.mjs$/
const SHAPES =
  /const __iconNode = (\[.*\]);\s*const (\w+) = createReactComponent\("(outline|filled)", .*, __iconNode\);/
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
      filter: { id: [/[\\/]web[\\/].*\.tsx?$/, ICON] },
      handler: (code, id) => ({ code: ICON.test(id) ? shortenIcon(code) : importEach(code), map: null }),
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

type Shape = [tag: string, attributes: { d?: string }]

/** The module of one icon. */
export function shortenIcon(code: string): string {
  if (!SHAPES.test(code)) throw new Error('The modules of icons look different now')
  return code
    .replace(SHAPES, (_, shapes: string, name: string, kind: string) => {
      const short = kind === 'outline' ? (onePath(JSON.parse(shapes) as Shape[]) ?? shapes) : `${shapes}, true`
      return `const ${name} = createReactComponent(${short});`
    })
    .replace('__iconNode, ', '')
}

/** Not for filled icons, where overlapping areas of one path could cancel each other out. */
function onePath(shapes: readonly Shape[]): string | null {
  // A relative start would continue from the end of the path before it.
  const isJoinable = shapes.every(([tag, { d = '' }]) => tag === 'path' && d.startsWith('M'))
  return isJoinable ? JSON.stringify(shapes.map(([, { d }]) => d).join('')) : null
}
