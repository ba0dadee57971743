// Reads where the work is done: from the feed's own field, the location lines, the title and the text. Never assumed: a job
// with an office may be remote, and one without may not be.

import type { StatedWorkplace } from '#shared/features/jobs/jobs/job-terms.ts'
import { boundLine, boundLines } from './sentences.ts'
import { NOT_THE_JOB, type Strength, workplaceRules } from './workplace-patterns.ts'

export type WorkplaceText = {
  /** The feed's own words: "remote", "ON_SITE". */
  words: string
  locations: readonly string[]
  title: string
  sentences: readonly string[]
}

export type ReadWorkplace = { workplace: StatedWorkplace | null; evidence: string | null }

type Statement = { workplace: StatedWorkplace; strength: Strength; evidence: string }

const inField: readonly (readonly [StatedWorkplace, RegExp])[] = [
  ['hybrid', /\bhybrid[eoa]?\b|\bh[íi]brid[oa]\b/i],
  ['onsite', /\bon[-_ ]?site\b|\bin[-_ ]office\b|\bin[- ]person\b|\bpresencial\b/i],
  [
    'remote',
    /\bremote(?:ly)?\b|\bremot[oa]\b|\btelecommut\w+|\bwork from home\b|\bWFH\b|\bhome[- ]?(?:office|based)\b|\btélétravail\b|(?:^|[^\p{L}])à distance\b|\bteletrabajo\b|\bthuiswerk\b/iu,
  ],
]

/** In a title these words are often part of the profession. */
const NOT_IN_TITLE =
  /\b(?:remote (?:sens\w+|monitoring|support engineer|systems|access|patient)|hybrid (?:cloud|it|mobile|app\w*|infrastructure|power|vehicle|electric\w*)|on-?site (?:support|technician|manager|coordinator|nurse))\b/i

/** "Postdoc in hybrid modelling", "Monitoring of remote sites": what the work is about. */
const SUBJECT_IN_TITLE = /\b(?:in|for|of|using|on|with|and)(?: \p{L}+)? (?:hybrid|remote) (?!work)(?=\p{L})/iu

function kindsIn(text: string): StatedWorkplace[] {
  return inField.filter(([, pattern]) => pattern.test(text)).map(([workplace]) => workplace)
}

/** "NYC, remote possible for some roles". */
const FOR_SOME = /\b(?:remote|hybrid) (?:is |also )?possible\b|\bhome ?office[- ]?(?:option|möglich|anteil|tage?)/i
/** "3x/week in office", but not "4–5 days onsite". */
const SOME_DAYS = /(?<![-–] ?)\b[1-4](?: ?[-–] ?[2-4])? ?(?:x|days?|times)(?![\w-])/i

const PART_REMOTE = /(?<!\d)[1-9]\d ?% (?:remot|télétravail|teletrab|home)/i

/** But not "1 remote day/week". */
const OFFERS_BOTH = /\bor\b|(?:remote|hybrid)\w* ?\/|\/ ?(?:fully )?(?:remote|hybrid)/i

function readField(given: string): StatedWorkplace | null {
  const text = boundLine(given).replace(/\bno remote\b/gi, 'on-site')
  const kinds = kindsIn(text)
  if (kinds.length === 3 || FOR_SOME.test(text)) return null
  // "75 % remote".
  if (kinds.length === 1 && kinds[0] === 'remote' && PART_REMOTE.test(text)) return 'hybrid'
  // "Hybrid / work from home" names one way, "hybrid or remote" two.
  if (kinds.includes('hybrid')) return /\bremot/i.test(text) && OFFERS_BOTH.test(text) ? null : 'hybrid'
  if (kinds.includes('onsite') && !kinds.includes('remote') && SOME_DAYS.test(text)) return 'hybrid'
  return kinds.length === 1 ? (kinds[0] ?? null) : null
}

export function readWorkplace({ words, locations, title, sentences }: WorkplaceText): ReadWorkplace {
  const stated = strongest(boundLines(sentences))
  const said: ReadWorkplace = { workplace: stated?.workplace ?? null, evidence: stated?.evidence ?? null }
  const name = boundLine(title)
  const fields = [
    words,
    ...boundLines(locations),
    NOT_IN_TITLE.test(name) || SUBJECT_IN_TITLE.test(name) ? '' : name,
  ].map((text) => ({
    workplace: readField(text),
    evidence: boundLine(text).trim(),
  }))
  const field = fields.find(({ workplace }) => workplace !== null)
  // The title says "hybrid", the location "remote".
  const kinds = new Set(fields.flatMap(({ workplace }) => workplace ?? []))
  if (kinds.size > 1 && fields[0]?.workplace === null && stated?.strength !== 3)
    return { workplace: null, evidence: null }
  // "Remote/onsite" leaves the choice open.
  if (
    !field &&
    boundLines([words, ...locations]).some((text) => kindsIn(text).length > 1) &&
    (stated?.strength ?? 0) < 3
  )
    return { workplace: null, evidence: null }
  if (!field || !stated || field.workplace === stated.workplace) return field ? { ...field } : said
  // Days in the office qualify a job that is called remote; "hybrid" is never called so by mistake.
  if (stated.strength === 3) return said
  if (field.workplace === 'hybrid' || field.evidence === words.trim()) return { ...field }
  return { workplace: null, evidence: null }
}

/** The most explicit statement; null if two that are equally explicit disagree. */
function strongest(sentences: readonly string[]): Statement | null {
  const statements = sentences.flatMap(statementsIn)
  for (const strength of [3, 2, 1] as const) {
    const [first, ...others] = statements.filter((one) => one.strength === strength)
    if (!first) continue
    const kinds = new Set([first, ...others].map(({ workplace }) => workplace))
    if (kinds.size === 1) return first
    const hybrid = [first, ...others].find(({ workplace }) => workplace === 'hybrid')
    if (hybrid && !kinds.has('remote')) return hybrid
    return null
  }
  return null
}

/** The choice is the person's. */
const EITHER =
  /(?<!\bhybrid )\bremote\b(?: \([^)]{1,30}\))? ?(?:\bor\b|\/) ?(?:hybrid|on-?site|in[- ]office)\b|\bon-?site\b(?: \([^)]{1,30}\))? ?(?:\bor\b|\/) ?(?:fully )?remote\b|\bhybrid\b(?: \([^)]{1,30}\))? ?(?:\bor\b|\/) ?(?:fully )?remote\b|\bon-?site, remote,? (?:and |or )?hybrid\b|\bfor those who prefer\b|\bchoose (?:to work|between)\b|\bprefer working (?:at|in|from)\b/i

/** In a list of benefits. */
const BENEFIT = /^[\s•*–-]*work from home\s*$/i

/** "Is it a work-from-home job?" is answered elsewhere. */
const ASKS = /^(?:is|are|can|could|will|do|does)\b[^.!]*\?$|^remote[^.!]{0,30}\?$/i

/** "If you are based near our office, you join us on Mondays" says nothing about everyone else. */
const FOR_SOME_PEOPLE = /^if you(?:['’]re| are)? (?:based|located|live|living)\b/i

function statementsIn(sentence: string): Statement[] {
  if (ASKS.test(sentence) || BENEFIT.test(sentence) || FOR_SOME_PEOPLE.test(sentence)) return []
  const found = workplaceRules.filter(({ pattern }) => {
    const match = pattern.exec(sentence)
    return match !== null && !EITHER.test(sentence) && !NOT_THE_JOB.test(around(sentence, match.index, match[0].length))
  })
  // "Hybrid: on site and work from home".
  const isHybrid = found.some(({ workplace }) => workplace === 'hybrid')
  const kept = isHybrid ? found.filter(({ workplace }) => workplace !== 'remote') : found
  const strength = Math.max(0, ...kept.map((one) => one.strength))
  return kept
    .filter((one) => one.strength === strength)
    .map(({ workplace, strength: own }) => ({ workplace, strength: own, evidence: sentence }))
}

/** Many feeds send a whole text as one line, so only what is near belongs together. */
const NEAR = 60

const around = (text: string, at: number, length: number): string =>
  text.slice(Math.max(0, at - NEAR), at + length + NEAR)
