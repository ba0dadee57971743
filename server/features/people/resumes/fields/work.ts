import type { FoundText, ReadExperience, ReadPeriod, ReadRole } from '#shared/features/people/resumes/resume-reading.ts'
import type { FoundPeriod } from './dates.ts'
import { type Fragment, fragmentsOf, periodIn } from './fragments.ts'
import { formExperiences } from './japanese-form.ts'
import type { NumberedLine } from './sections.ts'
import { namesOrganisation, namesTitle } from './words.ts'

const legalForm = /^(?:gmbh|mbh|ag|kg|inc\.?|llc|ltd\.?|limited|corp\.?|co\.|s\.a\.?|s\.r\.l\.?|e\.v\.?)(?=[\s,)]|$)/iu

/** A company whose legal form wrapped to the next line. */
function withWholeNames(lines: readonly NumberedLine[]): NumberedLine[] {
  const whole: NumberedLine[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (last && !last.isBullet && !line.isBullet && last.segments.length === 1 && legalForm.test(line.text)) {
      const text = `${last.text} ${line.text}`
      whole[whole.length - 1] = { ...last, text, segments: [text] }
    } else whole.push(line)
  }
  return whole
}

type Entry = {
  header: NumberedLine[]
  body: NumberedLine[]
  period: FoundPeriod | null
  periodLine: number
  fragments: Fragment[]
}

const LONGEST_HEADER = 130
const MAX_LINES_BEFORE = 3

export function readWork(lines: readonly NumberedLine[]): ReadExperience[] {
  const fromForm = formExperiences(lines)
  if (fromForm.length > 0) return fromForm
  const entries = entriesOf(withWholeNames(lines))
  const order = orderOf(entries)
  const experiences: ReadExperience[] = []
  for (const entry of entries) {
    const { title, company, location } = classify(entry, order)
    const role: ReadRole = { title, period: presentPeriod(entry), summary: summaryOf(entry.body) }
    const last = experiences.at(-1)
    if (last && title && (company === null || company.value === last.company?.value)) addRole(last, role)
    else if (title || company) experiences.push({ company, location, roles: [role] })
  }
  return experiences.filter(({ company, roles }) => company !== null || roles.some(({ title }) => title !== null))
}

/** A company with a period but no title heads the roles that follow. */
function addRole(experience: ReadExperience, role: ReadRole): void {
  const [only] = experience.roles
  if (experience.roles.length === 1 && only && only.title === null && only.summary === '') experience.roles = [role]
  else experience.roles.push(role)
}

const isAnchor = (line: NumberedLine): boolean =>
  !line.isBullet &&
  line.text.length <= LONGEST_HEADER &&
  periodIn(line.text) !== null &&
  !isSentence(line.text) &&
  // The day a document was written, and labels of a description.
  !/日\s*現在\s*$|^\(?(?:last )?updated?\b|^[【[](?:概要|役割|業務|実績|担当|使用)/iu.test(line.text)

// A Russian year may be followed by "г.".
const isSentence = (text: string): boolean =>
  /[.。;!?]$/.test(text) && !/\s[гр]\.$/.test(text) && text.split(/\s+/).length > 8

const isHeader = (line: NumberedLine): boolean =>
  !line.isBullet &&
  line.text.length <= LONGEST_HEADER &&
  !isSentence(line.text) &&
  !/^\p{Ll}/u.test(line.text) &&
  line.text.split(/\s+/).length <= 16

function entriesOf(lines: readonly NumberedLine[]): Entry[] {
  const dated = lines.flatMap((line, position) => (isAnchor(line) ? [position] : []))
  const [first] = dated
  if (first === undefined) {
    // Each entry may be a point of a list that starts with its period.
    const isListed = (line: NumberedLine) => line.isBullet && startsWithPeriod(line.text)
    if (lines.some(isListed))
      return entriesOf(lines.map((line) => (isListed(line) ? { ...line, isBullet: false } : line)))
    return entriesWithoutDates(lines)
  }
  // Indented dates belong to parts of an entry, such as its projects.
  const anchors = dated.filter((position) => isAsFarOut(lines[position], lines[first]))
  const before = linesBefore(lines, first)
  const starts = anchors.map((anchor, order) =>
    startOf({ lines, anchor, before, first, previous: anchors[order - 1] ?? -1 }),
  )
  return anchors.map((anchor, order) => {
    const start = starts[order] ?? anchor
    const end = starts[order + 1] ?? lines.length
    return entryOf(lines.slice(start, end), anchor - start)
  })
}

const startsWithPeriod = (text: string): boolean => {
  const period = periodIn(text)
  return period !== null && period.isRange && period.from < 3 && text.length <= LONGEST_HEADER
}

const isAsFarOut = (line: NumberedLine | undefined, model: NumberedLine | undefined): boolean =>
  line !== undefined &&
  model !== undefined &&
  (line.column !== model.column || line.page !== model.page || line.indent <= model.indent + 12)

/** The number of lines above the date in the first entry; the other entries follow the same layout. */
function linesBefore(lines: readonly NumberedLine[], first: number): number {
  let count = 0
  while (count < MAX_LINES_BEFORE && count < first) {
    const line = lines[first - count - 1]
    if (!line || !isHeader(line) || line.column !== lines[first]?.column) break
    count += 1
  }
  return count
}

type Position = { lines: readonly NumberedLine[]; anchor: number; before: number; first: number; previous: number }

function startOf({ lines, anchor, before, first, previous }: Position): number {
  let start = anchor
  for (let offset = 1; offset <= before; offset += 1) {
    const line = lines[anchor - offset]
    const model = lines[first - offset]
    if (!line || !model || anchor - offset <= previous || !isHeader(line) || !isAlike(line, model)) break
    start = anchor - offset
  }
  return start
}

const isAlike = (line: NumberedLine, model: NumberedLine): boolean =>
  line.isEmphasised === model.isEmphasised &&
  Math.abs(line.scale - model.scale) < 0.08 &&
  (Math.abs(line.indent - model.indent) < 8 || line.column !== model.column || line.page !== model.page)

function entryOf(lines: readonly NumberedLine[], anchor: number): Entry {
  const line = lines[anchor]
  const period = line ? periodIn(line.text) : null
  const header = lines.slice(0, anchor + 1)
  const fragments = header.flatMap(fragmentsOf)
  let next = anchor + 1
  // A date or company on its own line: the title comes next.
  while (next < lines.length && next <= anchor + 3) {
    const candidate = lines[next]
    if (!candidate || !isHeader(candidate)) break
    const more = fragmentsOf(candidate)
    const names = fragments.filter(({ text }) => text !== '')
    const isPlaceOnly = more.length > 0 && more.every(({ text }) => text === '')
    const isNeeded = names.length < 2 && !hasBoth(names)
    const isContinued = candidate.text.length > 75 || /^\p{Ll}/u.test(lines[next + 1]?.text ?? '')
    if (!isPlaceOnly && (!isNeeded || isContinued || candidate.text.split(/\s+/).length > 9)) break
    if (!isPlaceOnly && names.length === 1 && !fits(names[0]?.text ?? '', candidate)) break
    fragments.push(...more)
    header.push(candidate)
    next += 1
  }
  // Some job sites put the title below the company's line of business.
  const names = fragments.filter(({ text }) => text !== '')
  if (names.length === 1 && !namesTitle(names[0]?.text ?? '')) {
    const title = lines
      .slice(next, next + 6)
      .find((one) => one.scale > 1.15 && one.text.length < 80 && namesTitle(one.text))
    if (title) fragments.push({ text: title.text.replace(/\.$/, ''), line: title.index, place: null })
  }
  return { header, body: lines.slice(next), period, periodLine: line?.index ?? 0, fragments }
}

/** A company follows a title and vice versa; anything else starts the description. */
function fits(known: string, candidate: NumberedLine): boolean {
  if (namesTitle(known)) return !isSentence(candidate.text)
  return namesTitle(candidate.text)
}

const hasBoth = (fragments: readonly Fragment[]): boolean =>
  fragments.some(({ text }) => namesTitle(text) && /,/.test(text))

/** Without dates, an entry starts at a line with a job title. */
function entriesWithoutDates(lines: readonly NumberedLine[]): Entry[] {
  const starts = lines.flatMap((line, position) =>
    isHeader(line) && (line.startsBlock || line.isEmphasised) && namesTitle(line.text) && line.text.length < 90
      ? [position]
      : [],
  )
  return starts.map((start, order) => {
    const entry = entryOf(lines.slice(start, starts[order + 1] ?? lines.length), 0)
    return { ...entry, period: null }
  })
}

type Order = 'title first' | 'company first'

function decided(names: readonly Fragment[]): Order | null {
  const [one, other] = names
  if (!one || !other) return null
  const [a, b] = [titleScore(one.text), titleScore(other.text)]
  if (a === b) return null
  return a > b ? 'title first' : 'company first'
}

const titleScore = (text: string): number => (namesTitle(text) ? 2 : 0) - (namesOrganisation(text) ? 1 : 0)

/** The pattern of most entries in this résumé. */
function orderOf(entries: readonly Entry[]): Order {
  const orders = entries.map(({ fragments }) => decided(namesOf(fragments)))
  const titles = orders.filter((order) => order === 'title first').length
  const companies = orders.filter((order) => order === 'company first').length
  return companies > titles ? 'company first' : 'title first'
}

/** "Engineer, Acme" is a title and a company. */
function namesOf(fragments: readonly Fragment[]): Fragment[] {
  const names = fragments.filter(({ text }) => text !== '')
  const [only] = names
  if (names.length !== 1 || !only || only.kind) return names
  const parts = only.text
    .split(/\s*[,，،、]\s+|\s*[，،]\s*|\s+(?:at|in der|bei|chez|в|في|tại)\s+|\s*[(（](?=[^)）]+[)）]$)/u)
    .map((text) => text.replace(/[)）]$/, ''))
  if (parts.length < 2 || (/[)）]$/.test(only.text) && employment.test(parts.at(-1) ?? ''))) return names
  const flags = parts.map(namesTitle)
  const cut = flags[0] ? flags.lastIndexOf(true) + 1 : flags.indexOf(true)
  if (cut <= 0 || cut >= parts.length)
    return /^(?:inc|llc|ltd|gmbh|corp)/i.test(parts[1] ?? '') ? names : pairOf(only, parts, 1)
  return pairOf(only, parts, flags[0] ? 1 : cut)
}

/** Brackets after a title often say how, not where: "Engineer (part-time)". */
const employment =
  /\b(?:role|full[- ]time|part[- ]time|intern(?:ship)?|contract(?:or)?|freelance|remote|hybrid|on-?site|volunteer|temporary|seasonal|permanent|self-employed|teilzeit|vollzeit|stage|cdi|cdd|prácticas)\b/iu

const pairOf = (fragment: Fragment, parts: string[], cut: number): Fragment[] => [
  { ...fragment, text: parts.slice(0, cut).join(', ') },
  { ...fragment, text: parts.slice(cut).join(', ') },
]

function classify({ fragments }: Entry, order: Order) {
  const names = namesOf(fragments)
  const place = fragments.find((fragment) => fragment.place !== null)
  const location = place?.place ? foundOf({ ...place, text: place.place }, 0.85) : null
  const [one, other] = names
  if (!one) return { title: null, company: null, location }
  const [labelledTitle, labelledCompany] = [kindIn(names, 'title'), kindIn(names, 'company')]
  if (labelledTitle || labelledCompany) {
    const rest = names.filter(({ kind }) => !kind)
    return {
      title: foundOf(labelledTitle ?? rest.find(({ text }) => namesTitle(text)), 0.95),
      company: foundOf(labelledCompany ?? rest.find(({ text }) => !namesTitle(text)), 0.95),
      location,
    }
  }
  if (!other) {
    const isTitle = namesTitle(one.text) && !/\b(?:inc|llc|ltd|gmbh)\b/i.test(one.text)
    return isTitle
      ? { title: foundOf(one, 0.8), company: null, location }
      : { title: null, company: foundOf(one, 0.6), location }
  }
  if (names.length > 2) return fromMany(names, order, location)
  const own = decided(names)
  const confidence = own ? 0.93 : 0.65
  const isTitleFirst = (own ?? order) === 'title first'
  return {
    title: foundOf(isTitleFirst ? one : other, confidence),
    company: foundOf(isTitleFirst ? other : one, confidence),
    location,
  }
}

const kindIn = (names: readonly Fragment[], kind: Fragment['kind']): Fragment | undefined =>
  names.find((fragment) => fragment.kind === kind)

function fromMany(names: readonly Fragment[], order: Order, location: FoundText | null) {
  const ranked = names.slice(0, 4)
  const title = ranked.toSorted((one, other) => titleScore(other.text) - titleScore(one.text))[0]
  const hasTitle = title !== undefined && titleScore(title.text) > 0
  const rest = ranked.filter((fragment) => fragment !== title)
  const company = rest.find(({ text }) => namesOrganisation(text) && !namesTitle(text)) ?? rest[0]
  if (!hasTitle) {
    const [one, other] = ranked
    return order === 'title first'
      ? { title: foundOf(one, 0.5), company: foundOf(other, 0.5), location }
      : { title: foundOf(other, 0.5), company: foundOf(one, 0.5), location }
  }
  return { title: foundOf(title, 0.85), company: foundOf(company, 0.8), location }
}

const foundOf = (fragment: Fragment | undefined, confidence: number): FoundText | null =>
  fragment ? { value: fragment.text, line: fragment.line, confidence } : null

export function presentPeriod({ period, periodLine }: Pick<Entry, 'period' | 'periodLine'>): ReadPeriod | null {
  if (!period) return null
  const { start, end, isCurrent, isRange } = period
  return { value: { start, end, isCurrent }, line: periodLine, confidence: isRange ? 0.95 : 0.7 }
}

const MAX_SUMMARY = 3_000

function summaryOf(body: readonly NumberedLine[]): string {
  const texts: string[] = []
  for (const line of body) {
    const last = texts.at(-1)
    if (last !== undefined && !line.isBullet && !line.startsBlock) texts[texts.length - 1] = `${last} ${line.text}`
    else texts.push(line.text)
  }
  return texts.join('\n').slice(0, MAX_SUMMARY)
}
