// docs/specified-behaviours.md names a test for every specified behaviour. When a test is renamed, moved or removed, the document
// must be updated.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, outcomeOf } from './check.ts'
import { projectRoot } from './tool.ts'

const DOCUMENT = 'docs/specified-behaviours.md'

/** `| id | behaviour | proofs |`, with `` `path` › title `` as a proof and `<br>` between two of them. */
const ROW = /^\| (?<id>[^|]+) \| (?<behaviour>[^|]+) \| (?<proofs>[^|]+) \|$/
const PROOF = /^`(?<path>[^`]+)` › (?<title>.+)$/

type ReadFile = (path: string) => Promise<string>

export const specifiedBehavioursCheck: Check = {
  name: 'specified behaviours',
  run: async () => outcomeOf(await findUnproven((path) => readFile(join(projectRoot, path), 'utf8'))),
}

export async function findUnproven(read: ReadFile): Promise<string[]> {
  const complaints: string[] = []
  const known = new Set<string>()
  const tests = new Map<string, string>()
  for (const line of (await read(DOCUMENT)).split('\n').filter(isRow)) {
    const { id, proofs } = ROW.exec(line)?.groups ?? {}
    if (!id || !proofs) {
      complaints.push(`${DOCUMENT}: a row must have an id, a behaviour and its tests: ${line}`)
      continue
    }
    if (known.has(id)) complaints.push(`${DOCUMENT}: ${id} is listed twice`)
    known.add(id)
    for (const proof of proofs.split('<br>')) {
      const { path, title } = PROOF.exec(proof.trim())?.groups ?? {}
      if (!path || !title) {
        complaints.push(`${DOCUMENT}: ${id}: not a test: ${proof.trim()}`)
        continue
      }
      if (!tests.has(path)) tests.set(path, await read(path).catch(() => ''))
      if (!hasTest(tests.get(path) ?? '', title)) complaints.push(`${DOCUMENT}: ${id}: ${path} has no test "${title}"`)
    }
  }
  return known.size + complaints.length > 0 ? complaints : [`${DOCUMENT} lists no behaviour`]
}

const isRow = (line: string): boolean => line.startsWith('|') && !/^\|[-|]+\|$/.test(line) && !line.startsWith('| id |')

/** As the first argument of a test, or of the call that `it.each` returns. */
const hasTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => new RegExp(`\\(\\s*${quote}${RegExp.escape(title)}${quote},`).test(source))
