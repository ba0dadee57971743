// What one line of a posting says about who may apply. A rule needs a place and a subject: the person, the candidate, the role, or a
// company that hires. A place alone, or one that belongs to the company, its team or its customers, says nothing.

import { meaningOf } from '../places/negated-places.ts'
import { findMentions, type Mention } from '../places/place-mentions.ts'
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
import { type Finding, findingsOf, worldwide } from './findings.ts'
import { readField, SAYS_REMOTE } from './location-field.ts'

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
