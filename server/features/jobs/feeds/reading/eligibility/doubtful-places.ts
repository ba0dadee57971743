// Lines that do not say who may apply, but make a wider statement doubtful: they name another place.

import { findMentions } from '../places/place-mentions.ts'
import { ABOUT_SOME, IS_A_PREFERENCE, UNRELATED_AFTER, UNRELATED_BEFORE } from './eligibility-patterns.ts'

/** "Freelance | Remote (EU)" somewhere in a text without line breaks. */
export const namesRemoteHome = (sentence: string): boolean =>
  findMentions(sentence).some(
    ({ from, to }) =>
      /\bremote(?:ly)? ?[(:|–—-] ?$/i.test(sentence.slice(0, from)) && !UNRELATED_AFTER.test(sentence.slice(to)),
  )

/** "Location: outside of the US": somebody is left out. */
export const excludesHome = (sentence: string): boolean =>
  /\b(?:locations?|candidates?|applicants?|based|located|reside)\b/i.test(sentence) &&
  findMentions(sentence).some(({ from }) => /\boutside(?: of)?(?: the)? $/i.test(sentence.slice(0, from)))

/** "The role is open at our offices in Pune": where the job is, whatever the board says. */
export const officesOfRole = (sentence: string): string[] =>
  OFFICES_OF_ROLE.test(sentence)
    ? findMentions(sentence).flatMap((place) => (place.isCity && place.kind !== 'area' ? [place.code.slice(0, 2)] : []))
    : []
const OFFICES_OF_ROLE =
  /\b(?:role|position|job)\b (?:is|will be)(?: \w+){0,3} (?:at|in|from|out of) (?:one of )?our(?: \w+){0,2} offices?\b/i

/** A country or region in which someone is, as opposed to one whose time, market or customers are meant. */
export const namesHome = (sentence: string): boolean =>
  !ABOUT_SOME.test(sentence) &&
  !IS_A_PREFERENCE.test(sentence) &&
  findMentions(sentence).some(
    ({ isCity, from, to }) =>
      !isCity && !UNRELATED_AFTER.test(sentence.slice(to)) && !UNRELATED_BEFORE.test(sentence.slice(0, from)),
  )
