import { readFileSync, writeFileSync } from 'node:fs'

const DOCUMENT = 'docs/performance.md'
const BEGIN = '<!-- npm run bench -- search -->'
const END = '<!-- end of search -->'

/** Replaces the previous table in the document. */
export function writeReport(report: string): void {
  const text = readFileSync(DOCUMENT, 'utf8')
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no markers for the table: ${BEGIN} … ${END}`)
  writeFileSync(DOCUMENT, `${text.slice(0, from)}${BEGIN}\n${report}\n${text.slice(to)}`)
}
