// Some parts of a page are rendered on the server while their code loads after that of the page
// (`import.meta.env.SSR ? await loadList() : lazyPart(loadList)`, `lazyStatic(…)`). Their styles must not load later, so the module that has such a
// part imports them as well.

import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const RENDERED = /import\.meta\.env\.SSR\s*\?\s*await (\w+)\(\)/g
const STATIC = /\blazyStatic\(.*?\bimport\('([^']+)'\)/g
const LOADED = /\bimport\('([^']+)'\)/g
const CALLED = /\b(load\w*)\(/g
const IMPORTED = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm
/** Any section of the settings may be the one that is opened. */
const SECTIONS = /-settings\.ts$/
/**
 * Landing pages have no room for the code beside class names in other files. What they need is in their own files;
 * e2e/screens.spec.ts says if it no longer is.
 */
const IN_BUDGET = /[\\/](public-job\.page|job-search\.page|explore\.page|login\.page|login-ways|lazy-parts)\.tsx$/
const WEB = resolve('web')

export function serverStyles(): Plugin {
  return {
    name: 'server-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]web[\\/].*\.tsx?$/, code: /import\.meta\.env\.SSR|lazyStatic|lazyPart/ },
      handler: (code, id) => {
        const styles = stylesOfParts(id, code)
        if (styles.length === 0) return null
        return { code: IN_BUDGET.test(id) ? withStyles(code, styles) : withUsedStyles(code, styles), map: null }
      },
    },
  }
}

/** At the end, so that line numbers stay the same; imports run first wherever they are. */
const withStyles = (code: string, styles: readonly string[]): string =>
  `${code}\n${styles.map((file) => `import ${JSON.stringify(file)};`).join('')}`

/** Tree shaking drops an unused import whose class names are in another file, so they are passed to a function that does not exist. */
const withUsedStyles = (code: string, styles: readonly string[]): string =>
  `${code}\n${styles.map((file, at) => `import styles${at} from ${JSON.stringify(file)};`).join('')}` +
  `globalThis.styles?.(${styles.map((_, at) => `styles${at}`).join()})`

/** The style sheets of everything the server renders of lazily loaded parts. */
export function stylesOfParts(
  file: string,
  code: string,
  read = (path: string) => readFileSync(path, 'utf8'),
): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    if (!/\.tsx?$/.test(path)) return
    const source = read(path)
    for (const used of [...importsOf(source), ...partsOf(path, source)]) visitFrom(path, used)
  }
  const visitFrom = (from: string, specifier: string) => {
    if (specifier.startsWith('#web/')) visit(resolve(WEB, specifier.slice(5)))
    else if (specifier.startsWith('.')) visit(resolve(dirname(from), specifier))
  }
  for (const part of partsOf(file, code)) visitFrom(file, part)
  return [...seen].filter((path) => path.endsWith('.css')).toSorted()
}

const importsOf = (code: string): string[] => [...code.matchAll(IMPORTED)].map(([, specifier = '']) => specifier)

const partsOf = (file: string, code: string): string[] => [
  ...[...code.matchAll(RENDERED)].flatMap(([, name = '']) => loadedBy(name, code)),
  ...[...code.matchAll(SECTIONS.test(file) ? LOADED : STATIC)].map(([, specifier = '']) => specifier),
]

/** `loadList = async () => (await loadBoard()).BoardList`, `loadBoard = () => import('./board.tsx')` → `./board.tsx`. */
function loadedBy(name: string, code: string): string[] {
  const definition = new RegExp(`^(?:export )?const ${name} = (.*)`, 'm').exec(code)?.[1] ?? ''
  const called = [...definition.matchAll(CALLED)].flatMap(([, other = '']) => loadedBy(other, code))
  return [...[...definition.matchAll(LOADED)].map(([, specifier = '']) => specifier), ...called]
}
