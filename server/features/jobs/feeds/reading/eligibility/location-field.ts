// What a location field says about who may apply: "Remote (US only)", "San Francisco, CA; Remote, US", "Paris / Remote".

import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { isStateCode } from '../places/city-names.ts'
import { readLocationLine } from '../places/location-line.ts'
import { meaningsInLocation, type PlaceMeaning } from '../places/negated-places.ts'
import { findPlaces, isRegionName, type Place } from '../places/place-names.ts'
import { WORLD_AS_LOCATION } from '../places/world-patterns.ts'
import { IS_A_PREFERENCE, UNRELATED_AFTER } from './eligibility-patterns.ts'
import { type Finding, findingsOf, worldwide } from './findings.ts'

export const SAYS_REMOTE =
  /\b(?:remote(?:ly)?|remot[oa]|home[- ]?(?:based|office)|work from home|télétravail|teletrabajo|thuiswerk)\b|(?<!\p{L})à distance\b/iu

const OR_REMOTE =
  /(?:[/;|•+&]|\b(?:or|oder|ou|o|and|und))\s*(?:100 ?% |fully )?remote\s*$|^\s*remote\s*(?:[/;|•+&]|\b(?:or|oder|and)\b)|\(?\bremote[- ]?(?:is |work )?(?:ok|okay|possible|potential|friendly|optional|option|acceptable|considered|welcome|negotiable|eligible)\b|\bpossibly remote\b|\bremote for\b|\bsome (?:roles|positions)\b|,\s*remote\s*,|\bbut\b[^;|]*\bremote\b|\bremote (?:is |also )?possible\b/i

/** One of several places, in a list or in "San Francisco (or remote)". */
const REMOTE_ALONE =
  /(?:^|[,;|+&/]|\b(?:or|and|oder|und)\b)\s*(?:open to |fully |100 ?% |also )?remote(?:ly)?(?: (?:ok|okay|preferred|possible|only|job))?\s*\)?\s*(?=$|[,;|+&/]|\b(?:or|and|oder|und)\b)/i
const ON_SITE = /\bon-? ?site\b/i
/** "GMT (London) up to GMT+8 (Singapore) time zones" names the cities for their time only. */
const OFFSETS = /\b(?:GMT|UTC) ?[+−-] ?\d.{0,40}\btime ?zones?\b|\b(?:GMT|UTC) ?[+−-] ?\d{1,2} to (?:GMT|UTC)\b/i

/** "Remote US/Global", "US + international" say two things. */
const OR_WORLD =
  /\bvar(?:y|ies)\b|(?:[+&]|\b(?:and|plus)\b)\s*(?:international|worldwide|global(?:ly)?|elsewhere|abroad|overseas)\b|\bonly for (?:the|some)\b|\/ ?other\b|(?:\/|\bor\b)\s*(?:other|elsewhere|abroad|global(?:ly)?|worldwide|anywhere|international)\s*\)?\s*$|\binternational ok\b/i

/** "Washington, DC (no remote)", "Paris (1 remote day a week)", "Lyon (télétravail fréquent)": an office. */
const NO_REMOTE =
  /\b(?:no|not) (?:fully )?remote\b|\bremote days?\b|\b\d ?(?:days?|x|times)?(?: of)? (?:remote|home ?office)\b|(?<!\p{L})télétravail (?:fréquent|partiel|occasionnel|possible|\d)|\bremote hours\b/iu
/** The country or the state. */
const IS_GEORGIA = /^\W*Georgia\W*$/
const SAYS_HYBRID = /\bhybrid[eoa]?\b|\bh[íi]brid[oa]\b/i
/** "Hybrid / work from home" is no remote job, "hybrid in Cork or remote (EU)" may be one. */
const isRemoteLine = (line: string): boolean =>
  SAYS_REMOTE.test(line) && !NO_REMOTE.test(line) && (!SAYS_HYBRID.test(line) || /\bremot(?:e|ely|o|a)\b/i.test(line))

/** In "Austria or remote" the country is where the office is. */
const BEFORE_OR_REMOTE = /^.*(?:\b(?:or|oder|ou|o)\b)\s*(?:100 ?% |fully )?remote\b/i
/** "Remote (overlap with Ireland)" is about hours. */
const OVERLAP_BEFORE = /\boverlap\w*\b[^()|;]{0,40}$/i
/** "Remote (we are in Ohio)", "HQ in Columbus": where the company is. */
const OF_COMPANY =
  /\b(?:we(?:['’]re| are)|HQ|headquartered|headquarters|(?:team|company|office)s? (?:is |are )?(?:in|based))\b/i
/** "NY (US), Berlin (Germany), remote": the brackets say where the city is. */
const isHomeOfCity = (line: string, { from, to }: { from: number; to: number }): boolean => {
  const city = /(?:^|[,;|/])\s*([^,;|/()]{2,30}?)\s*\($/.exec(line.slice(0, from))?.[1]
  const isPlain = city !== undefined && !SAYS_REMOTE.test(city) && /^\s*\)/.test(line.slice(to))
  return isPlain && (/^[A-Z]{2,3}$/.test(city) || readLocationLine(city).locations.length > 0)
}
/** The part of a line between a city and its country. */
const IN_CITY = /(\p{Lu}[\p{L} .'-]+(?:, \p{Lu}[\p{L} .]+)?)\s*[,/]\s*(?:the )?$/u
/** "EU, UK, or IE" and "Remote, US" name no city before the comma. */
const isInCity = (before: string): boolean => {
  const name = IN_CITY.exec(before)?.[1]
  return name !== undefined && !SAYS_REMOTE.test(name) && readLocationLine(name).areas.length === 0
}
/** "Remote (occasional travel to Iowa)", "Home based with attendance in Leeds". */
const TRAVEL_PART =
  /\b(?:with )?(?:(?:occasional|some|regular|periodic|frequent) (?:business )?(?:travel|attendance|visits?|on-?sites?)|travel)\b[^;|)]*/gi
/** "USA, SF Bay Area preferred": the rest of the line is a rule. */
const PREFERRED_PART = /[^,;|()]*\b(?:preferred|a plus)\b[^,;|()]*/gi

/**
 * A location field is about people if it says "remote", or if it names nothing smaller than a country, or a state for a remote job.
 * Otherwise it is the address of an office.
 */
export function readField(given: string, isRemote: boolean): Finding[] {
  // "San Francisco, CA; Remote, US": an office, and the rule for everyone else.
  const homes = given.split(';').filter((part) => SAYS_REMOTE.test(part) && findPlaces(part).length > 0)
  return given.includes(';') && homes.length > 0
    ? homes.flatMap((part) => readLine(part, isRemote))
    : readLine(given, isRemote)
}

/** "UK, Germany, European timezones": the last one is about hours, the others are not. */
const ZONE_IN_LIST = /(?<=,[^,;|()]*),\s*[A-Z][\w. ]{1,20} time ?zones?\s*(?=,|$)/gi

function readLine(given: string, isRemote: boolean): Finding[] {
  const line = given.replace(PREFERRED_PART, ' ').replace(TRAVEL_PART, ' ').replace(ZONE_IN_LIST, '')
  const evidence = given.trim().replace(/[)\s]+$/, (end) => (given.includes('(') && end.includes(')') ? ')' : ''))
  if (WORLD_AS_LOCATION.test(evidence)) return [worldwide(evidence, 'field')]
  if (IS_A_PREFERENCE.test(line) || OR_WORLD.test(line) || OFFSETS.test(given)) return []
  if (OF_COMPANY.test(line) || IS_GEORGIA.test(line)) return []
  const saysRemote = isRemoteLine(line)
  const { locations, areas, rest } = readLocationLine(line)
  // "New York" is more likely the city than the state.
  const isOffice =
    !(isRemote && (isStateAlone(line) || isListOfCountries(line))) &&
    (locations.length > 0 ||
      rest.length > 0 ||
      CITY_OR_STATE.test(line) ||
      (!isRemote && (areas.some(({ kind }) => kind === 'subdivision') || namesRegion(line))))
  if (isOffice && !saysRemote) return []
  // In "Paris / Remote" the city is the alternative to working remotely.
  const isAlternative =
    OR_REMOTE.test(line) || (locations.length > 0 && (REMOTE_ALONE.test(line) || ON_SITE.test(line)))
  const alternativeTo = BEFORE_OR_REMOTE.exec(line)?.[0].length ?? 0
  const named = findPlaces(line)
  const places = named
    .filter(({ to }) => !UNRELATED_AFTER.test(line.slice(to)))
    .filter(({ from }) => from >= alternativeTo && !OVERLAP_BEFORE.test(line.slice(0, from)))
    .filter(({ kind }) => !(isOffice && isAlternative && kind === 'subdivision'))
    .filter((place) => !isHomeOfCity(line, place))
    // "Vancouver, Canada or remote", "US Redmond/Remote": the country belongs to the city.
    .filter(({ to }) => !(isAlternative && to <= cityBeforeRemote(line)))
    .filter(({ from }) => !(isAlternative && locations.length > 0 && isInCity(line.slice(0, from))))
  const meanings = meaningsInLocation(line, places)
  const meaning = (wanted: PlaceMeaning) => places.filter((place) => meanings.get(place) === wanted)
  const leftOut = meaning('left_out')
  // "San Francisco, Berlin (remote)" is a list of offices.
  const homes =
    saysRemote && !isAlternative && locations.length === 1 && !SAYS_HYBRID.test(line)
      ? locations.flatMap(({ country }) => country ?? [])
      : []
  // "New York" alone is the city.
  const codes =
    named.length === 0 ? areas.filter((place) => place.kind !== 'subdivision' || place.code !== 'US-NY') : []
  const states = saysRemote && named.length === 0 && codes.length === 0 ? statesInList(line) : []
  const stated = [...meaning('stated'), ...codes, ...states, ...homes.map((code): Place => ({ kind: 'country', code }))]
  const world = leftOut.length > 0 && stated.length === 0 ? [worldwide(evidence, 'field')] : []
  return [
    ...world,
    ...findingsOf({ stated: leftOut.length > 0 ? meaning('stated') : stated, leftOut }, evidence, 'field'),
  ]
}

/** "Remote (TX, FL or GA)". Some codes are also countries, but not all of them. */
function statesInList(line: string): Place[] {
  const list = /(?<![\w.])[A-Z]{2}(?:,? (?:or|and) [A-Z]{2}|, ?[A-Z]{2}){1,50}(?![\w.])/.exec(line)?.[0] ?? ''
  const codes = [...list.matchAll(/[A-Z]{2}/g)].map(([code]) => code)
  const areStates = codes.every(isStateCode) && !codes.every((code) => countryCodes.includes(code))
  return areStates ? codes.map((code): Place => ({ kind: 'subdivision', code: `US-${code}` })) : []
}

/** More likely to mean the city than the state. */
const CITY_OR_STATE = /^\W*(?:New York|Washington)\W*$/i

/** The length of the office part of "US Redmond/Remote"; 0 if there is none. */
function cityBeforeRemote(line: string): number {
  const office = /^([^/;|()]*)\/\s*remote\s*$/i.exec(line)?.[1] ?? ''
  const city = findPlaces(office).reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), office)
  return readLocationLine(city).locations.length > 0 ? office.length : 0
}

/** "New South Wales, Australia". */
const namesRegion = (line: string): boolean =>
  findPlaces(line).some(({ from, to }) => isRegionName(line.slice(from, to)))

/** Names a state only, such as "California, United States". "New York, New York" means the city. */
function isStateAlone(line: string): boolean {
  const places = findPlaces(line)
  const rest = places.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), line)
  return (
    places.some(({ kind }) => kind === 'subdivision') &&
    places.every((place) => place.kind !== 'area' && place.code !== 'US-NY' && place.code !== 'US-WA') &&
    !/\p{L}/u.test(rest)
  )
}

/** "Canada,Singapore,United Kingdom", with the few names we do not know. */
const MANY = 3
const isListOfCountries = (line: string): boolean =>
  findPlaces(line).filter(({ kind }) => kind === 'country').length >= MANY && !/;|\boffices?\b/i.test(line)

/** The address of an office, whatever the workplace of the job. */
export const isOfficeLine = (line: string): boolean =>
  !SAYS_REMOTE.test(line) && readLocationLine(line).locations.length > 0
