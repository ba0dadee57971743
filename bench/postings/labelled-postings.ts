// Reads labelled postings. Two formats: text files written by hand (corpus/README.md), and JSON lines for postings collected
// elsewhere, which are measured but never committed.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Posting } from '#server/features/jobs/feeds/importers/importer.ts'
import { type Expected, readExpected } from './expected.ts'

/** Rules are written while looking at one half; the other is only ever measured. */
export type Half = 'open' | 'apart'

export type LabelledPosting = {
  id: string
  half: Half
  posting: Posting
  /** From a board whose jobs are all remote, which the postings themselves do not say. */
  isRemoteBoard: boolean
  expected: Expected
}

const ASIDES = 'asides.txt'

export function readLabelledPostings(folder: string): LabelledPosting[] {
  const files = readdirSync(folder).toSorted()
  const asides = files.includes(ASIDES)
    ? readAsides(readFileSync(path.join(folder, ASIDES), 'utf8'))
    : new Map<string, string>()
  return files.flatMap((file) => {
    const text = () => readFileSync(path.join(folder, file), 'utf8')
    if (file.endsWith('.jsonl')) return text().split('\n').filter(Boolean).map(readLine)
    return file.endsWith('.txt') && file !== ASIDES ? blocksOf(text()).map((block) => readBlock(block, asides)) : []
  })
}

/** By company, so that two postings of the same company are never in different halves. */
export const halfOf = (company: string): Half =>
  (createHash('sha256').update(company.toLowerCase()).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'apart'

const line = z.object({
  id: z.string(),
  company: z.string(),
  title: z.string(),
  at: z.array(z.string()),
  words: z.string().default(''),
  html: z.string(),
  remoteBoard: z.boolean().default(false),
  expected: z.string(),
})

function readLine(json: string): LabelledPosting {
  const { id, company, title, at, words, html, remoteBoard, expected } = line.parse(JSON.parse(json))
  return {
    id,
    half: halfOf(company),
    posting: postingOf({ id, title, at, words, html }),
    isRemoteBoard: remoteBoard,
    expected: readExpected(expected),
  }
}

const blocksOf = (text: string): string[][] =>
  text
    .split(/\n(?=@ )/)
    .filter((block) => block.startsWith('@ '))
    .map((block) => block.split('\n').filter((one) => one.trim() !== ''))

function readBlock(block: readonly string[], asides: ReadonlyMap<string, string>): LabelledPosting {
  const id = (block[0] ?? '').slice(2).trim()
  const marked = (mark: string) =>
    block
      .slice(1)
      .filter((one) => one.startsWith(mark))
      .map((one) => one.slice(mark.length).trim())
  const paragraphs = block.slice(1).flatMap((one) => {
    if (/^(?:title|at|words|as):|^>/.test(one)) return []
    return one.startsWith('+ ')
      ? one
          .slice(2)
          .trim()
          .split(' ')
          .map((name) => named(asides, name, id))
      : [one]
  })
  const [expected] = marked('>')
  if (expected === undefined) throw new Error(`${id} has no labels`)
  return {
    id,
    half: halfOf(id.split('/')[0] ?? id),
    posting: postingOf({
      id,
      title: marked('title:')[0] ?? '',
      at: marked('at:').filter(Boolean),
      words: marked('words:').join(' '),
      html: asHtml(paragraphs, marked('as:')[0] ?? 'paragraphs'),
    }),
    isRemoteBoard: false,
    expected: readExpected(expected),
  }
}

function named(asides: ReadonlyMap<string, string>, name: string, id: string): string {
  const aside = asides.get(name)
  if (aside === undefined) throw new Error(`${id} uses an unknown aside: ${name}`)
  return aside
}

const readAsides = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((one) => /^[a-z]+\d*: /.test(one))
      .map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 2)]),
  )

/** Feeds send markup of every kind. */
function asHtml(paragraphs: readonly string[], kind: string): string {
  const escaped = paragraphs.map((one) => one.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  switch (kind) {
    case 'breaks':
      return escaped.join('<br><br />')
    case 'list':
      return `<ul>${escaped.map((one) => `<li><span style="font-weight:400">${one.replace(/^- /, '')}</span></li>`).join('')}</ul>`
    case 'divs':
      return escaped.map((one) => `<div><p class="x">&nbsp;</p><div><strong>${one}</strong></div></div>`).join('\n')
    case 'plain':
      return escaped.join('\n')
    default:
      return escaped
        .map((one) => (one.startsWith('- ') ? `<ul><li>${one.slice(2)}</li></ul>` : `<p>${one}</p>`))
        .join('')
  }
}

type Given = { id: string; title: string; at: readonly string[]; words: string; html: string }

const postingOf = ({ id, title, at, words, html }: Given): Posting => ({
  externalId: id,
  url: `https://jobs.example/${encodeURIComponent(id)}`,
  title,
  html,
  department: null,
  employmentText: '',
  workplaceText: words,
  locationLines: [...at],
  offices: [],
  pay: null,
  publishedOn: null,
  closesOn: null,
})
