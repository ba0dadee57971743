// What a negation does to a place. "We do not hire in France" excludes France; "you do not need to live in France" says nothing
// about it, and neither do double or unrecognised negations: unknown is better than a wrong list.

import { EXCLUDES, EXCLUDES_IN_LOCATION, NOT_OUTSIDE } from '../eligibility/eligibility-patterns.ts'
import type { PlaceMention } from './place-names.ts'

/** In Portuguese "no" after a verb is "in the". */
const NOT =
  "(?:not|(?<!\\b(?:mor|viv|resid|trabalh)\\w* )no|never|cannot|cant|dont|nicht|keine?n?|pas|niet|geen|não|\\w+n['’]t)"

/** "Not only in Spain", "not limited to Europe": the list is open-ended. */
const WIDENS = new RegExp(
  `\\b${NOT}(?: \\w+){0,3} (?:only|just|solely|exclusively|merely|limit(?:ed|ing)?|restrict(?:ed|ing)?|confined|tied|bound)\\b`,
  'i',
)

/** Requirements that are waived. */
const WAIVES = new RegExp(
  `\\b${NOT}(?: \\w+){0,3}? (?:need(?:s|ed)?|have to|has to|requir(?:e|es|ed|ement)|necessary|necessarily|mandatory|must|ask|expect|insist)\\b|\\bneed(?: not|n['’]t)\\b|\\bwithout (?:having|needing|being|holding)\\b`,
  'i',
)

/** Follows a waived requirement, a rejection, or an extra welcome: "living in Spain is not required". */
const DENIED_AFTER =
  /^(?:(?!\b(?:others?|anyone|those|applications?|we|you|visas?|sponsor\w*|relocat\w+|outside|elsewhere|but)\b)[^.;]){0,80}?\b(?:(?:is|are|will|would|can|may)(?: not|n['’]t)|not|cannot|can['’]t|won['’]t|no)(?: (?:be|currently|strictly|necessarily|an?|longer))* (?:required|necessary|needed|must|mandatory|requirement|considered|accepted|eligible|apply|hired|employed|supported|permitted|allowed)\b|^[^.;,]{0,40}\b(?:(?:is|are) (?:optional|excluded)|ineligible|(?:also|equally|especially) (?:welcome|encouraged))\b/i

/** Anything that may negate a place. */
const NEGATES = new RegExp(
  `\\b(?:${NOT}(?!-)|nobody|none|neither|nor|unable|unless|rather than|instead of|whether|regardless|irrespective|(?<!(?:only|considered|accepted|welcome) )if|without(?! [^,;]{0,30}sponsor))(?![\\w-])`,
  'i',
)

const SUBJECT =
  '(?:and |so |then |therefore )?(?:we|you|this|it|candidates?|applicants?|all|must|remote|only|open to|please)\\b'
/** Starts a new clause, which an earlier "not" does not reach. */
const NEW_CLAUSE = new RegExp(
  [
    ';',
    // Does not match the periods of "U.S.".
    '(?<=[a-z]{2}|\\))[.!?] ',
    '\\bbut\\b(?! (?:not|also)\\b)',
    '\\b(?:however|as long as|provided)\\b',
    `[,:(]\\s*${SUBJECT}|\\s[-–—]\\s*${SUBJECT}`,
    '(?:\\(| [-–—] )(?=[^()]*\\bonly\\b)',
    '\\b(?:and|so) (?:we|you|candidates?|applicants?|must|is|are|cannot|can|do)\\b',
  ].join('|'),
  'gi',
)

function clauseBefore(text: string, at: number): string {
  const starts = [...text.matchAll(NEW_CLAUSE)].map(({ index }) => index)
  return text.slice(starts.findLast((start) => start < at) ?? 0, at)
}

export type PlaceMeaning = 'stated' | 'left_out' | 'nothing'

export function meaningOf(text: string, { from, to }: Pick<PlaceMention, 'from' | 'to'>): PlaceMeaning {
  if (WIDENS.test(text) || DENIED_AFTER.test(text.slice(to))) return 'nothing'
  // "Not outside the EU" excludes the rest of the world, so the EU is an allow list.
  if (NOT_OUTSIDE.test(text.slice(0, from))) return 'stated'
  const clause = clauseBefore(text, from)
  const excludes = EXCLUDES.exec(clause)?.[0]
  const rest = excludes === undefined ? clause : clause.replace(excludes, ' ')
  if (NEGATES.test(rest) || EXCLUDES.test(rest) || /\boutside\b/i.test(rest)) return 'nothing'
  if (excludes === undefined) return 'stated'
  return /\b(?:sponsor|visa)/i.test(text.slice(text.indexOf(excludes))) ? 'nothing' : 'left_out'
}

/** In a location field everything after the first excluded place is excluded, too. */
export function meaningsInLocation(line: string, places: readonly PlaceMention[]): Map<PlaceMention, PlaceMeaning> {
  const leftOut = places.find(({ from }) => EXCLUDES_IN_LOCATION.test(line.slice(0, from)))
  return new Map(
    places.map((place) => [place, leftOut && place.from >= leftOut.from ? 'left_out' : meaningOf(line, place)]),
  )
}

/** Whether the requirement is waived by what precedes it or by the sentence as a whole. */
export const isWaived = (sentence: string, { from, to }: { from: number; to: number }): boolean =>
  WAIVES.test(`${clauseBefore(sentence, from)}${sentence.slice(from, to)}`) ||
  WIDENS.test(sentence) ||
  DENIED_AFTER.test(sentence.slice(to))
