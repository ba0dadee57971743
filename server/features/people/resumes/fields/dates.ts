// Dates and periods as people write them, in the most common languages of résumés.

import { foldText } from '#shared/features/base/reference/fold-text.ts'

/** `YYYY` or `YYYY-MM`. */
export type Period = { start: string | null; end: string | null; isCurrent: boolean }
export type FoundPeriod = Period & {
  from: number
  to: number
  /** Has a start and an end, or is ongoing. */
  isRange: boolean
}

const locales = (
  'en es fr de pt it nl sv nb da fi pl cs sk ro hu tr ru uk bg sr hr ar ar-EG ar-SY ar-MA ' +
  'fa he hi bn el id ms sw th ka ca lt lv et sl'
).split(' ')

/** Folds each character separately to preserve positions. */
const foldInPlace = (text: string): string =>
  Array.from(text.toLowerCase())
    .map((sign) => {
      if (/[\u0660-\u0669]/.test(sign)) return String(sign.charCodeAt(0) - 0x0660)
      if (/[\u06f0-\u06f9]/.test(sign)) return String(sign.charCodeAt(0) - 0x06f0)
      if (/[\u0966-\u096f]/.test(sign)) return String(sign.charCodeAt(0) - 0x0966)
      if (/[\uff10-\uff19]/.test(sign)) return String(sign.charCodeAt(0) - 0xff10)
      if (sign === '／') return '/'
      if (sign === '．') return '.'
      const folded = foldText(sign)
      return folded.length === sign.length ? folded : sign
    })
    .join('')

const fold = (text: string): string => foldInPlace(text.normalize('NFC')).replace(/[.॰]/g, '')

function monthNames(): Map<string, number> {
  const months = new Map<string, number>([
    ['sept', 9],
    ['março', 3],
    ['marco', 3],
    ['mrz', 3],
    ['maerz', 3],
    ['juil', 7],
    ['juin', 6],
    ['avr', 4],
    ['fevr', 2],
    ['gener', 1],
    ['febr', 2],
    ['setiembre', 9],
    ['सितम्बर', 9],
    ['नवम्बर', 11],
    ['दिसम्बर', 12],
    ['अक्तूबर', 10],
    ['अक्टूबर', 10],
  ])
  for (const locale of locales) {
    for (const month of ['long', 'short'] as const) {
      // In some languages the month's ending depends on whether a day precedes it.
      for (const options of [{ month }, { month, day: 'numeric' as const }, { month, year: 'numeric' as const }]) {
        const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' })
        for (let index = 0; index < 12; index += 1) {
          const part = format.formatToParts(Date.UTC(2020, index, 5)).find(({ type }) => type === 'month')
          const name = fold(part?.value ?? '')
          if (/^[\p{Letter}\p{Mark} ]{3,}$/u.test(name) && !months.has(name)) months.set(name, index + 1)
        }
      }
    }
  }
  return months
}

const months = monthNames()

const seasons = (
  'spring summer fall autumn winter frühling sommer herbst été hiver printemps automne ' +
  'verano otoño invierno primavera лето осень зима весна'
)
  .split(' ')
  .map(fold)

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (words: Iterable<string>): string =>
  [...words]
    .toSorted((one, other) => other.length - one.length)
    .map(escape)
    .join('|')

const present =
  `present|current|currently|now|today|ongoing|on going|till date|to date|date|till now|heute|bis heute|bis jetzt|laufend|jetzt|aktuell|derzeit|present day|aujourd'hui|aujourd’hui|ce jour|present e|en cours|maintenant|actualidad|la actualidad|actual|actualmente|presente|la fecha|a la fecha|ahora|hoy|atual|atualmente|o momento|momento|hoje|oggi|in corso|attuale|heden|nu|nuvarande|pagaende|nykyinen|obecnie|teraz|nadal|soucasnost|dosud|halen|devam ediyor|devam|gunumuz|suan|prezent|н.в.|н. в.|в настоящее время|настоящее время|настоящее|наст время|н в|нв|сейчас|по сей день|сегодняшний день|по сегодняшний день|настоящий момент|по настоящее время|текущее время|сьогодні|теперішній час|дотепер|до сьогодні|зараз|الآن|حتى الآن|الان|حاليا|الحاضر|الوقت الحاضر|حتى تاريخه|اليوم|تاکنون|اکنون|کنون|至今|今|现在|現在|目前|迄今|현재|재직중|재직 중|nay|hien tai|hien nay|bay gio|sekarang|saat ini|kini|वर्तमान|अब तक|अब|वर्तमान तक|היום|כיום|σημερα|μεχρι σημερα|ปัจจุบัน|sasa`
    .split('|')
    .map(fold)

const dash = '[-‐‑‒–—―−~〜～→➔]|->|--'
const separator = new RegExp(
  `^\\s*(?:\\(\\s*)?(?:${dash}|至|到|to|till|until|through|thru|bis|au|a|à|al|hasta|ate|até|fino a|tot|till|do|по|до|den|đến|toi|เดือน|se|से|الى|إلى|حتى|لغاية|و|عד|עד|hingga|sampai|kadar|ila|mpaka)\\s*(?:(?:${dash})\\s*)?(?:the |la |el |o |le |expected |anticipated |est |voraussichtlich |vsl |prevu |previsto |prevista )?$`,
  'u',
)

type Token = { from: number; to: number; year: number | null; month: number | null; isPresent: boolean }

const monthPattern = anyOf(months.keys())
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)'
const notLetter = '(?<![\\p{Letter}\\p{Mark}\\p{Number}])'
const notLetterAfter = '(?![\\p{Letter}\\p{Mark}\\p{Number}])'

const patterns: [RegExp, (groups: (string | undefined)[]) => Pick<Token, 'year' | 'month'>][] = [
  // 2019年3月, 2019년 3월
  [
    new RegExp(`(?<!\\d)(${YEAR})\\s*[年년]\\s*(?:(1[0-2]|0?[1-9])\\s*[月월](?:\\s*\\d{1,2}\\s*[日일])?)?`, 'gu'),
    ([y, m]) => ymOf(y, m),
  ],
  // 2021-03, 2021/03, 2021.03, with or without a day
  [
    new RegExp(
      `(?<![\\d./])(${YEAR})\\s?[-/.]\\s?(1[0-2]|0?[1-9])(?:[-/.](?:[0-2]?\\d|3[01]))?(?!\\d|\\s${YEAR})`,
      'gu',
    ),
    ([y, m]) => ymOf(y, m),
  ],
  // 31.03.2021, 31/03/2021, and 03/31/2021
  [
    new RegExp(`(?<![\\d./])(0?[1-9]|[12]\\d|3[01])([-/.])(0?[1-9]|[12]\\d|3[01])\\2(${YEAR})(?!\\d)`, 'gu'),
    ([first, , second, y]) => ymOf(y, Number(second) > 12 ? first : second),
  ],
  // 03/2021, 03.2021, tháng 3/2021
  [new RegExp(`(?<![\\d/.])(?:thang\\s*)?(1[0-2]|0?[1-9])\\s?[-/.]\\s?(${YEAR})(?!\\d)`, 'gu'), ([m, y]) => ymOf(y, m)],
  [new RegExp(`${notLetter}thang\\s*(1[0-2]|0?[1-9])\\s*(?:,|nam)?\\s*(${YEAR})(?!\\d)`, 'gu'), ([m, y]) => ymOf(y, m)],
  // 03 2021
  [new RegExp(`(?<![\\d/.-])(1[0-2]|0[1-9])\\s(${YEAR})(?!\\d)`, 'gu'), ([m, y]) => ymOf(y, m)],
  // 5 March 2021, March 2021, mars de 2021, Mar '21
  [
    new RegExp(
      `${notLetter}(?:\\d{1,2}(?:st|nd|rd|th|º)?\\.?\\s+(?:de\\s+)?)?(${monthPattern})(?![\\p{Letter}\\p{Mark}])[.॰]?,?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:de\\s+|of\\s+|del\\s+|/\\s*|-(?=\\d))?(?:(${YEAR})(?!\\d)|(?:['’‘]\\s?|(?<=\\p{Letter}))(\\d{2})(?![\\d\\p{Letter}]))`,
      'gu',
    ),
    ([name, y, short]) => ({ year: y ? Number(y) : shortYear(short), month: months.get(name ?? '') ?? null }),
  ],
  // 2021 March
  [
    new RegExp(
      `(?<!\\d)(${YEAR})[,\\s]\\s*(${monthPattern})${notLetterAfter}(?!\\.?,?\\s*(?:${YEAR}|['’]\\d\\d))`,
      'gu',
    ),
    ([y, name]) => ({ year: Number(y), month: months.get(name ?? '') ?? null }),
  ],
  // Summer 2020
  [
    new RegExp(`${notLetter}(?:${anyOf(seasons)})\\s*(?:of\\s+|[-–,]\\s*)?(${YEAR})(?!\\d)`, 'gu'),
    ([y]) => ymOf(y, undefined),
  ],
  // 03/21
  [/(?<![\d/.])(0[1-9]|1[0-2])\/(\d{2})(?![\d/])/gu, ([m, y]) => ({ year: shortYear(y), month: Number(m) })],
  // The second year of 2019-2021 and 2019/2020 follows another year.
  [
    new RegExp(`(?<![\\d.,$€£+]|(?<!(?<!\\d)${YEAR}\\s?)[-/])(${YEAR})(?![\\d%+]|[.,]\\d|\\s*\\+)`, 'gu'),
    ([y]) => ymOf(y, undefined),
  ],
  // A month whose year comes at the end of the period: Jan – Mar 2020
  [
    new RegExp(`${notLetter}(${monthPattern})${notLetterAfter}\\.?`, 'gu'),
    ([name]) => ({ year: null, month: months.get(name ?? '') ?? null }),
  ],
]

const ymOf = (year: string | undefined, month: string | undefined) => ({
  year: year === undefined ? null : Number(year),
  month: month === undefined ? null : Number(month),
})

const shortYear = (digits: string | undefined): number | null => {
  if (digits === undefined) return null
  const year = Number(digits)
  return year > 50 ? 1900 + year : 2000 + year
}

const presentPattern = new RegExp(
  `${notLetter}(?:н\\.\\s?в\\.?|наст\\.\\s?время|${anyOf(present)})(?![\\p{Letter}\\p{Mark}])`,
  'gu',
)

function tokensIn(folded: string): Token[] {
  const tokens: Token[] = []
  const isFree = (from: number, to: number) => tokens.every((token) => to <= token.from || from >= token.to)
  for (const [pattern, read] of patterns) {
    for (const match of folded.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (isFree(from, to)) tokens.push({ from, to, isPresent: false, ...read(match.slice(1)) })
    }
  }
  const hasYear = tokens.some(({ year }) => year !== null)
  if (hasYear) {
    for (const match of folded.matchAll(presentPattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (isFree(from, to)) tokens.push({ from, to, isPresent: true, year: null, month: null })
    }
  }
  return tokens.toSorted((one, other) => one.from - other.from)
}

const dateOf = ({ year, month }: Token, fallbackYear: number | null = null): string | null => {
  const known = year ?? fallbackYear
  if (known === null) return null
  return month === null ? String(known) : `${known}-${String(month).padStart(2, '0')}`
}

/** Some fonts lose the dash between two months. */
const isJoined = (between: string, token: Token, next: Token): boolean =>
  (between === '/' && token.month === null && next.month === null) ||
  separator.test(between.replace(/^\s*[гр]\.?(?=\s)/u, '').replace(/\s*[(),]\s*$/, ' ')) ||
  (/^\s{1,3}$/.test(between) &&
    token.month !== null &&
    (next.isPresent || (next.month !== null && (dateOf(token) ?? '9') < (dateOf(next) ?? '0'))))

export function findPeriods(text: string): FoundPeriod[] {
  if (!/\d{2}|[०-९٠-٩۰-۹]{2}/.test(text)) return []
  const folded = foldInPlace(text)
  const tokens = tokensIn(folded)
  const periods: FoundPeriod[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    const next = tokens[index + 1]
    if (!token || token.isPresent) continue
    if (next && isJoined(folded.slice(token.to, next.from), token, next)) {
      const start = dateOf(token, next.year)
      if (start !== null) {
        const end = next.isPresent ? null : dateOf(next)
        const tail = /^\s*तक/u.exec(folded.slice(next.to))?.[0].length ?? 0
        // Reversed by a right-to-left layout.
        const [first, last] = end !== null && end < start.slice(0, end.length) ? [end, start] : [start, end]
        periods.push({
          start: first,
          end: last,
          isCurrent: next.isPresent,
          from: token.from,
          to: next.to + tail,
          isRange: true,
        })
        index += 1
        continue
      }
    }
    const date = dateOf(token)
    if (date === null) continue
    const rest = folded.slice(token.to)
    const short = /^\s*[-–—/]\s*(\d{2})(?![\d/.])/.exec(rest)
    if (short && token.month === null && date.length === 4) {
      periods.push({
        start: date,
        end: `${date.slice(0, 2)}${short[1]}`,
        isCurrent: false,
        from: token.from,
        to: token.to + short[0].length,
        isRange: true,
      })
      continue
    }
    const since =
      /(?:^|[^\p{Letter}])(?:since|from|seit|ab|depuis|desde|dal|od|с|з|from|sejak|منذ|từ|tu|von)\s*$/u.exec(
        folded.slice(0, token.from),
      )
    const open = new RegExp(`^\\s*(?:${dash}|至)\\s*\\.*$`, 'u').exec(rest)
    const presentAfter = open === null && next?.isPresent === true && next.from - token.to < 4
    if (since || open || presentAfter) {
      const from = since ? token.from - since[0].trimStart().length : token.from
      const to = presentAfter && next ? next.to : token.to + (open?.[0].length ?? 0)
      periods.push({ start: date, end: null, isCurrent: true, from: Math.max(0, from), to, isRange: true })
      if (presentAfter) index += 1
      continue
    }
    periods.push({ start: date, end: date, isCurrent: false, from: token.from, to: token.to, isRange: false })
  }
  return periods
}

/** "SEP TEMB ER 2 0 1 5 - J ULY 2 0 1 6" is a letter-spaced period. */
export function closeUpDate(text: string): string {
  const words = text.trim().split(/\s+/)
  // Only Latin, Greek and Cyrillic capitals are spaced out like this.
  if (/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.test(text))
    return text
  if (words.length < 4 || words.filter((word) => word.length <= 2).length * 2 < words.length) return text
  const close = words.join('').replace(/(?<=\p{Letter})(?=\d)|(?<=\d)(?=\p{Letter})|(?=[–—-])|(?<=[–—-])/gu, ' ')
  return findPeriods(close).some(({ from, to }) => to - from > close.length * 0.8) ? close : text
}

/** A period, a month with its year, or a bare year. */
export function hasDate(text: string): boolean {
  return findPeriods(text).some(
    ({ isRange, start, from, to }) => isRange || (start?.length ?? 0) > 4 || text.trim().length <= to - from + 2,
  )
}

/** The text without the period and the brackets or duration around it. */
export function withoutPeriod(text: string, { from, to }: FoundPeriod): string {
  const before = text.slice(0, from).replace(/[\s([{|,;:·•–—-]+$/u, '')
  const after = text
    .slice(to)
    .replace(/^[\s)\]}|,;:·•–—-]+/u, '')
    .replace(duration, '')
    .replace(/^[\s)\]}|,;:·•–—-]+/u, '')
  return [before, after].filter(Boolean).join('  ').trim()
}

export const duration =
  /^\(?\s*(?:\d+\s*(?:years?|yrs?\.?|months?|mos?\.?|ans?|mois|años?|mes(?:es)?|anos?|jahre?|monate?|anni|anno|mesi|mese|лет|год|года|месяц\p{Letter}*|سنوات|سنة|أشهر|شهر|年|个月|個月|ヶ月|か月|năm|tháng|वर्ष|साल|महीने|माह)[\s,·&]*(?:and\s*|et\s*|y\s*|e\s*|и\s*)?)+\s*\)?/iu
