// A document needs the styles of everything the server has rendered: scripts that would load the rest come later, or never.

import { globSync, readFileSync } from 'node:fs'

const FOLDER = 'build/client'
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

const classesOf = (file: string): string[] =>
  [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(CLASS)].map(([, name = '']) => name)

let known: Map<string, ReadonlySet<string>> | undefined

/** The classes of each style sheet of the build. */
function styleSheets(): Map<string, ReadonlySet<string>> {
  known ??= new Map(globSync('assets/*.css', { cwd: FOLDER }).map((file) => [`/${file}`, new Set(classesOf(file))]))
  return known
}

/** Classes in the document whose rules are in a style sheet that it does not link. */
export function findUnstyled(html: string): string[] {
  const sheets = styleSheets()
  const linked = [...html.matchAll(/<link [^>]*href="([^"#?]+\.css)/g)].map(([, href = '']) => sheets.get(href))
  const [, body = ''] = html.split('<body', 2)
  const used = new Set([...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const has = (all: readonly (ReadonlySet<string> | undefined)[], name: string) => all.some((sheet) => sheet?.has(name))
  return [...used].filter((name) => !has(linked, name) && has([...sheets.values()], name))
}
