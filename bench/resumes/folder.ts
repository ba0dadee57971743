// Résumés kept in a folder, each with a JSON file of what it says: `jane.json` describes `jane.pdf`, `jane.docx` and so on.
// Fields that the JSON leaves out are not measured. A value may be a list of spellings that all count as right; "*" stands for a value
// that can be read in more than one way, so whatever was found for it counts neither as right nor as wrong.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import { type Field, isSame, type Score } from './measure.ts'

const text = z.union([z.string(), z.array(z.string())])
const dates = { start: z.string().nullish(), end: z.string().nullish() }
const expected = z.strictObject({
  name: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  location: text.optional(),
  links: z.array(text).optional(),
  jobs: z.array(
    z.strictObject({ company: text.nullable(), roles: z.array(z.strictObject({ title: text.optional(), ...dates })) }),
  ),
  schools: z.array(z.strictObject({ school: text.nullable(), degree: text.nullable(), ...dates })),
  skills: z.array(text).optional(),
  languages: z.array(text).optional(),
})
type Expected = z.infer<typeof expected>
type Text = z.infer<typeof text>

type KeptResume = { id: string; data: Buffer; expected: Expected }

const readable = /\.(?:pdf|docx|odt|rtf|txt)$/i

export function resumesIn(folder: string): KeptResume[] {
  const names = readdirSync(folder).toSorted()
  return names
    .filter((name) => readable.test(name) && names.includes(name.replace(readable, '.json')))
    .map((name) => ({
      id: name,
      data: readFileSync(path.join(folder, name)),
      expected: expected.parse(JSON.parse(readFileSync(path.join(folder, name.replace(readable, '.json')), 'utf8'))),
    }))
}

export const nothing: ResumeReading = {
  pages: 0,
  lines: [],
  name: null,
  headline: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  experiences: [],
  education: [],
  skills: [],
  languages: [],
}

type Found = { value: string } | null | undefined
const values = (found: readonly Found[]): string[] => found.flatMap((one) => (one ? [one.value] : []))
const listed = (one: Text | null | undefined): Text[] => (one === null || one === undefined ? [] : [one])

type Dates = { start?: string | null | undefined; end?: string | null | undefined }
const periodOf = ({ start, end }: Dates): string => (start === '*' || end === '*' ? '*' : `${start ?? ''}/${end ?? ''}`)
const periodsOf = (all: readonly Dates[]): string[] => all.filter(({ start, end }) => start || end).map(periodOf)

export function scoreKept({ expected: one }: KeptResume, reading: ResumeReading): Partial<Record<Field, Score>> {
  const roles = reading.experiences.flatMap((experience) => experience.roles)
  const foundPeriods = (all: readonly { period: { value: Dates } | null }[]) =>
    periodsOf(all.flatMap(({ period }) => (period ? [period.value] : [])))
  const measured: Partial<Record<Field, Score>> = {
    // A company or school counts once, however its roles or degrees are grouped.
    company: compare(
      one.jobs.flatMap(({ company }) => listed(company)),
      values(reading.experiences.map(({ company }) => company)),
      true,
    ),
    title: compare(
      one.jobs.flatMap((job) => job.roles.flatMap(({ title }) => listed(title))),
      values(roles.map(({ title }) => title)),
    ),
    'work dates': compare(periodsOf(one.jobs.flatMap((job) => job.roles)), foundPeriods(roles)),
    school: compare(
      one.schools.flatMap(({ school }) => listed(school)),
      values(reading.education.map(({ school }) => school)),
      true,
    ),
    degree: compare(
      one.schools.flatMap(({ degree }) => listed(degree)),
      values(reading.education.map(({ degree }) => degree)),
    ),
    'study dates': compare(periodsOf(one.schools), foundPeriods(reading.education)),
  }
  const single = { name: reading.name, email: reading.email, phone: reading.phone, location: reading.location }
  for (const field of ['name', 'email', 'phone', 'location'] as const)
    if (one[field] !== undefined) measured[field] = compare([one[field]], values([single[field]]))
  if (one.links) measured.links = compare(one.links, values(reading.links), true)
  if (one.skills)
    measured.skills = compare(
      one.skills,
      reading.skills.map(({ value }) => value.name),
      true,
    )
  if (one.languages)
    measured.languages = compare(
      one.languages,
      reading.languages.map(({ value }) => value.tag),
    )
  return measured
}

function compare(wanted: readonly Text[], found: readonly string[], isOnce = false): Score {
  const fits = (text: Text, value: string) => [text].flat().some((spelling) => isSame(spelling, value))
  const overlap = (text: Text, other: Text) => [other].flat().some((spelling) => fits(text, spelling))
  const unclear = wanted.filter((text) => text === '*').length
  const known = wanted.filter((text) => text !== '*')
  const missing: Text[] = isOnce
    ? known.filter((text, at) => !known.slice(0, at).some((other) => overlap(text, other)))
    : [...known]
  const expectedCount = missing.length
  const all = isOnce ? found.filter((value, at) => !found.slice(0, at).some((other) => isSame(other, value))) : found
  const wrong: string[] = []
  let right = 0
  for (const value of all) {
    const at = missing.findIndex((text) => fits(text, value))
    if (at === -1) wrong.push(value)
    else {
      missing.splice(at, 1)
      right += 1
    }
  }
  wrong.splice(0, unclear)
  return {
    right,
    found: right + wrong.length,
    expected: expectedCount,
    wrong,
    missing: missing.map((text) => [text].flat()[0] ?? ''),
  }
}
