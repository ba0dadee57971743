// Which of the names in an entry's header are the title and the company.

import type { FoundText } from '#shared/features/people/resumes/resume-reading.ts'
import { isProse, namesOrganisation, namesTitle } from '../words.ts'
import type { Fragment } from './fragments.ts'

type Header = { fragments: readonly Fragment[] }

type Order = 'title first' | 'company first'
/** `isCertain`: several entries agree, and few say otherwise. */
type SectionOrder = { order: Order; isCertain: boolean }

function decided(names: readonly Fragment[]): Order | null {
  const [one, other] = names
  if (!one || !other) return null
  const [a, b] = [titleScore(one.text), titleScore(other.text)]
  if (a === b) return null
  return a > b ? 'title first' : 'company first'
}

const titleScore = (text: string): number => (namesTitle(text) ? 2 : namesOrganisation(text) ? -1 : 0)

/** "Army National Guard" and "Bank Manager" have a word of each. */
const isDoubtful = (names: readonly Fragment[]): boolean =>
  names.some(({ text }) => namesTitle(text) && namesOrganisation(text))

/** The pattern of most entries in this résumé. */
export function orderOf(entries: readonly Header[]): SectionOrder {
  const headers = entries.map(({ fragments }) => namesOf(fragments))
  const count = (order: Order, some: readonly (readonly Fragment[])[]) =>
    some.filter((names) => decided(names) === order).length
  const order = count('company first', headers) > count('title first', headers) ? 'company first' : 'title first'
  const agreeing = count(order, headers)
  return { order, isCertain: agreeing > 2 && count(otherOrder[order], headers) * 3 <= agreeing }
}

const otherOrder = { 'title first': 'company first', 'company first': 'title first' } as const

const partsOfName = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.replace(/^([^(（]*)[)）]$/, '$1'))
    .map((part, at) => (at > 0 ? part.replace(/^(?:en|in|at|bei|chez|ubicado en)\s+(?=\p{Lu})/u, '') : part))
    .filter((part, at) => at === 0 || !/^(?:ubicado|ubicada|located) (?:en|in) /iu.test(part))

const isOnlyTitle = ({ text, kind }: Fragment): boolean =>
  !kind && namesTitle(text) && (!namesOrganisation(text) || namesTitle(text.split(' ')[0] ?? ''))

/** "Intern – Developer" is one title. */
function oneTitle(names: Fragment[]): Fragment[] {
  const at = names.findIndex((name, index) => {
    const next = names[index + 1]
    return (
      next !== undefined && isOnlyTitle(name) && isOnlyTitle(next) && name.line === next.line && name.part === next.part
    )
  })
  const [one, other] = [names[at], names[at + 1]]
  if (!one || !other || names.length > 3) return names
  return [...names.slice(0, at), { ...one, text: `${one.text} – ${other.text}` }, ...names.slice(at + 2)]
}

/** "Engineer, Acme" is a title and a company. */
function namesOf(fragments: readonly Fragment[]): Fragment[] {
  const names = oneTitle(fragments.filter(({ text }) => text !== '' && !isEmployment(text)))
  const [only] = names
  if (names.length !== 1 || !only || only.kind) return names
  const listed = partsOfName(
    only.text,
    /\s*[,，،、]\s+|\s*[，،]\s*|\s+(?:at|in der|bei(?: der)?|chez|presso|в|في|tại)\s+|\s*[(（](?=[^)）]+[)）]$)/u,
  )
  const sentence = /^(.*\p{Ll}{4})\.\s+(\p{Lu}.+)$/u.exec(only.text)
  if (sentence?.[1] && sentence[2] && namesTitle(sentence[1]) && !namesTitle(sentence[2]))
    return titleAndCompany(only, [sentence[1], ...sentence[2].split(/\s*,\s+/)])
  // "Nurse im UKE", but not "Aushilfe im Einzelhandel, Acme".
  const parts = listed.length > 1 ? listed : partsOfName(only.text, /\s+(?:im|am|beim)\s+(?=\p{Lu})/u)
  const isNoted = /[)）]$/.test(only.text) && employment.test(parts.at(-1) ?? '')
  if (isNoted && parts.length > 2) parts.pop()
  else if (isNoted || parts.length < 2) return names
  const flags = parts.map(namesTitle)
  const cut = flags[0] ? flags.lastIndexOf(true) + 1 : flags.indexOf(true)
  if (cut <= 0 || cut >= parts.length) {
    const isOneName = /^(?:inc|llc|ltd|gmbh|corp)/i.test(parts[1] ?? '') || /[)）]$/.test(only.text)
    return isOneName ? names : flags[0] ? pairOf(only, parts, 1) : titleAndCompany(only, parts)
  }
  return flags[0] ? titleAndCompany(only, parts) : pairOf(only, parts, cut)
}

const unit =
  /^(?:dep(?:artment|t\.?)|faculty|chair|lab(?:oratory)?|group|team|division|school of|college of|institut|abteilung|lehrstuhl|fakultät|département|departamento|centre? for|center for)\b/iu

export const isUnit = (text: string): boolean => unit.test(text)

/** "Engineer, Acme, Inc., Platform team": the company, not its parts. */
function titleAndCompany(fragment: Fragment, parts: readonly string[]): Fragment[] {
  const [title = '', ...rest] = parts
  const form = rest.findIndex((text) => /\b(?:gmbh|llc|ltd|s\.?r\.?l)\b|^(?:ооо|зао|ао|пао|оао)\s/iu.test(text))
  if (form > 0)
    return [
      { ...fragment, text: [title, ...rest.slice(0, form)].join(', ') },
      { ...fragment, text: rest[form] ?? '' },
    ]
  const [first = '', ...more] = rest
  const legal = more.findIndex((text) => !/^(?:inc|llc|ltd|gmbh|corp|co|s\.a|limited|plc)\b/iu.test(text))
  const whole = [first, ...more.slice(0, legal === -1 ? more.length : legal)].join(', ')
  const parent = unit.test(first) ? more.find((text) => namesOrganisation(text) && !unit.test(text)) : undefined
  return [
    { ...fragment, text: title },
    { ...fragment, text: parent ?? whole },
  ]
}

/** Brackets after a title often say how, not where: "Engineer (part-time)". */
const employment =
  /\b(?:role|full[- ]time|part[- ]time|intern(?:ship)?|contract(?:or)?|freelance|remote|hybrid|on-?site|volunteer|temporary|seasonal|permanent|self-employed|teilzeit|vollzeit|stage|cdi|cdd|prácticas)\b/iu

const isEmployment = (text: string): boolean =>
  /^\(?(?:(?:full[- ]time|part[- ]time|contract|freelance|remote|hybrid|on-?site|temporary|seasonal|permanent|self-employed|internship|teilzeit|vollzeit|remoto|presencial|híbrido|cdi|cdd|alternance|à distance|télétravail)[\s,/|·-]*)+\)?$/iu.test(
    text,
  )

const pairOf = (fragment: Fragment, parts: string[], cut: number): Fragment[] => [
  { ...fragment, text: parts.slice(0, cut).join(', ') },
  { ...fragment, text: parts.slice(cut).join(', ') },
]

export function classify({ fragments }: Header, { order, isCertain }: SectionOrder) {
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
  const own = isCertain && isDoubtful(names) ? order : (decided(names) ?? besidePlace(fragments, one, other))
  const confidence = own ? 0.93 : 0.65
  const isTitleFirst = (own ?? order) === 'title first'
  return {
    title: foundOf(isTitleFirst ? one : other, confidence),
    company: foundOf(isTitleFirst ? other : one, confidence),
    location,
  }
}

/** "Acme    Vienna" above or below "Engineer    2019 – 2021": the place is printed beside the company. */
function besidePlace(fragments: readonly Fragment[], one: Fragment, other: Fragment): Order | null {
  const hasPlace = ({ line }: Fragment) =>
    fragments.some((fragment) => fragment.line === line && fragment.place !== null)
  if (one.line === other.line || hasPlace(one) === hasPlace(other)) return null
  return hasPlace(one) ? 'company first' : 'title first'
}

const kindIn = (names: readonly Fragment[], kind: Fragment['kind']): Fragment | undefined =>
  names.find((fragment) => fragment.kind === kind)

function fromMany(names: readonly Fragment[], order: Order, location: FoundText | null) {
  const ranked = names.slice(0, 5)
  const alone = onLinesOfTheirOwn(ranked)
  if (alone) return { title: foundOf(alone.title, 0.85), company: foundOf(alone.company, 0.8), location }
  const title = ranked.toSorted((one, other) => titleScore(other.text) - titleScore(one.text))[0]
  const hasTitle = title !== undefined && titleScore(title.text) > 0
  const rest = ranked.filter((fragment) => fragment !== title)
  const untitled = rest.filter(({ text }) => !namesTitle(text))
  const [first] = untitled
  // "Acme – Platform – Engineer"
  const isLast = title !== undefined && ranked.at(-1) === title && first?.line === title.line
  const company = isLast ? first : (untitled.find(({ text }) => namesOrganisation(text)) ?? first ?? rest[0])
  if (!hasTitle) {
    const [one, other] = ranked
    return order === 'title first'
      ? { title: foundOf(one, 0.5), company: foundOf(other, 0.5), location }
      : { title: foundOf(other, 0.5), company: foundOf(one, 0.5), location }
  }
  return { title: foundOf(title, 0.85), company: foundOf(company, 0.8), location }
}

/** One line says the title in several pieces, the other the company. */
function onLinesOfTheirOwn(names: readonly Fragment[]): { title: Fragment; company: Fragment } | null {
  const lines = [...Map.groupBy(names, ({ line }) => line).values()]
  const [one, other, ...more] = lines
  if (!one || !other || more.length > 0) return null
  const [many, single] = one.length > other.length ? [one, other] : [other, one]
  const [company] = single
  if (single.length !== 1 || !company || many.length < 2) return null
  const [first, last] = [many[0], many.at(-1)]
  if (namesTitle(company.text)) {
    // "Acme – Platform team" above the title.
    return first && titleScore(first.text) < 2 && !many.some(({ text }) => namesTitle(text))
      ? { title: company, company: first }
      : null
  }
  if (!first || !last || !namesTitle(first.text) || many.some(({ text }, at) => at > 0 && namesTitle(text))) return null
  if (!namesOrganisation(company.text) && many.slice(1).some(({ text }) => namesOrganisation(text))) return null
  return { title: { ...first, text: many.map(({ text }) => text).join(' – ') }, company }
}

const foundOf = (fragment: Fragment | undefined, confidence: number): FoundText | null =>
  fragment && !isProse(fragment.text) ? { value: fragment.text, line: fragment.line, confidence } : null
