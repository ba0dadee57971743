// What people mean by words that jobs rarely hold as typed: other ways to write or say a thing, and terms of a job that are
// values rather than words. Read when a search is parsed, so that nothing of it costs the search itself.

import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { FacetValue } from '../search-plan.ts'
import { typoDistance } from './typo-distance.ts'

export type Meaning = {
  /** Each will do in place of what was typed. */
  words: readonly string[]
  values: readonly FacetValue[]
  /** Its country is for when no job is in the city itself. */
  city?: { name: string; country: string }
  /** As a word it says something else: "us" stands in half of all texts. */
  isNoWord?: true
  /** Says only that a job is looked for. */
  isNoise?: true
}

/** A phrase as it is looked up: hyphens are spaces, dots are nothing. */
export const phraseKey = (phrase: string): string => foldText(phrase.replaceAll('-', ' ').replaceAll('.', ''))

/** Written apart, with a hyphen or as one word. */
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

/** What people are called: said of several it means the same. */
const people: ReadonlySet<string> = new Set([...families.flat(), 'contractor', 'freelancer', 'intern', 'trainee'])

/** What a phrase means: "developers" are looked for like a "developer". */
export function meaningOf(key: string): Meaning | undefined {
  const one = key.endsWith('s') ? key.slice(0, -1) : ''
  return wordMeanings.get(key) ?? (people.has(one) && one.length > 2 ? wordMeanings.get(one) : undefined)
}

/** Words of work of which a typing error may happen to be known: the stem of "enginer" is that of "engine". */
const oftenMistyped = ['engineering', ...families.flat()].filter((word) => /^[a-z]{8,}$/.test(word))

/** The word of work that was probably meant; a word cut short, or bent in another way, is none. */
export const meantWork = (typed: string): string | undefined =>
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

/** Fields that jobs name by the skills within them. */
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
  // The first of a family that a word is in counts: "developer" is also what "development" leads to.
  ...families.toReversed().flatMap((words) => words.map((word): [string, Meaning] => [word, { words, values: [] }])),
  ...compounds.flatMap((apart) => {
    const joined = apart.replaceAll(' ', '')
    return [apart, joined].map((phrase): [string, Meaning] => [phrase, { words: [apart, joined], values: [] }])
  }),
])
