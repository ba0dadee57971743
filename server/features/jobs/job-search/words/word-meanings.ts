// What people mean by words that jobs rarely contain as typed: synonyms, spellings, and terms that are values rather than words.
// Applied when a search is parsed, so it costs the search itself nothing.

import { wordsOf } from '#server/features/base/reference/skill-phrases.service.ts'
import type { FacetValue } from '../search-plan.ts'
import { phraseKey } from './phrase-key.ts'
import { roleNames } from './roles/role-names.ts'
import { noiseRows, termRows } from './term-rows.ts'
import { typoDistance } from './typo-distance.ts'

export type Meaning = {
  /** Each matches in place of what was typed. */
  words: readonly string[]
  values: readonly FacetValue[]
  /** The country is the fallback when no job is in the city itself. */
  city?: { name: string; country: string }
  /** Never search for the literal word: "us" occurs in half of all texts. */
  isNotSearchable?: true
  /** Only says that someone looks for a job. */
  isNoise?: true
}

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
  const isPlural = one.length > 2 && (people.has(one) || roleNames.has(one))
  return wordMeanings.get(key) ?? (isPlural ? wordMeanings.get(one) : undefined)
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

const namesIn = (list: string): string[] =>
  list
    .split(/[,|]/)
    .map((name) => phraseKey(wordsOf(name).join(' ')))
    .filter(Boolean)

function* termMeanings(): Iterable<[string, Meaning]> {
  for (const row of termRows.split('\n')) {
    const [stated = '', names = ''] = row.split(':')
    const all = stated.split(',').flatMap((one) => {
      const [facet = '', value = ''] = one.trim().split(' ')
      return isTermFacet(facet) ? values(facet, value) : []
    })
    for (const name of namesIn(names)) yield [name, { words: [], values: all }]
  }
}

const termFacets = ['workplace', 'contract', 'engagement', 'level', 'visa', 'openTo'] as const
const isTermFacet = (name: string): name is (typeof termFacets)[number] => termFacets.some((one) => one === name)

/** The lexeme that search_words() emits for phrases such as "no experience needed". */
const NO_EXPERIENCE = 'noexperienceq'
const noExperience: Meaning = {
  words: [NO_EXPERIENCE],
  values: values('level', 'intern', 'junior'),
  isNotSearchable: true,
}
const withoutExperience = `no experience, without experience, no experience needed, no experience required,
  no experience necessary, no prior experience, zero experience, no work experience, بدون خبرة, 无经验, 无需经验, sans expérience,
  ohne Erfahrung, Quereinsteiger, बिना अनुभव, tanpa pengalaman, 未経験, 未経験可, sem experiência, sin experiencia, bila uzoefu,
  deneyimsiz, tecrübesiz, không cần kinh nghiệm`

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

const plain = (words: readonly string[]): Meaning => ({ words, values: [] })

const wordMeanings: ReadonlyMap<string, Meaning> = merge([
  ...noiseRows
    .split('\n')
    .flatMap((row) => namesIn(row).map((name) => [name, { ...plain([]), isNoise: true }] as const)),
  ...termMeanings(),
  ...namesIn(withoutExperience).map((name) => [name, noExperience] as const),
  ...fields.flatMap(([phrases, meaning]) => phrases.map((phrase) => [phrase, meaning] as const)),
  // The first family with a word wins: "developer" is also listed under "development".
  ...new Map(families.toReversed().flatMap((words) => words.map((word) => [word, plain(words)] as const))),
  ...[...roleNames].map(([name, names]) => [name, plain(names)] as const),
  ...compounds.flatMap((apart) => {
    const joined = apart.replaceAll(' ', '')
    return [apart, joined].map((phrase) => [phrase, plain([apart, joined])] as const)
  }),
])

/** A phrase with several meanings matches any of them. */
function merge(all: Iterable<readonly [string, Meaning]>): Map<string, Meaning> {
  const merged = new Map<string, Meaning>()
  for (const [phrase, meaning] of all) {
    const known = merged.get(phrase)
    merged.set(
      phrase,
      known
        ? {
            ...known,
            ...meaning,
            words: [...new Set([...known.words, ...meaning.words])],
            values: [...known.values, ...meaning.values],
          }
        : meaning,
    )
  }
  return merged
}

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const unspacedPhrases = [...wordMeanings.keys()].filter((key) => unspacedScript.test(key))
const longestUnspaced = Math.max(...unspacedPhrases.map((key) => key.length))
const isUnspacedPhrase: ReadonlySet<string> = new Set(unspacedPhrases)

/** Chinese and Japanese put no spaces between words: known phrases are taken out of what was typed, the longest first. */
export function separate(token: string): string[] {
  if (!unspacedScript.test(token)) return [token]
  const parts: string[] = []
  let rest = ''
  for (let start = 0; start < token.length; ) {
    const length = phraseLengthAt(token, start)
    if (length === 0) rest += token[start]
    else {
      parts.push(rest, token.slice(start, start + length))
      rest = ''
    }
    start += Math.max(1, length)
  }
  return [...parts, rest].filter(Boolean)
}

function phraseLengthAt(token: string, start: number): number {
  for (let length = Math.min(longestUnspaced, token.length - start); length > 0; length -= 1)
    if (isUnspacedPhrase.has(phraseKey(token.slice(start, start + length)))) return length
  return 0
}
