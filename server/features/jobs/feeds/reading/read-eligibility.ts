// Reads from a job who may apply. Only what is stated counts: a post that names no place stays unknown. The line it was read from
// is kept, so that everyone can judge the reading.

import { countriesOf, isInRegion } from '#shared/features/jobs/jobs/fit/regions.ts'
import { type Eligibility, type JobRegion, MAX_EVIDENCE, type Workplace } from '#shared/features/jobs/jobs/job-terms.ts'
import {
  ABOUT_HIRING,
  IS_A_PREFERENCE,
  IS_A_PRODUCT,
  LIST_GAP,
  NEGATES_WORLD,
  NOT_ABOUT_HIRING,
  NOT_OUTSIDE,
  PEOPLE_AFTER,
  PEOPLE_BEFORE,
  RESTRICTS_WORLD,
  SAYS_ANYWHERE,
  SAYS_GLOBAL_REMOTE,
  SAYS_WORLD,
  UNRELATED_AFTER,
  UNRELATED_BEFORE,
  WORLD_AS_LOCATION,
} from './eligibility-patterns.ts'
import { meaningOf, meaningsInLocation, type PlaceMeaning } from './negated-places.ts'
import { findPlaces, type PlaceMention } from './place-names.ts'
import { readWorkAuthorization } from './read-work-authorization.ts'
import { boundLine, boundLines } from './sentences.ts'
import { subdivisions } from './subdivisions.ts'

export type EligibilityText = {
  /** The location field of the feed: "Remote (US only)", "Berlin, Germany". */
  locations: readonly string[]
  /** Null when the feed does not say. */
  workplace: Workplace | null
  title: string
  sentences: readonly string[]
}

type Area = { countries: string[]; regions: JobRegion[]; excludedSubdivisions: string[] }
type Finding = { mode: 'worldwide' | 'allow' | 'deny'; area: Area; evidence: string }

export function readEligibility(given: EligibilityText): Eligibility {
  const text = {
    ...given,
    locations: boundLines(given.locations),
    title: boundLine(given.title),
    sentences: boundLines(given.sentences),
  }
  const isRemote = text.workplace === 'remote'
  const findings = [
    ...joined(text.locations.flatMap((line) => readLocation(line, isRemote))),
    ...text.title.split(/[(|]| [-–—] /).flatMap((part) => (/\bremote\b/i.test(part) ? readLocation(part, true) : [])),
    ...text.sentences.flatMap(readSentence),
  ]
  const { workAuthorization, evidence: authorizationLine } = readWorkAuthorization(text.sentences)
  // In an on-site job "work from anywhere" means something else.
  const isAtOffice = text.workplace === 'hybrid' || text.workplace === 'onsite'
  // A post that contradicts itself about hiring worldwide says neither.
  const isDenied = text.sentences.some((sentence) => namesWorld(sentence) && NEGATES_WORLD.test(sentence))
  const chosen = choose(findings.filter(({ mode }) => mode !== 'worldwide' || !(isAtOffice || isDenied)))
  const leftOut = findings.find(({ area }) => area.excludedSubdivisions.length > 0)
  const states = findings.flatMap(({ area }) => area.excludedSubdivisions)
  return {
    mode: chosen?.mode ?? 'unknown',
    countries: chosen?.area.countries ?? [],
    regions: chosen?.area.regions ?? [],
    excludedSubdivisions: [...new Set(states)],
    workAuthorization,
    residenceRequired: chosen?.mode === 'allow',
    evidence: (chosen ?? leftOut)?.evidence.slice(0, MAX_EVIDENCE) ?? authorizationLine,
  }
}

/** The first list wins, unless a later one is narrower: "Remote, Europe" and then "must be based in Germany". */
function choose(findings: readonly Finding[]): Finding | null {
  const lists = findings.filter(({ mode, area }) => mode === 'allow' && isNamed(area))
  const list = lists.reduce<Finding | null>(
    (best, next) => (best === null || isNarrower(next, best) ? next : best),
    null,
  )
  const excluded = findings.find(({ mode, area }) => mode === 'deny' && isNamed(area))
  if (list) return excluded ? without(list, excluded) : list
  return excluded ?? findings.find(({ mode }) => mode === 'worldwide') ?? null
}

const isNamed = ({ countries, regions }: Area): boolean => countries.length + regions.length > 0

const allCountries = ({ countries, regions }: Area): string[] => [...countries, ...regions.flatMap(countriesOf)]

const covers = ({ countries, regions }: Area, country: string): boolean =>
  countries.includes(country) || regions.some((region) => isInRegion(country, region))

function isNarrower(next: Finding, best: Finding): boolean {
  const inner = allCountries(next.area)
  return inner.length < allCountries(best.area).length && inner.every((country) => covers(best.area, country))
}

/** Regions cannot have exceptions, so they are expanded to countries. */
function without(list: Finding, excluded: Finding): Finding {
  const kept = allCountries(list.area).filter((country) => !covers(excluded.area, country))
  if (kept.length === 0 || kept.length === allCountries(list.area).length) return list
  return { ...list, area: { ...list.area, countries: kept, regions: [] } }
}

/** A location field is always about people; without "remote" it is only the address of an office. */
function readLocation(line: string, isRemote: boolean): Finding[] {
  const evidence = line.trim().replace(/[)\s]+$/, (end) => (line.includes('(') && end.includes(')') ? ')' : ''))
  if (WORLD_AS_LOCATION.test(evidence)) return [finding('worldwide', [], evidence)]
  const saysRemote = /\bremote\b/i.test(line)
  if (!isRemote && !saysRemote) return []
  const places = findPlaces(line)
    .filter(({ to }) => !UNRELATED_AFTER.test(line.slice(to)))
    // "Austin, Texas" is the company's office; for a remote job it implies the country at most.
    .filter(({ kind }) => saysRemote || kind !== 'subdivision')
  const meanings = meaningsInLocation(line, places)
  const meaning = (wanted: PlaceMeaning) => places.filter((place) => meanings.get(place) === wanted)
  return findingsOf({ stated: meaning('stated'), leftOut: meaning('left_out') }, evidence)
}

/** Several location fields form one list. */
function joined(findings: readonly Finding[]): Finding[] {
  const lists = findings.filter(({ mode }) => mode === 'allow')
  const [first] = lists
  if (!first) return [...findings]
  const area = {
    countries: [...new Set(lists.flatMap((one) => one.area.countries))],
    regions: [...new Set(lists.flatMap((one) => one.area.regions))],
    excludedSubdivisions: first.area.excludedSubdivisions,
  }
  const evidence = lists.map((one) => one.evidence).join('; ')
  return [{ mode: 'allow', area, evidence }, ...findings.filter(({ mode }) => mode !== 'allow')]
}

function readSentence(sentence: string): Finding[] {
  if (IS_A_PREFERENCE.test(sentence)) return []
  const places = findPlaces(sentence)
  const stated = places.filter((place) => meaningOf(sentence, place) === 'stated')
  const meant = stated.filter((place) => isAboutPeople(sentence, place))
  // When one place of a list is meant, all of them are.
  const listed = stated.filter((place) => meant.some((one) => isSameList(sentence, places, one, place)))
  const leftOut = places.filter(
    (place) => meaningOf(sentence, place) === 'left_out' && !UNRELATED_AFTER.test(sentence.slice(place.to)),
  )
  const found = findingsOf({ stated: listed, leftOut }, sentence)
  if (found.some(({ mode }) => mode === 'allow')) return found
  return saysWorld(sentence) ? [finding('worldwide', [], sentence), ...found] : found
}

const findingsOf = (
  { stated, leftOut }: { stated: readonly PlaceMention[]; leftOut: readonly PlaceMention[] },
  evidence: string,
): Finding[] => [
  ...(stated.length > 0 ? [finding('allow', stated, evidence)] : []),
  ...(leftOut.length > 0 ? [finding('deny', leftOut, evidence)] : []),
]

function isAboutPeople(sentence: string, { from, to }: PlaceMention): boolean {
  const [before, after] = [sentence.slice(0, from), sentence.slice(to)]
  if (UNRELATED_AFTER.test(after)) return false
  if (NOT_OUTSIDE.test(before)) return true
  if (UNRELATED_BEFORE.test(before)) return false
  if (PEOPLE_AFTER.test(after)) return true
  const phrase = before.replace(/\s*(?:(?:the|either|one of|any of|continental|mainland)\s+)*$/i, '')
  return PEOPLE_BEFORE.test(phrase)
}

function isSameList(
  sentence: string,
  places: readonly PlaceMention[],
  one: PlaceMention,
  other: PlaceMention,
): boolean {
  const [first, last] = one.from <= other.from ? [one, other] : [other, one]
  const between = places.filter(({ from }) => from >= first.from && from <= last.from)
  return between.every((place, at) => {
    const next = between[at + 1]
    return next === undefined || LIST_GAP.test(sentence.slice(place.to, next.from))
  })
}

const saysWorld = (sentence: string): boolean =>
  namesWorld(sentence) && !NEGATES_WORLD.test(sentence) && !RESTRICTS_WORLD.test(sentence)

function namesWorld(sentence: string): boolean {
  if (NOT_ABOUT_HIRING.test(sentence) || IS_A_PRODUCT.test(sentence)) return false
  if (SAYS_ANYWHERE.test(sentence) || SAYS_GLOBAL_REMOTE.test(sentence)) return true
  return SAYS_WORLD.test(sentence) && ABOUT_HIRING.test(sentence)
}

function finding(mode: Finding['mode'], places: readonly PlaceMention[], evidence: string): Finding {
  const countries = places.flatMap((place) => (place.kind === 'country' ? [place.code] : []))
  const regions = places.flatMap((place) => (place.kind === 'region' ? [place.region] : []))
  const states = places.flatMap((place) => (place.kind === 'subdivision' ? [place.code] : []))
  const homes = mode === 'allow' ? states.map((code) => code.slice(0, 2)) : []
  return {
    mode,
    evidence,
    area: {
      countries: [...new Set([...countries, ...homes])],
      regions: [...new Set(regions)],
      excludedSubdivisions: mode === 'deny' ? states : otherStates(states),
    },
  }
}

/** "Only in Texas" excludes all other states. */
function otherStates(states: readonly string[]): string[] {
  const homes = new Set(states.map((code) => code.slice(0, 2)))
  return [...new Set(subdivisions.values())].filter((code) => homes.has(code.slice(0, 2)) && !states.includes(code))
}
