// How well résumés are read: precision and recall per field over résumés built here by unrelated tools.
// Non-Latin scripts need fonts (Debian: fonts-noto-core, fonts-noto-cjk, fonts-liberation); LibreOffice takes part if it is installed.
// Usage: npm run bench -- resumes [--half open|apart] [--misses]
//        npm run bench -- resumes --folder F [--misses]     # your own files: see resumes/folder.ts

import { parseArgs } from 'node:util'
import { readResume } from '#server/features/people/resumes/read-document.ts'
import { ReadingError } from '#server/features/people/resumes/reading-error.ts'
import { buildCorpus, type Half, type Resume } from './resumes/corpus.ts'
import { nothing, resumesIn, scoreKept } from './resumes/folder.ts'
import { measureHostile } from './resumes/hostile.ts'
import { type Field, fields, mentionedSkills, type Score, score, sum, valuesOf } from './resumes/measure.ts'

const GOALS: Record<Field, number> = {
  name: 0.97,
  email: 0.97,
  phone: 0.97,
  links: 0.97,
  location: 0.9,
  company: 0.9,
  title: 0.9,
  'work dates': 0.9,
  school: 0.9,
  degree: 0.9,
  'study dates': 0.9,
  skills: 0.9,
  languages: 0.9,
}

const { values } = parseArgs({
  options: { folder: { type: 'string' }, half: { type: 'string' }, misses: { type: 'boolean', default: false } },
})

if (values.folder === undefined) {
  await measureBuilt()
  await measureHostile()
} else await measureFolder(values.folder)

type Scores = Record<Field, Score[]>

function noScores(): Scores {
  return Object.fromEntries(fields.map((field) => [field, [] as Score[]])) as Scores
}

async function measureBuilt() {
  const resumes = await buildCorpus()
  for (const half of ['open', 'apart'] satisfies Half[]) {
    if (values.half !== undefined && values.half !== half) continue
    const own = resumes.filter((resume) => resume.half === half)
    const scores = await readAll(own)
    const producers = [...Map.groupBy(own, ({ producer }) => producer)]
      .map(([name, list]) => `${list.length} ${name}`)
      .join(', ')
    console.log(`\n${own.length} résumés (${producers}), ${half === 'open' ? 'tuned on' : 'kept apart'}\n`)
    printTable(scores)
  }
}

async function measureFolder(folder: string) {
  const resumes = resumesIn(folder)
  const scores = noScores()
  for (const resume of resumes) {
    const reading = await readResume(resume.data).catch((error: unknown) => {
      if (!(error instanceof ReadingError)) throw error
      // Every field of a rejected résumé counts as missed.
      console.log(`${resume.id} was refused: ${error.message}`)
      return nothing
    })
    const own = scoreKept(resume, reading)
    for (const field of fields) {
      const one = own[field]
      if (!one) continue
      scores[field].push(one)
      if (values.misses) printMisses(resume.id, field, one)
    }
  }
  console.log(`\n${resumes.length} files\n`)
  printTable(scores)
}

function printTable(scores: Scores) {
  console.log('| field | precision | recall | goal |\n|---|---:|---:|---:|')
  for (const field of fields) {
    if (scores[field].length === 0) continue
    const { precision, recall } = sum(scores[field])
    if (Math.min(precision, recall) < GOALS[field]) process.exitCode = 1
    console.log(`| ${field} | ${precision.toFixed(3)} | ${recall.toFixed(3)} | ${GOALS[field]} |`)
  }
}

function printMisses(id: string, field: Field, { wrong, missing }: Score) {
  if (wrong.length > 0 || missing.length > 0)
    console.log(`${id} ${field}: wrong [${wrong.join(' | ')}], missing [${missing.join(' | ')}]`)
}

async function readAll(own: readonly Resume[]): Promise<Scores> {
  const scores = noScores()
  for (const resume of own) {
    const found = valuesOf(resume, await readResume(resume.data))
    for (const field of fields) {
      const one = score(found[field], field === 'skills' ? mentionedSkills(resume) : '')
      scores[field].push(one)
      // Printing the misses of the other half would spoil it as a held-out set.
      if (values.misses && resume.half === 'open') printMisses(resume.id, field, one)
    }
  }
  return scores
}
