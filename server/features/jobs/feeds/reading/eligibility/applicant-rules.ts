// What one line of a posting says about who may apply. A rule needs a place and a subject: the person, the candidate, the role, or a
// company that hires. A place alone, or one that belongs to the company, its team or its customers, says nothing.

import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { type Area, areaOfPlaces } from '../places/area.ts'
import { isStateCode } from '../places/city-names.ts'
import { readLocationLine } from '../places/location-line.ts'
import { meaningOf, meaningsInLocation, type PlaceMeaning } from '../places/negated-places.ts'
import { findMentions, type Mention } from '../places/place-mentions.ts'
import { findPlaces, isRegionName, type Place } from '../places/place-names.ts'
import {
  IS_A_PRODUCT,
  NEGATES_WORLD,
  NOT_ABOUT_HIRING,
  restrictsWorld,
  SAYS_WORLD,
  WORLD_AS_LOCATION,
} from '../places/world-patterns.ts'
import {
  ABOUT_SOME,
  CONDITION_BEFORE,
  FOREIGN_PLACED,
  FOREIGN_SUBJECT,
  FOREIGN_WORKPLACE,
  FOREIGN_YOU,
  IS_A_PREFERENCE,
  LIST_GAP,
  NAMED_SUBJECT,
  NOT_OUTSIDE,
  OF_FOREIGN_COMPANY,
  OTHERS,
  OUTSIDE_BEFORE,
  OUTSIDERS,
  PEOPLE_AFTER,
  PEOPLE_BEFORE,
  PERSONAL_SUBJECT,
  PLACED_BEFORE,
  REFUSED_AFTER,
  ROLE_BEFORE,
  STARTS_COMPANY,
  STARTS_ITEM,
  SUBJECT,
  TEAM_INSIDE,
  UNRELATED_AFTER,
  UNRELATED_BEFORE,
} from './eligibility-patterns.ts'

export type Finding = {
  mode: 'worldwide' | 'allow' | 'deny'
  area: Area
  evidence: string
  /** Sentences are rules; a location field is looser and gives way to them. */
  source: 'sentence' | 'field'
}

const nowhere: Area = { countries: [], regions: [], excludedSubdivisions: [] }

const worldwide = (evidence: string, source: Finding['source']): Finding => ({
  mode: 'worldwide',
  area: nowhere,
  evidence,
  source,
})

type Meant = { stated: readonly Place[]; leftOut: readonly Place[] }

const findingsOf = ({ stated, leftOut }: Meant, evidence: string, source: Finding['source']): Finding[] => [
  ...(stated.length > 0 ? [{ mode: 'allow' as const, area: areaOfPlaces(stated, false), evidence, source }] : []),
  ...(leftOut.length > 0 ? [{ mode: 'deny' as const, area: areaOfPlaces(leftOut, true), evidence, source }] : []),
]

const SAYS_REMOTE =
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

/** How much of "US Redmond/Remote" is about the office. */
function cityBeforeRemote(line: string): number {
  const office = /^([^/;|()]*)\/\s*remote\s*$/i.exec(line)?.[1] ?? ''
  const city = findPlaces(office).reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), office)
  return readLocationLine(city).locations.length > 0 ? office.length : 0
}

/** "New South Wales, Australia". */
const namesRegion = (line: string): boolean =>
  findPlaces(line).some(({ from, to }) => isRegionName(line.slice(from, to)))

/** "California, California, United States"; "New York, New York" is the city. */
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

const LABEL =
  /(?:^|[\s•])(?:(?:job|work|role|primary|office) )?(?:locations?|headquarters|standort|arbeitsort|lieu|ubicación|locatie)\s?[:–]\s*(?=\S)/i
const NEXT_LABEL =
  /[.;](?=\s)|\s(?=[A-Z][a-z]+(?: [a-z]+)? ?: )|\s(?=(?:Employment|Start|Contract|Salary|Hiring|URL)\b)/
/** Boards state the location of a remote job there; without line breaks, the description follows immediately. */
const HEADQUARTERS = 40

/** "Location: Remote (UK)" inside the text is a location field. */
function readLabel(sentence: string): Finding[] {
  const label = LABEL.exec(sentence)
  if (!label) return []
  const rest = sentence.slice(label.index + label[0].length).split(NEXT_LABEL)[0] ?? ''
  const field = /headquarters/i.test(label[0]) ? rest.slice(0, HEADQUARTERS) : rest
  if (!SAYS_REMOTE.test(field) && !WORLD_AS_LOCATION.test(field.trim()) && !/^worldwide\b/i.test(field)) return []
  if (/^worldwide\b/i.test(field)) return [worldwide(sentence, 'sentence')]
  return readField(field, false).map((finding) => ({ ...finding, evidence: sentence, source: 'sentence' as const }))
}

const PREFERENCE_AFTER = /[,;(–—-]\s*(?:with )?(?:an? )?(?:strong |slight )?preference (?:for|given|is|to)\b[^.]*/i

export function readSentence(given: string): Finding[] {
  // "Remote within Australia, with a preference for people near Brisbane": the first part is a rule.
  const sentence = given.replace(PREFERENCE_AFTER, '')
  if (IS_A_PREFERENCE.test(sentence) || INTERNAL.test(sentence) || isSeveralRoles(sentence)) return []
  const labelled = readLabel(sentence)
  if (labelled.length > 0) return labelled
  const mentions = findMentions(sentence)
  if (isBothWays(sentence, mentions)) return []
  const stated = mentions.filter(
    (place) =>
      meaningOf(sentence, place) === 'stated' ||
      isOutsideRefused(sentence.slice(0, place.from), sentence.slice(place.to)),
  )
  const isGeneral = !ABOUT_SOME.test(sentence)
  const meant = isGeneral ? stated.filter((place) => isAboutPeople(sentence, place)) : []
  // When one place of a list is meant, all of them are.
  const listed = stated.filter((place) => meant.some((one) => isSameList(sentence, mentions, one, place)))
  const leftOut = mentions.filter(
    (place) =>
      (!place.isCity || place.kind === 'subdivision') &&
      meaningOf(sentence, place) === 'left_out' &&
      !OF_CITIZENS.test(sentence.slice(place.to)) &&
      !UNRELATED_AFTER.test(sentence.slice(place.to)),
  )
  const found = findingsOf(
    { stated: listed, leftOut: EXCLUDES_PEOPLE.test(sentence) ? leftOut : [] },
    sentence,
    'sentence',
  )
  if (found.some(({ mode }) => mode === 'allow')) return found
  return saysWorld(sentence) ? [worldwide(sentence, 'sentence'), ...found] : found
}

/** "Applicants, except US citizens, may need a licence": nobody is left out. */
const OF_CITIZENS = /^ (?:lawful |legal )?(?:permanent )?(?:citizens?|residents|nationals|persons?)\b/i
/** Not for people outside the company. */
const INTERNAL = /\binternal (?:candidates?|applicants?|transfers?|employees)\b/i

/** "Engineer (remote, US); Designer (Oslo); Support (remote, worldwide)": one line for several jobs. */
const ROLE_NAME =
  /\b(?:engineer|developer|designer|support|manager|lead|analyst|scientist|recruiter|marketer|writer)s?\b/gi
const isSeveralRoles = (sentence: string): boolean =>
  (sentence.match(/\bremote\b/gi) ?? []).length > 1 &&
  new Set((sentence.match(ROLE_NAME) ?? []).map((name) => name.toLowerCase().replace(/s$/, ''))).size > 1 &&
  /[;/]|,.*,/.test(sentence)

/** "Except for roles in the UK" alone may be about anything. */
const EXCLUDES_PEOPLE =
  /\b(?:hir(?:e|es|ed|ing)|employ\w*|recruit\w*|candidates?|applicants?|applications?|open (?:to|in|world)|available (?:to|in|for)|remote(?:ly)?|residents?|based|located|live|reside|eligible|accept\w*|consider\w*|support|worldwide|anywhere|payroll|contractors?|offen|Bewerb\w*)\b/i

/** "Employees in the US, contractors outside of the US": everyone is meant, in different ways. */
const isBothWays = (sentence: string, mentions: readonly Mention[]): boolean => {
  if (OR_ABROAD.test(sentence)) return true
  const isOutside = ({ from }: Mention) => /\b(?:outside|elsewhere)(?: of)?(?: the)?\s*$/i.test(sentence.slice(0, from))
  const outside = mentions.filter((one) => one.kind === 'country' && isOutside(one))
  return outside.some((one) => mentions.some((other) => sameCountry(one, other) && !isOutside(other)))
}

/** "Remote in Deutschland oder im Ausland". */
const OR_ABROAD = /\b(?:or|oder) (?:im Ausland|abroad|overseas|elsewhere)\b|\bbased abroad\b/i

const sameCountry = (one: Mention, other: Mention): boolean =>
  one.kind === 'country' && other.kind === 'country' && one.code === other.code

/** "Applicants outside the UK will not be considered" is a list of one. */
const isOutsideRefused = (before: string, after: string): boolean =>
  OUTSIDE_BEFORE.test(before) && REFUSED_AFTER.test(after)

function isAboutPeople(sentence: string, { from, to, isCity, isAdjective }: Mention): boolean {
  const [before, after] = [sentence.slice(0, from), sentence.slice(to)]
  if (NOT_OUTSIDE.test(before) || isOutsideRefused(before, after)) return true
  if (UNRELATED_AFTER.test(after) && !COMMUTE.test(before)) return false
  if (/\bnon[- ]$/i.test(before) || OF_CLEARANCES.test(before) || (isPlainJob(before) && !SAYS_REMOTE.test(sentence)))
    return false
  if (GETS_AFTER.test(after) || APPLIES_BEFORE.test(before) || /^ checks?\b/i.test(after)) return false
  if (COMMUTE.test(before)) return !OF_STAFF.test(before)
  if (UNRELATED_BEFORE.test(before)) return false
  if (CONDITION_BEFORE.test(before)) return false
  if (!isCity && PEOPLE_AFTER.test(after) && !(isAdjective && /^\s*only/i.test(after))) return true
  if (!isCity && MUST_BE.test(before) && IS_PERSON.test(after)) return true
  if (!isCity && HOLDS_BEFORE.test(before) && PERMISSION_AFTER.test(after)) return true
  if (isAdjective) return false
  const phrase = before.replace(/\([^()]{0,80}\)/g, ' ').replace(GAP_BEFORE, '')
  if (OF_FOREIGN_COMPANY.test(phrase)) return false
  if (FOREIGN_PLACED.test(phrase)) {
    const subject = beforeMatch(phrase, FOREIGN_PLACED)
    if (STARTS_ITEM.test(subject) ? /^[^.;]{0,40},\s*\p{L}/u.test(after) : !FOREIGN_SUBJECT.test(subject)) return false
  }
  if (isCity && FOREIGN_WORKPLACE.test(phrase) && !FOREIGN_YOU.test(before)) return false
  if (isCity && PEOPLE_BEFORE.test(phrase) && !LIVES.test(PEOPLE_BEFORE.exec(phrase)?.[0] ?? '')) return false
  if (TEAM_INSIDE.test(PEOPLE_BEFORE.exec(phrase)?.[0] ?? '')) return false
  if (PEOPLE_BEFORE.test(phrase)) {
    const subject = beforeMatch(phrase, PEOPLE_BEFORE)
    return !OUTSIDERS.test(subject) || /\band $/.test(subject)
  }
  if (!isCity && ROLE_BEFORE.test(phrase)) return !OTHERS.test(beforeMatch(phrase, ROLE_BEFORE))
  if (!PLACED_BEFORE.test(phrase)) return false
  const subject = beforeMatch(phrase, PLACED_BEFORE)
  // "Based in Helsinki, this role …" and "Based in Lyon (69003)" name the office, as does a city without a person.
  if (STARTS_ITEM.test(subject)) return !isCity && !STARTS_COMPANY.test(after) && !isManyCities(sentence)
  // "You will be in Prague or Brno": the office one is hired for.
  if (isCity && (WILL_BE_IN.test(phrase) || NAMES_JOB.test(subject))) return false
  // "You report to the head of design, who is located in Oslo", "you join a team …, located in Oslo".
  if (REPORTS_TO.test(subject) || (isCity && /,\s*$/.test(subject))) return false
  // "A team of 200 people, based in Paris".
  if (/,\s*$/.test(subject) && OTHERS.test(subject.slice(-90).replaceAll(/[,.]/g, ' '))) return false
  if (NAMED_SUBJECT.test(subject) || MANAGES.test(subject)) return false
  return (isCity ? PERSONAL_SUBJECT : SUBJECT).test(isCity ? ofClause(subject) : subject) && !OTHERS.test(subject)
}

/** "Q clearances require US citizenship", which not every job needs. */
const OF_CLEARANCES = /\bclearances? (?:\w+ )?(?:requires?|(?:are|is) (?:only )?granted to) $/i
/** "An opportunity in the UK": where the office is. */
const isPlainJob = (before: string): boolean =>
  /\b(?:role|position|job|opportunity|vacancy)(?: opportunity)? in(?: the)? $/i.test(before) &&
  !/\b(?:open|only|must|limited|restricted|available|eligible)\b/i.test(before)

/** "You will grow our business (role based in Monterrey)". */
const ofClause = (subject: string): string => subject.slice(subject.lastIndexOf('(') + 1)

/** Looking for people "in Austin" names an office; people who live, may work or can travel there are meant themselves. */
const LIVES =
  /\b(?:based|located|living|live|residing|reside\w*|residen\w+|citizens?|work|permit|authori[sz]\w+|commut\w+|within|only|lebst|wohn\w*|ansässig|leben|vivre|vivez|habit\w+|viv\w+|mor\w+|woon\w*|domicili\w+|radicad\w+)\b/i
/** "Several of our employees commute from Ann Arbor". */
const OF_STAFF =
  /\b(?:our|some|most|many|several) (?:of (?:our|the|us) )?(?:\w+ )?(?:employees|people|colleagues|staff|us)\b/i
/** "Managing 35 people based in". */
const MANAGES = /\b(?:manag|lead|supervis|coach|mentor)(?:e|es|ing|s)?\b[^,;.]{0,40}$/i
/** A list of offices. */
const isManyCities = (sentence: string): boolean => {
  const cities = findMentions(sentence).filter(({ isCity }) => isCity)
  return new Set(cities.map((city) => (city.kind === 'area' ? '' : city.code.slice(0, 2)))).size > 2
}

/** "A drug screen (applicable in the US only)". */
const APPLIES_BEFORE = /\bapplicable (?:only )?(?:in|to|for)\b[^.;()]{0,60}$/i
/** What some of the people get: "candidates in Peru receive a laptop". */
const GETS_AFTER =
  /^\)?,? (?:(?:will|also|can) )*(?:get|gets|receive|receives|enjoy|earn|are entitled|are offered|are paid|benefit from)\b/i
const REPORTS_TO = /\breport(?:s|ing)? (?:\w+ )?(?:in)?to\b/i
const WILL_BE_IN = /\b(?:you(?:['’]ll| will| would)|your team will) be in\s*$/i

/** "We need someone to fill a position based in Omaha". */
const NAMES_JOB = /\b(?:role|position|job|opportunity)\s*$/i

const MUST_BE =
  /\b(?:must|need to|have to|required to) (?:already |currently |also )?be(?: an?)?(?: legal)?(?: (?:eligible|qualified))?\s*$/i
/** "Please ensure you have full UK working rights", "you hold a valid German work permit". */
const HOLDS_BEFORE =
  /\b(?:have|hold|possess|with|need)(?: (?:an?|the|full|valid|existing|current|unrestricted|legal|permanent))*\s*$/i
const PERMISSION_AFTER =
  /^ (?:work(?:ing)? (?:rights|permit|authori[sz]ation|visa|eligibility)|rights? to work|citizenship|residen(?:cy|ce)(?: permit)?)\b/i
const IS_PERSON = /^(?:[-–]\s?based\b| (?:residents?|persons?)\b)/i
const COMMUTE =
  /\bcommut(?:e|ing|able)\b(?: (?:daily|distance|from))*(?: \([^()]{0,60}\))? (?:to|of|from)\b[^.;,]{0,45}$/i
const GAP_BEFORE =
  /\s*(?:(?:the|either|one of|any of|contiguous|continental|mainland|lower 48|der|den|die|la|le|el|de|our|greater|either of|countries of|following|(?:approved |eligible |listed )?(?:states|countries|locations|provinces|regions|cities):?|following:)\s+)*$/i

const beforeMatch = (text: string, pattern: RegExp): string => text.slice(0, pattern.exec(text)?.index ?? 0)

function isSameList(sentence: string, mentions: readonly Mention[], one: Mention, other: Mention): boolean {
  const [first, last] = one.from <= other.from ? [one, other] : [other, one]
  const between = mentions.filter(({ from }) => from >= first.from && from <= last.from)
  return between.every((place, at) => {
    const next = between[at + 1]
    return next === undefined || LIST_GAP.test(sentence.slice(place.to, next.from))
  })
}

const saysWorld = (sentence: string): boolean =>
  namesWorld(sentence) && !NEGATES_WORLD.test(sentence) && !restrictsWorld(sentence)

const namesWorld = (sentence: string): boolean =>
  !NOT_ABOUT_HIRING.test(sentence) &&
  !IS_A_PRODUCT.test(sentence) &&
  SAYS_WORLD.some((pattern) => pattern.test(sentence))

/** A worldwide job is ruled out, which is not a rule by itself. */
export const deniesWorld = (sentence: string): boolean => namesWorld(sentence) && NEGATES_WORLD.test(sentence)
