// Wording that a job should not have. The patterns are narrow on purpose: "React Native", "processing fees" and "a tool for young
// people" are ordinary words of ordinary jobs.

import { englishNatives, fluentInstead, otherNatives } from './language-wording.ts'
import { ageLimits, genderLimits } from './person-wording.ts'
import { documentRequests, moneyRequests } from './scam-wording.ts'
import { likeFirst, noFix, words } from './words.ts'

const wordingCodes = [
  'asks_money',
  'asks_documents',
  'native_speaker',
  'gender_limit',
  'age_limit',
  'contact_elsewhere',
  'gendered_title',
  'age_hint',
  'contact_details',
] as const
export type WordingCode = (typeof wordingCodes)[number]

type WordingRule = {
  code: WordingCode
  /** must: the job cannot be published with it. */
  level: 'must' | 'check'
  patterns: readonly RegExp[]
  /** A suggested replacement; null if only the author can reword it. */
  fix: (words: string) => string | null
  /** "No one over 40" is a limit because of its "no". */
  mayNegate?: true
}

const neutralTitles: Record<string, string> = {
  salesman: 'salesperson',
  salesmen: 'salespeople',
  saleswoman: 'salesperson',
  chairman: 'chair',
  cameraman: 'camera operator',
  foreman: 'site supervisor',
  repairman: 'repair technician',
  handyman: 'maintenance technician',
  craftsman: 'craftsperson',
  businessman: 'businessperson',
  waitress: 'server',
  stewardess: 'flight attendant',
}

export const wordingRules: readonly WordingRule[] = [
  { code: 'asks_money', level: 'must', patterns: moneyRequests, fix: noFix },
  { code: 'asks_documents', level: 'must', patterns: documentRequests, fix: noFix },
  { code: 'native_speaker', level: 'must', patterns: englishNatives, fix: fluentInstead },
  { code: 'native_speaker', level: 'must', patterns: otherNatives, fix: noFix },
  { code: 'gender_limit', level: 'must', patterns: genderLimits, fix: noFix },
  { code: 'age_limit', level: 'must', patterns: ageLimits, fix: noFix, mayNegate: true },
  {
    code: 'contact_elsewhere',
    level: 'check',
    patterns: [
      words(
        '(?:contact|message|text|write|reach|add|dm|ping|call|ask|apply|send)(?: [^\\s.!?]+){0,4} (?:on|via|through|over|by|to) (?:our |my )?(?:whats\\s?app|telegram|wechat|viber)',
        '(?:whats\\s?app|telegram|viber|signal)\\s?(?:number)?[: ]+\\+?\\d[\\d ()-]{6,}',
      ),
      /(?:t\.me|wa\.me)\/\S+/giu,
    ],
    fix: noFix,
  },
  {
    code: 'gendered_title',
    level: 'check',
    patterns: [words(...Object.keys(neutralTitles))],
    fix: (found) => likeFirst(found, neutralTitles[found.toLowerCase()] ?? found),
  },
  {
    code: 'age_hint',
    level: 'check',
    patterns: [
      words(
        '(?:young|youthful)(?:,? (?:and )?[^\\s.!?,]+){0,2} (?:team|professionals?|talents?|candidates?|person|people only|man|woman)',
        'digital natives?',
        'recent graduates? only',
      ),
    ],
    fix: (found) => {
      if (/digital native/i.test(found)) return likeFirst(found, 'at home with digital tools')
      return /team$/i.test(found) ? likeFirst(found, 'team') : null
    },
  },
  {
    code: 'contact_details',
    level: 'check',
    patterns: [/[\w.+-]+@[\w-]+\.[\w.-]*\w/giu, /(?<![\w+])\+\d{1,3}[ (-]?\d{2,4}(?:[ )-]{1,2}\d{2,4}){1,4}(?!\w)/giu],
    fix: noFix,
  },
]

/** "We never charge a fee" says the opposite. */
const NEGATED =
  /(?<!\p{L})(?:no|not|never|without|nor|none|nobody|don[’']?t|doesn[’']?t|won[’']?t|isn[’']?t|aren[’']?t|nicht|kein\p{L}*|nie|ohne|pas|jamais|sans|aucune?|nunca|sin|não|sem|geen|niet|nooit|zonder)(?!\p{L})/iu
const BEFORE = 40

export function isNegated(text: string, start: number, found: string, { mayNegate }: Pick<WordingRule, 'mayNegate'>) {
  const sentence =
    text
      .slice(Math.max(0, start - BEFORE), start)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  return NEGATED.test(sentence) || (!mayNegate && NEGATED.test(found))
}
