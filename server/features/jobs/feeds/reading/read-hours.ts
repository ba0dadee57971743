// Reads the hours a job requires from its text: an overlap, core hours, a range of time zones. Whatever is not stated stays open.

import { type JobHours, MAX_OVERLAP_HOURS } from '#shared/features/jobs/jobs/job-terms.ts'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import { ZONE_NAME, zoneNamed } from './places/zone-names.ts'
import { boundLines } from './sentences.ts'

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
}
const NUMBER = `(\\d{1,2}(?:[.,]5)?|${Object.keys(numbers).join('|')})`
const HOURS = '(?:hours?|hrs?|h|horas|Stunden|heures)\\b'
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))? ?(am|pm|AM|PM|a\\.m\\.|p\\.m\\.|h|Uhr)?'
const ZONE = `\\b(${ZONE_NAME})\\b`
/** "pacific time" is often written in lower case. */
const capitalised = (sentence: string): string =>
  sentence
    .replace(
      /\b(?:eastern|pacific|central|mountain)(?= (?:standard |daylight |european )?time)/g,
      (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`,
    )
    .replace(/\b(?:12 )?(?:noon|midday)\b/g, '12pm')
const OFFSET = '(?:UTC|GMT) ?([+\\-−–])? ?(\\d{1,2})(?::?(30|45))?'
/** "UTC 0 to +4" does not repeat the name. */
const LAST_OFFSET = '(?:UTC|GMT)? ?([+\\-−–]) ?(\\d{1,2})(?::?(30|45))?'

const overlapPatterns = [
  new RegExp(`${NUMBER}(?:\\+| or more)?[- ]?(?:${HOURS})[^.;]{0,40}\\boverlap`, 'i'),
  new RegExp(`\\boverlap[^.;]{0,50}?\\b${NUMBER}(?:\\+| or more)? ?${HOURS}`, 'i'),
  new RegExp(`${NUMBER} ?${HOURS} (?:en común|em comum|gemeinsam)`, 'i'),
]
const aroundPatterns = [
  new RegExp(
    `${ZONE} ?(?:time(?: ?zone)? )?(?:[-–] )?\\(?(?:±|\\+ ?/ ?[-−–]|\\+-|plus or minus|plus/minus) ?${NUMBER}`,
  ),
  new RegExp(
    `(?:[Ww]ithin|±|\\+ ?/ ?-|\\+-)(?: (?:roughly|about|around|a maximum difference of|±|\\+/-))* ?${NUMBER}\\+? ?${HOURS}(?: (?:of|from|to))?(?: the)? ${ZONE}`,
  ),
  new RegExp(`(?:±|\\+ ?/ ?-|\\+-) ?${NUMBER} ?(?:EU )?${ZONE}`),
]
const offsetRange = new RegExp(
  `${OFFSET}\\)? ?(?:to|and|or|through|until|bis|[-–—]|\\.\\.)(?: [A-Z][a-z]+)* ?\\(?${LAST_OFFSET}`,
)
/** "GMT up to GMT+8". */
const offsetsFromZero = new RegExp(
  `\\b(?:UTC|GMT)(?: ?\\([^()]{1,20}\\))? ?(?:(?:up )?to|through|[-–—]) ?(?=UTC|GMT)${LAST_OFFSET}`,
)
const zoneRange = new RegExp(
  `${ZONE} ?(?:to|through|[-–—]) ?${ZONE}|(?<=\\b[Bb]etween (?:the )?)${ZONE} and (?:the )?${ZONE}`,
)
/** Whole regions, from their first zone in winter to their last in summer. */
const regionZones: readonly (readonly [RegExp, { from: number; to: number }])[] = [
  [/\b(?:U\.?S\.?|USA|American) time ?zones?\b/, { from: -8, to: -4 }],
  [/\b(?:European|EU|Europe) time ?zones?\b/, { from: 0, to: 3 }],
]
const IN_REGION =
  /\b(?:within|in|between|during|align\w*|overlap\w*|available)(?: (?:to|with|of|in|the|any|continental|standard))*\s*$/i
/** "UK – London" and "from London to New York" are places unless time zones are mentioned. */
const ABBREVIATION = /^[A-Z]{2,4}$/
const isPlaceName = (name: string): boolean => !ABBREVIATION.test(name) || name === 'UK' || name === 'EU'
const windowPattern = new RegExp(
  `${TIME}(?: (?:${ZONE_NAME}))? ?(?:to|until|and|bis|[-–—]) ?${TIME},? ?\\(?(?:in |US )?(?:${ZONE}(?! ?[+\\-−–] ?\\d)|(?:UTC|GMT) ?([+\\-−–]) ?(\\d{1,2})\\b)`,
)
/** The zone first: "Eastern Time (8:00 AM - 5:00 PM)". */
const windowAfter = new RegExp(
  `${ZONE}(?: [Tt]ime)?(?: [Zz]one)?(?: (?:working |business )?hours)?[ ,:(]{1,4}${TIME} ?(?:to|until|and|bis|[-–—]) ?${TIME}`,
)
/** "PST hours", "U.S. business hours": a working day there. */
const officeHours = new RegExp(
  `(?:${ZONE}|\\b(U\\.?S\\.?)(?: East Coast)?)(?:-aligned)? (?:(?:[Ss]tandard |[Dd]aylight )?[Tt]ime )?(?:[Zz]one )?(?:\\((?:${ZONE_NAME})\\) )?(?:(?:(?:business|working|office|work|core) )?hours|shift)\\b`,
)
const WORK_DAY = { from: 9 * 60, to: 17 * 60 }
/** In the company's words about itself or its customers, hours are no requirement. */
const REQUIRES =
  /\b(?:you|must|work(?:s|ing)?|availab\w+|overlap\w*|shift|schedule|hours? (?:are|is)|able|align\w*|location|remote|aligned)\b/i
const zonePattern = new RegExp(`${ZONE}(?: ?([+\\-−–]) ?(\\d{1,2})\\b)?`)

export type ReadHours = { hours: JobHours; evidence: string | null }

export const noHours: JobHours = { zone: null, core: null, minOverlapHours: 0, utcOffsets: null }

/** The first line that says something wins; later ones fill in what it left open. */
export function readHours(sentences: readonly string[]): ReadHours {
  let [hours, evidence]: [JobHours, string | null] = [noHours, null]
  for (const sentence of boundLines(sentences)) {
    const said = readSentence(capitalised(sentence))
    if (!said) continue
    evidence ??= sentence
    hours = {
      zone: hours.zone ?? said.zone,
      core: hours.core ?? said.core,
      minOverlapHours: hours.minOverlapHours || said.minOverlapHours,
      utcOffsets: hours.utcOffsets ?? said.utcOffsets,
    }
  }
  return { hours, evidence }
}

function readSentence(sentence: string): JobHours | null {
  const minOverlapHours = readOverlap(sentence)
  const utcOffsets = readOffsets(sentence)
  const window = readWindow(sentence)
  if (minOverlapHours === 0 && utcOffsets === null && window === null) return null
  const named = minOverlapHours > 0 ? zoneIn(sentence) : null
  return { zone: window?.zone ?? named, core: window?.core ?? null, minOverlapHours, utcOffsets }
}

/** "A 4-hour overlap with UTC+8" is not about Greenwich. */
function zoneIn(sentence: string): string | null {
  const [, name = '', sign, hours] = zonePattern.exec(sentence) ?? []
  return sign === undefined ? (zoneNamed(name)?.zone ?? null) : fixedZone(sign, hours)
}

function readOverlap(sentence: string): number {
  for (const pattern of overlapPatterns) {
    const hours = toNumber(pattern.exec(sentence)?.[1])
    if (hours !== null && hours <= MAX_OVERLAP_HOURS) return Math.round(hours * 2) / 2
  }
  return 0
}

const toNumber = (text: string | undefined): number | null =>
  text === undefined ? null : (numbers[text.toLowerCase()] ?? Number(text.replace(',', '.')))

/** A preference is no condition. */
const isPreferred = (sentence: string, { index, 0: text }: RegExpExecArray): boolean =>
  /\b(?:prefer|ideal)/i.test(sentence.slice(Math.max(0, index - 90), index + text.length + 25))

function readOffsets(sentence: string): JobHours['utcOffsets'] {
  const range = offsetRange.exec(sentence)
  if (range && isPreferred(sentence, range)) return null
  if (range) return inOrder(toOffset(range[1], range[2], range[3]), toOffset(range[4], range[5], range[6]))
  for (const [at, pattern] of aroundPatterns.entries()) {
    const match = pattern.exec(sentence)
    const zone = zoneNamed(match?.[at === 0 ? 1 : 2] ?? '')
    const spread = toNumber(match?.[at === 0 ? 2 : 1])
    if (match && isPreferred(sentence, match)) return null
    if (zone && spread !== null && spread <= 12) return { from: zone.hours - spread, to: zone.hours + spread }
  }
  const upTo = offsetsFromZero.exec(sentence)
  if (upTo) return inOrder(0, toOffset(upTo[1], upTo[2], upTo[3]))
  const region = readRegionZones(sentence)
  if (region) return region
  const zones = zoneRange.exec(sentence)
  if (zones && !/time ?zone/i.test(sentence) && [zones[1], zones[2]].some((name = '') => isPlaceName(name))) return null
  const [first, last] = [zoneNamed(zones?.[1] ?? zones?.[3] ?? ''), zoneNamed(zones?.[2] ?? zones?.[4] ?? '')]
  // Including daylight saving time: New York is at −4 then and still within "PST to EST".
  return first && last && first !== last ? withSummer(inOrder(first.hours, last.hours)) : null
}

/** "You work in a US time zone", but not "we collaborate across European time zones". */
function readRegionZones(sentence: string): JobHours['utcOffsets'] {
  if (!REQUIRED_OF_YOU.test(sentence) || /\bprefer|\bideal/i.test(sentence)) return null
  const found = regionZones.filter(([pattern]) => IN_REGION.test(sentence.slice(0, pattern.exec(sentence)?.index ?? 0)))
  return found.length === 1 ? (found[0]?.[1] ?? null) : null
}
const REQUIRED_OF_YOU =
  /\b(?:you(?:['’]re)?|your|must|required?|need(?:s)? to|able to|ability|availab\w+|candidates?|applicants?|(?:role|position|job) (?:is|requires))\b/i

const toOffset = (sign: string | undefined, hours: string | undefined, minutes: string | undefined): number =>
  (sign === undefined || sign === '+' ? 1 : -1) * (Number(hours) + Number(minutes ?? 0) / 60)

function inOrder(a: number, b: number): { from: number; to: number } | null {
  const [from, to] = a <= b ? [a, b] : [b, a]
  return from >= -12 && to <= 14 ? { from, to } : null
}

const withSummer = (range: { from: number; to: number } | null) => range && { ...range, to: range.to + 1 }

type Window = { zone: string; core: WorkWindow }

/** When a training takes place or an office answers calls is not when people work. */
const NOT_WORK = /\b(?:training|onboarding|call us|contact us|phone|webinar|live sessions?|interviews?)\b[^.;]{0,120}$/i
/** Some of it, now and then. */
const AT_TIMES = /\b(?:when|as|if) (?:needed|required|necessary)\b|\boccasional/i

function readWindow(given: string): Window | null {
  const every = [...given.matchAll(new RegExp(windowPattern, 'g'))]
  const core = every.filter(({ index }) => /\bcore\b[^.;]{0,40}$/i.test(given.slice(0, index)))
  const windows = core.length > 0 ? core : every
  // Of several shifts, one is worked.
  if (new Set(windows.map(([text]) => text.replace(/\W/g, ''))).size > 1) return null
  const sentence = windows.some(({ index }) => NOT_WORK.test(given.slice(0, index))) ? '' : given
  const match = sentence === '' ? undefined : windows[0]
  if (match) {
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf, name, sign, offset] = match
    const zone = name === undefined ? fixedZone(sign, offset) : zoneNamed(name)?.zone
    const core = coreOf([fromHour, fromMinute, fromHalf], [toHour, toMinute, toHalf])
    return zone && core && isDay(core) ? { zone, core } : null
  }
  const later = windowAfter.exec(sentence)
  // "Berlin, 3 bis 6 Monate" is no time of day.
  if (later && (later[3] ?? later[4] ?? later[6] ?? later[7]) !== undefined) {
    const [, name = '', fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = later
    const [zone, core] = [zoneNamed(name), coreOf([fromHour, fromMinute, fromHalf], [toHour, toMinute, toHalf])]
    if (zone && core && isDay(core)) return { zone: zone.zone, core }
  }
  const day = officeHours.exec(sentence)
  if (
    !day ||
    !REQUIRES.test(sentence) ||
    /\bprefer|\bflexible\b/i.test(sentence) ||
    AT_TIMES.test(sentence) ||
    readOverlap(sentence) > 0 ||
    readOffsets(sentence)
  )
    return null
  const zone = day[2] === undefined ? zoneNamed(day[1] ?? '')?.zone : 'America/New_York'
  return zone === undefined ? null : { zone, core: WORK_DAY }
}

/** The names of fixed zones have the sign the other way round. */
const fixedZone = (sign: string | undefined, hours: string | undefined): string | null =>
  hours === undefined || Number(hours) > 12 ? null : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`

/** Shorter is a meeting, longer the time in which shifts lie. */
const isDay = ({ from, to }: WorkWindow): boolean => {
  const minutes = (to - from + 1440) % 1440
  return minutes >= 120 && minutes <= 660
}

type Time = readonly [hour: string | undefined, minute: string | undefined, half: string | undefined]

function coreOf([fromHour, fromMinute, fromHalf]: Time, [toHour, toMinute, toHalf]: Time): WorkWindow | null {
  const half = fromHalf ?? (isBeforeNoon(fromHour, toHour, toHalf) ? 'am' : toHalf)
  const from = toMinutes(fromHour, fromMinute, half)
  const isPlain = fromHalf === undefined && toHalf === undefined
  // "9–5" ends in the afternoon.
  const isAfternoon = isPlain && Number(toHour) <= 8 && Number(toHour) < Number(fromHour) && Number(fromHour) <= 12
  const to = toMinutes(toHour, toMinute, isAfternoon ? 'pm' : toHalf)
  return from === null || to === null || from === to ? null : { from, to }
}

/** "9–5 pm" starts in the morning, "1–5 pm" does not. */
const isBeforeNoon = (from: string | undefined, to: string | undefined, half: string | undefined): boolean =>
  /p/i.test(half ?? '') && Number(from) > Number(to) % 12

function toMinutes(hour: string | undefined, minute: string | undefined, half: string | undefined): number | null {
  const value = Number(hour)
  const isHalf = /^[ap]/i.test(half ?? '')
  if (value > (isHalf ? 12 : 24) || Number(minute ?? 0) > 59) return null
  const hours = isHalf ? (value % 12) + (/^p/i.test(half ?? '') ? 12 : 0) : value
  return (hours * 60 + Number(minute ?? 0)) % 1440
}
