// Wording that a job should not have. The patterns are narrow on purpose: "React Native", "processing fees" and "a tool for young
// people" are ordinary words of ordinary jobs.

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
}

const words = (...all: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

const noFix = () => null

const languages =
  'english|german|french|spanish|portuguese|italian|dutch|arabic|hindi|mandarin|chinese|japanese|korean|polish|russian|turkish|swedish|norwegian|danish|finnish|swahili'
const applicant = '(?:you|applicants?|candidates?)'
const duty = '(?:will |must |should |need to |have to |are (?:asked|required|expected) to )?(?:first |also )?'
const documents =
  "(?:passport|id card|identity card|national id|driver[’']?s licen[cs]e|social security number|ssn|bank statements?|selfie with)"

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

/** Keeps a capital first letter. */
const likeFirst = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text

export const wordingRules: readonly WordingRule[] = [
  {
    code: 'asks_money',
    level: 'must',
    patterns: [
      words(`${applicant} ${duty}(?:pay|transfer|send|deposit|cover)(?: [^\\s.!?]+){0,5} (?:fees?|deposit|money)`),
      words(
        '(?:send|transfer|pay)(?: us)? (?:an? |the )?(?:[^\\s.!?]+ ){0,3}(?:fee|deposit)(?: [^\\s.!?]+){0,4} (?:start|apply|register|first|before|begin)',
      ),
      words('(?:registration|application|training|onboarding|starter.kit|background.check) (?:fee|deposit)s?'),
      words('refundable (?:deposit|fee)'),
    ],
    fix: noFix,
  },
  {
    code: 'asks_documents',
    level: 'must',
    patterns: [
      words(`(?:send|upload|provide|submit|attach|e-?mail|share)(?: [^\\s.!?]+){0,6} ${documents}`),
      words('selfie with (?:your|an?) [^\\s.!?]+'),
    ],
    fix: noFix,
  },
  {
    code: 'native_speaker',
    level: 'must',
    patterns: [
      words(
        `native(?: or (?:near-native|bilingual))?(?:[- ]level)? (?:(?:${languages})(?: (?:speakers?|proficiency|level|skills))?|speakers?(?: of (?:${languages}))?|proficiency)`,
      ),
      words(`(?:${languages}) native speakers?`, `(?:${languages}) (?:as (?:a|your) )?mother tongue`, 'mother tongue'),
    ],
    fix: (found) => {
      const language = new RegExp(languages, 'iu').exec(found)?.[0]
      if (language === undefined) return likeFirst(found, 'fluent speaker')
      const name = language.charAt(0).toUpperCase() + language.slice(1).toLowerCase()
      return likeFirst(found, /speakers?/i.test(found) ? `fluent ${name} speaker` : `fluent ${name}`)
    },
  },
  {
    code: 'gender_limit',
    level: 'must',
    patterns: [
      words(
        '(?:males?|females?|men|women|ladies|girls|boys)(?: candidates?| applicants?)? only',
        'only (?:for )?(?:males?|females?|men|women|ladies)(?: candidates?| applicants?)?',
        '(?:male|female) (?:candidates?|applicants?)(?: are)? preferred',
        'prefer(?:ably|red)? (?:a )?(?:male|female)',
      ),
    ],
    fix: noFix,
  },
  {
    code: 'age_limit',
    level: 'must',
    patterns: [
      words(
        '(?:under|below|younger than|not older than|no older than|up to|between \\d{2} and|\\d{2}\\s?[-–]\\s?)\\s?\\d{2}(?: years?)? (?:old|of age)',
        'aged? (?:between )?\\d{2}\\s?(?:-|–|to|and)\\s?\\d{2}',
        'max(?:imum)?\\.? age(?: (?:of )?\\d{2})?',
        'age limit(?: (?:of )?\\d{2})?',
      ),
    ],
    fix: noFix,
  },
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
const NEGATED = /\b(?:no|not|never|without|nor|none|nobody|don[’']?t|doesn[’']?t|won[’']?t|isn[’']?t|aren[’']?t)\b/iu
const BEFORE = 40

export function isNegated(text: string, start: number, found: string): boolean {
  const sentence =
    text
      .slice(Math.max(0, start - BEFORE), start)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  return NEGATED.test(sentence) || NEGATED.test(found)
}
