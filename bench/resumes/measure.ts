import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import type { Resume } from './corpus.ts'

export const fields = [
  'name',
  'email',
  'phone',
  'links',
  'location',
  'company',
  'title',
  'work dates',
  'school',
  'degree',
  'study dates',
  'skills',
  'languages',
] as const
export type Field = (typeof fields)[number]
export type Score = { right: number; found: number; expected: number; wrong: string[]; missing: string[] }

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u064b-\u0652]/g, '')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}+#]/gu, '')

const values = (list: readonly ({ value: string } | null)[]): string[] =>
  list.flatMap((one) => (one ? [one.value] : []))
const shortened = (date: string | null, isYear: boolean): string =>
  date === null ? '' : isYear ? date.slice(0, 4) : date

export function valuesOf(
  { person, dates }: Resume,
  reading: ResumeReading,
): Record<Field, [expected: string[], found: string[]]> {
  const isYear = dates === 'years'
  const roles = reading.experiences.flatMap((one) => one.roles)
  const periodOf = (start: string | null, end: string | null) => `${shortened(start, isYear)}/${shortened(end, isYear)}`
  const onlyEnd = dates === 'years'
  return {
    name: [[person.name], values([reading.name])],
    email: [[person.email], values([reading.email])],
    phone: [[person.phone], values([reading.phone])],
    links: [person.links, values(reading.links)],
    location: [[person.place], values([reading.location])],
    company: [person.jobs.map(({ company }) => company), values(reading.experiences.map(({ company }) => company))],
    title: [person.jobs.flatMap((job) => job.roles.map(({ title }) => title)), values(roles.map(({ title }) => title))],
    'work dates': [
      person.jobs.flatMap((job) => job.roles.map(({ start, end }) => periodOf(start, end))),
      roles.flatMap(({ period }) => (period ? [periodOf(period.value.start, period.value.end)] : [])),
    ],
    school: [person.schools.map(({ school }) => school), values(reading.education.map(({ school }) => school))],
    degree: [person.schools.map(({ degree }) => degree), values(reading.education.map(({ degree }) => degree))],
    'study dates': [
      person.schools.map(({ start, end }) => periodOf(onlyEnd ? null : start, end)),
      reading.education.flatMap(({ period }) => (period ? [periodOf(period.value.start, period.value.end)] : [])),
    ],
    // Skills mentioned in work descriptions also count as correct; only listed skills can be missed.
    skills: [person.skills, reading.skills.map(({ value }) => value.name)],
    languages: [person.languages.map(([, , tag]) => tag), reading.languages.map(({ value }) => value.tag)],
  }
}

export function score([expected, found]: [string[], string[]], mentioned: string): Score {
  const wanted = [...expected]
  const wrong: string[] = []
  let right = 0
  for (const value of found) {
    const at = wanted.findIndex((one) => isSame(one, value))
    if (at !== -1) {
      wanted.splice(at, 1)
      right += 1
    } else if (!mentioned.includes(plain(value))) wrong.push(value)
  }
  return { right, found: right + wrong.length, expected: expected.length, wrong, missing: wanted }
}

export const isSame = (expected: string, found: string): boolean => plain(expected) === plain(found)

/** Tools mentioned in work descriptions; finding them is also correct. */
export const mentionedSkills = ({ person }: Resume): string =>
  plain(person.jobs.flatMap((job) => job.roles.flatMap(({ did }) => did)).join(' '))

export function sum(scores: readonly Score[]): { precision: number; recall: number } {
  const total = (key: 'right' | 'found' | 'expected') => scores.reduce((all, one) => all + one[key], 0)
  return {
    precision: total('right') / Math.max(1, total('found')),
    recall: total('right') / Math.max(1, total('expected')),
  }
}
