// The description of a fictional job, composed of half sentences and the lines of its field.

import { skillName } from '#server/features/base/reference/skill-phrases.service.ts'
import type { Random } from '../random.ts'
import { familyParts } from './family-parts.ts'
import type { Role } from './roles.ts'
import { benefits, closings, firsts, laters, manners, openings, RANGE_CLOSING, searches, teams } from './story-parts.ts'

type StoryInput = {
  role: Role
  /** The role, as used within a sentence. */
  person: string
  company: string
  city: string
  skillIds: readonly string[]
  hasPay: boolean
}

export function writeStory(random: Random, input: StoryInput) {
  const { role, person, company, city, skillIds, hasPay } = input
  const fill = (words: string) =>
    words
      .replaceAll('{company}', company)
      .replaceAll('{city}', city)
      .replaceAll('a {role}', `${articleOf(person)} ${person}`)
      .replaceAll('{role}', person)
      .replaceAll('{skill}', skillName(random.pick(skillIds)))
  const parts = familyParts.get(role.family)
  if (!parts) throw new Error(`no story parts for ${role.family}`)
  const joined = (one: readonly string[], other: readonly string[], mark = ', ') =>
    fill(`${random.pick(one)}${mark}${random.pick(other)}`)
  const [focus = '', beside = '', ...duties] = random.shuffle(parts.duties)
  // Filtered after drawing, so that everything else stays as it was drawn.
  const isTrue = (closing: string) => hasPay || closing !== RANGE_CLOSING
  const paragraphs = [
    joined(openings, searches),
    `${joined(teams, manners)} ${random.pick(centres)(lowerFirst(focus))}${random.pick(besides)(lowerFirst(beside))}`,
    `${joined(firsts, laters, '; ')} ${fill(random.shuffle(closings).filter(isTrue).slice(0, 2).join(' '))}`,
  ]
  return {
    description: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    responsibilities: [focus, beside, ...duties.slice(0, random.integer(1, 3))].map(fill),
    requirements: random.shuffle(parts.asks).slice(0, random.integer(2, 4)).map(fill),
    benefits: random.shuffle(benefits).slice(0, random.integer(3, 6)),
  }
}

const centres: readonly ((duty: string) => string)[] = [
  (duty) => `Your main focus: ${duty}.`,
  (duty) => `At the core of the role: ${duty}.`,
  (duty) => `On a typical day you ${duty}.`,
  (duty) => `We would ask you to ${duty}.`,
  (duty) => `Above all, you ${duty}.`,
  (duty) => `In one line: ${duty}.`,
  (duty) => `Most of all, we need you to ${duty}.`,
  (duty) => `Your main task is to ${duty}.`,
]

const besides: readonly ((duty: string) => string)[] = [
  (duty) => ` You also ${duty}.`,
  (duty) => ` Once that is running, you ${duty}.`,
  (duty) => ` About once a month you ${duty}.`,
  (duty) => ` Now and then you also ${duty}.`,
  (duty) => ` In quieter weeks you ${duty}.`,
  (duty) => ` The other half of the job is to ${duty}.`,
  (duty) => ` If you like, you can also ${duty}.`,
]

/** By sound, not by spelling: an SEO specialist, a user researcher. */
const articleOf = (words: string): string =>
  /^(?!u(?:x|i|ser)\b)[aeiou]|^(?:ML|NLP|SEO|SOC|FHIR)\b/i.test(words) ? 'an' : 'a'

const names = new Set(
  'Android Angular Elixir Flutter Go Java Kotlin Laravel Python Rails React Ruby Rust Scala Vue'.split(' '),
)

/** Keeps names and abbreviations: they have a capital inside the word. */
export function lowerFirst(words: string): string {
  const [first = ''] = words.split(' ')
  const isOrdinary = /^[A-Z][a-z-]+$/.test(first) && !names.has(first)
  return isOrdinary ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
