// How well postings are read: precision and recall per field over labelled postings, and every posting that would be shown as
// open to someone it is not open to.
// Usage: npm run bench -- postings [--folder FOLDER] [--half open|apart] [--mistakes]
// FOLDER holds labelled postings of your own (bench/postings/corpus/README.md has the format).

import path from 'node:path'
import { parseArgs } from 'node:util'
import { readLabelledPostings } from './postings/labelled-postings.ts'
import { measure, measuredFields, precisionOf, recallOf } from './postings/measure.ts'

const CORPUS = path.join(import.meta.dirname, 'postings', 'corpus')

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: CORPUS },
    half: { type: 'string' },
    mistakes: { type: 'boolean', default: false },
  },
})

const percent = (share: number): string => (100 * share).toFixed(1).padStart(6)

const all = readLabelledPostings(values.folder)
for (const half of ['open', 'apart'] as const) {
  if (values.half !== undefined && values.half !== half) continue
  const postings = all.filter((one) => one.half === half)
  const { fields, falseOpens, mistakes } = measure(postings)
  console.log(`\n${postings.length} postings, ${half === 'open' ? 'looked at while writing rules' : 'kept apart'}`)
  console.log('field       stated   read  right  precision  recall')
  for (const field of measuredFields) {
    const tally = fields[field]
    const counts = [tally.stated, tally.read, tally.right].map((count) => String(count).padStart(6)).join(' ')
    console.log(`${field.padEnd(11)} ${counts}     ${percent(precisionOf(tally))}  ${percent(recallOf(tally))}`)
  }
  console.log(`False opens: ${falseOpens.length}`)
  for (const one of falseOpens) console.log(`  ${one}`)
  if (!values.mistakes) continue
  for (const { id, field, expected, read, evidence } of mistakes)
    console.log(`${id} · ${field}: ${expected} → ${read}${evidence === null ? '' : `\n    “${evidence}”`}`)
}
