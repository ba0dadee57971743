// What people mean by words that jobs rarely contain as typed: synonyms, spellings, and terms that are values rather than words.
// Applied when a search is parsed, so it costs the search itself nothing.

import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { FacetValue } from '../search-plan.ts'
import { typoDistance } from './typo-distance.ts'

export type Meaning = {
  /** Each matches in place of what was typed. */
  words: readonly string[]
  values: readonly FacetValue[]
  /** The country is the fallback when no job is in the city itself. */
  city?: { name: string; country: string }
  /** Not to be looked up as a word: "us" occurs in half of all texts. */
  isNotSearchable?: true
  /** Only says that someone looks for a job. */
  isNoise?: true
}

/** Normalised for lookup: hyphens become spaces, dots are dropped. */
export const phraseKey = (phrase: string): string => foldText(phrase.replaceAll('-', ' ').replaceAll('.', ''))

/** Written as two words, with a hyphen or as one. */
const compounds = [
  'back end',
  'block chain',
  'copy writer',
  'cyber security',
  'data base',
  'dev ops',
  'e commerce',
  'fin tech',
  'front end',
  'full stack',
  'health care',
  'help desk',
  'micro services',
  'on boarding',
  'pay roll',
  'start up',
]

/** The same work under several names. */
const families = [
  ['developer', 'engineer', 'programmer', 'coder', 'dev'],
  ['development', 'developer'],
  ['programming', 'programmer', 'developer', 'engineer'],
  ['accountant', 'accounting', 'accountancy'],
  ['lawyer', 'attorney', 'solicitor', 'counsel'],
  ['teacher', 'tutor', 'instructor'],
  ['writer', 'writing', 'copywriter'],
  ['qa', 'quality assurance'],
  ['hr', 'human resources', 'people operations'],
  ['recruiter', 'talent acquisition', 'recruitment'],
  ['sysadmin', 'system administrator', 'systems administrator'],
  ['sre', 'site reliability'],
  ['customer support', 'customer service', 'customer care'],
  ['marketing', 'marketer'],
  ['doctor', 'physician'],
  ['vp', 'vice president'],
  ['social work', 'social worker'],
]

/** What people are called: the plural means the same. */
const people: ReadonlySet<string> = new Set([...families.flat(), 'contractor', 'freelancer', 'intern', 'trainee'])

/** "developers" is looked up like "developer". */
export function meaningOf(key: string): Meaning | undefined {
  const one = key.endsWith('s') ? key.slice(0, -1) : ''
  return wordMeanings.get(key) ?? (people.has(one) && one.length > 2 ? wordMeanings.get(one) : undefined)
}

/** Roles whose misspelling happens to be another known word: "enginer" has the same stem as "engine". */
const oftenMistyped = ['engineering', ...families.flat()].filter((word) => /^[a-z]{8,}$/.test(word))

/** The role that was probably meant; abbreviations and inflections do not count as typos. */
export const correctRole = (typed: string): string | undefined =>
  oftenMistyped.find(
    (word) =>
      Math.abs(word.length - typed.length) < 2 &&
      !word.startsWith(typed) &&
      endingOf(typed) === endingOf(word) &&
      typoDistance(typed, word) === 1,
  )

const endingOf = (word: string): string => /(?:s|ed|ing)$/.exec(word)?.[0] ?? ''

const values = (facet: FacetValue['facet'], ...all: string[]): FacetValue[] => all.map((value) => ({ facet, value }))

/** The terms of a job, by what people call them. */
const terms: Record<string, FacetValue[]> = {
  remote: values('workplace', 'remote'),
  'work from home': values('workplace', 'remote'),
  'home office': values('workplace', 'remote'),
  wfh: values('workplace', 'remote'),
  hybrid: values('workplace', 'hybrid'),
  onsite: values('workplace', 'onsite'),
  'on site': values('workplace', 'onsite'),
  'full time': values('contract', 'full_time'),
  fulltime: values('contract', 'full_time'),
  'part time': values('contract', 'part_time'),
  parttime: values('contract', 'part_time'),
  permanent: values('contract', 'full_time'),
  temporary: values('contract', 'temporary'),
  freelance: [...values('contract', 'freelance_project'), ...values('engagement', 'contractor')],
  freelancer: [...values('contract', 'freelance_project'), ...values('engagement', 'contractor')],
  contract: [...values('contract', 'contract'), ...values('engagement', 'contractor')],
  contractor: [...values('contract', 'contract'), ...values('engagement', 'contractor')],
  intern: [...values('contract', 'internship'), ...values('level', 'intern')],
  internship: [...values('contract', 'internship'), ...values('level', 'intern')],
  trainee: [...values('contract', 'internship'), ...values('level', 'intern')],
  'entry level': values('level', 'intern', 'junior'),
  junior: values('level', 'junior'),
  'mid level': values('level', 'mid'),
  senior: values('level', 'senior'),
  visa: values('visa', 'yes'),
  'visa sponsorship': values('visa', 'yes'),
  relocation: values('visa', 'yes'),
}

/** Fields that jobs describe by the skills within them. */
const fields: [phrases: string[], Meaning][] = [
  [
    ['ai', 'artificial intelligence'],
    {
      words: ['ai', 'artificial intelligence'],
      values: values(
        'skill',
        'machine-learning',
        'deep-learning',
        'large-language-models',
        'natural-language-processing',
        'computer-vision',
      ),
    },
  ],
  [
    ['generative ai', 'gen ai', 'genai'],
    { words: ['generative ai', 'genai'], values: values('skill', 'large-language-models') },
  ],
  [
    ['ui ux', 'ux ui', 'ui/ux', 'ux/ui'],
    { words: ['ui ux', 'ui/ux', 'ux/ui'], values: values('skill', 'user-experience-design', 'user-interface-design') },
  ],
]

const noise = 'job jobs work works working hiring vacancy vacancies position positions opening openings careers'.split(
  ' ',
)

const wordMeanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...noise.map((word): [string, Meaning] => [word, { words: [], values: [], isNoise: true }]),
  ...Object.entries(terms).map(([phrase, all]): [string, Meaning] => [phrase, { words: [], values: all }]),
  ...fields.flatMap(([phrases, meaning]) => phrases.map((phrase): [string, Meaning] => [phrase, meaning])),
  // The first family with a word wins: "developer" is also listed under "development".
  ...families.toReversed().flatMap((words) => words.map((word): [string, Meaning] => [word, { words, values: [] }])),
  ...compounds.flatMap((apart) => {
    const joined = apart.replaceAll(' ', '')
    return [apart, joined].map((phrase): [string, Meaning] => [phrase, { words: [apart, joined], values: [] }])
  }),
])
