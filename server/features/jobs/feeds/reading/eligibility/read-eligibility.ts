// Reads from a job who may apply. Only what is stated counts: a post that names no place stays unknown. The line it was read from
// is kept, so that everyone can judge the reading; of two lines that contradict each other, both.

import {
  type Eligibility,
  isAtOffice,
  MAX_EVIDENCE,
  type StatedWorkplace,
} from '#shared/features/jobs/jobs/job-terms.ts'
import { common, countriesIn, isApart, isNamed, isWithin, joinAreas, without } from '../places/area.ts'
import { findMentions } from '../places/place-mentions.ts'
import { findPlaces } from '../places/place-names.ts'
import { boundLine, boundLines } from '../sentences.ts'
import { deniesWorld, readSentence } from './applicant-rules.ts'
import { excludesHome, namesHome, namesRemoteHome, officesOfRole } from './doubtful-places.ts'
import type { Finding } from './findings.ts'
import { isOfficeLine, readField } from './location-field.ts'
import { readWorkAuthorization } from './read-work-authorization.ts'

export type EligibilityText = {
  /** The location field of the feed: "Remote (US only)", "Berlin, Germany". */
  locations: readonly string[]
  /** Null when the feed does not say. */
  workplace: StatedWorkplace | null
  title: string
  sentences: readonly string[]
}

type Choice = Finding | { mode: 'unknown'; evidence: string } | null

export function readEligibility(given: EligibilityText): Eligibility {
  const text = {
    ...given,
    locations: boundLines(given.locations),
    title: boundLine(given.title),
    sentences: boundLines(given.sentences),
  }
  const isRemote = text.workplace === 'remote'
  const fields = text.locations.flatMap((line) => readField(line, isRemote))
  const named = partsOf(text.title).flatMap((part) =>
    /\bremote\b|\bworldwide\b/i.test(part) ? readField(part, false) : [],
  )
  // In an on-site job "work from anywhere" means something else.
  const isOfficeJob = text.workplace !== null && isAtOffice(text.workplace)
  const isDenied = text.sentences.some(deniesWorld)
  const findings = [...withTitle(joined(fields), joined(named)), ...text.sentences.flatMap(readSentence)].filter(
    ({ mode }) => mode !== 'worldwide' || !(isOfficeJob || isDenied),
  )
  const chosen = unlessElsewhere(unlessRestricted(choose(findings), text), text)
  const leftOut = findings.find(({ area }) => area.excludedSubdivisions.length > 0)
  const { workAuthorization, evidence: authorizationLine } = readWorkAuthorization(text.sentences)
  const area = isFinding(chosen) ? chosen.area : null
  return {
    mode: chosen?.mode ?? 'unknown',
    countries: area?.countries ?? [],
    regions: area?.regions ?? [],
    excludedSubdivisions: [...new Set(findings.flatMap((one) => one.area.excludedSubdivisions))],
    workAuthorization,
    residenceRequired: chosen?.mode === 'allow',
    evidence: (chosen ?? leftOut)?.evidence.slice(0, MAX_EVIDENCE) ?? authorizationLine,
  }
}

/** "Acme | Engineer | Remote (US)", "Engineer EMEA (remote in the UK)": what is in brackets is more exact. */
function partsOf(title: string): string[] {
  const inside = [...title.matchAll(/\(([^()]{1,80})\)/g)].map(([, text = '']) => text)
  const exact = inside.filter((text) => /\bremote\b/i.test(text) && findPlaces(text).length > 0)
  return exact.length > 0 ? exact : [...title.split(/\|| [-–—] /), ...inside]
}

/** The title and the location are about the same people, so only those whom both name can be sure. */
function withTitle(fields: readonly Finding[], named: readonly Finding[]): Finding[] {
  const [field, name] = [fields, named].map((all) => all.find(({ mode }) => mode === 'allow'))
  if (!field || !name) return [...named, ...fields]
  const others = [...fields, ...named].filter((one) => one !== field && one !== name)
  const evidence = [...new Set([field.evidence, name.evidence])].join('; ')
  return isApart(field.area, name.area)
    ? others
    : [{ ...field, area: common(field.area, name.area), evidence }, ...others]
}

/** Several location fields form one list. */
function joined(findings: readonly Finding[]): Finding[] {
  const all = findings.filter(({ mode }) => mode === 'allow')
  const [first] = all
  if (!first) return [...findings]
  const evidence = [...new Set(all.map((one) => one.evidence))].join('; ')
  return [
    { ...first, area: joinAreas(all.map((one) => one.area)), evidence },
    ...findings.filter(({ mode }) => mode !== 'allow'),
  ]
}

const contradiction = (one: { evidence: string }, other: { evidence: string }): Choice => ({
  mode: 'unknown',
  evidence: [one, other].map(({ evidence }) => evidence.slice(0, MAX_EVIDENCE / 2 - 2)).join(' … '),
})

/** Words of a rule that is not understood, where a place is named or a list of places is meant. */
const RESTRICTS =
  /\b(?:must|only|required?|need(?:s)? to|have to|eligible|authori[sz]ed|authori[sz]ation|citizens?|citizenship|clearance|right to work|residents?|cannot|can['’]t|unable to|limited to|restricted)\b/i
const LISTED_PLACES =
  /\b(?:following|listed|eligible|approved|supported|certain|select(?:ed)?|specific) (?:countries|states|locations|regions)\b|\b(?:countries|states|locations) (?:where|in which|listed|below)\b/i

/** A job is worldwide only if no sentence may say otherwise. */
function unlessRestricted(chosen: Choice, { locations, title, sentences }: EligibilityText): Choice {
  if (chosen?.mode !== 'worldwide') return chosen
  // Boards write "Anywhere" even of a "Creative Strategist Philippines".
  if (chosen.evidence !== title && findMentions(title).length > 0 && !/\b(?:remote|worldwide|global)/i.test(title))
    return contradiction(chosen, { evidence: title })
  // "Work from anywhere" is a perk where an office is named, unless it is said of those who apply.
  const isPerk = chosen.source === 'sentence' && !OF_APPLICANTS.test(chosen.evidence)
  const office = isPerk ? locations.find(isOfficeLine) : undefined
  if (office !== undefined) return contradiction({ evidence: office }, chosen)
  const restriction = sentences.find(
    (sentence) =>
      sentence !== chosen.evidence &&
      ((RESTRICTS.test(sentence) && (LISTED_PLACES.test(sentence) || namesHome(sentence))) ||
        namesRemoteHome(sentence) ||
        excludesHome(sentence)),
  )
  return restriction === undefined ? chosen : contradiction(chosen, { evidence: restriction })
}

/** A board says "Remote US", the text "available at our offices in Pune". */
function unlessElsewhere(chosen: Choice, { sentences }: EligibilityText): Choice {
  if (!isFinding(chosen) || chosen.source !== 'field' || chosen.mode !== 'allow') return chosen
  const covered = new Set(countriesIn(chosen.area))
  const elsewhere = sentences.find((sentence) => {
    const offices = officesOfRole(sentence)
    return offices.length > 0 && !offices.some((country) => covered.has(country))
  })
  return elsewhere === undefined ? chosen : contradiction(chosen, { evidence: elsewhere })
}

/** "We hire worldwide" is general, "this role is limited to Spain" is not. */
const isStrict = ({ source, evidence }: Finding): boolean =>
  source === 'sentence' && /\b(?:only|limited|restricted|must|required|cannot|unable)\b/i.test(evidence)

const OF_APPLICANTS =
  /\b(?:candidates?|applicants?|applications?|appl(?:y|ied)|hir(?:e|ing)|recruit\w*|open to|position|role)\b/i

/** A sentence outweighs a field, and a narrower list a wider one. */
function choose(findings: readonly Finding[]): Choice {
  const lists = findings.filter(({ mode, area }) => mode === 'allow' && isNamed(area))
  const excluded = findings.find(({ mode, area }) => mode === 'deny' && isNamed(area))
  const worlds = findings.filter(({ mode }) => mode === 'worldwide')
  const world = worlds.find(({ source }) => source === 'sentence') ?? worlds[0]
  const list = chooseList(lists)
  if (!isFinding(list)) return list ?? excluded ?? world ?? null
  // Beside a list, "work from anywhere in the world" is a perk, unless it is said of those who apply.
  const isWorldMeant = world?.source === 'sentence' && OF_APPLICANTS.test(world.evidence)
  if (isWorldMeant && !isStrict(list)) return contradiction(list, world)
  return excluded ? { ...list, area: without(list.area, excluded.area) } : list
}

function chooseList(lists: readonly Finding[]): Choice {
  const [first, ...others] = lists.filter(({ source }) => source === 'sentence')
  const field = lists.find(({ source }) => source === 'field') ?? null
  if (!first) return field
  const rule = others.reduce<Choice>((chosen, next) => (isFinding(chosen) ? narrower(chosen, next) : chosen), first)
  const isContradicted = isFinding(rule) && field && isApart(rule.area, field.area)
  return isContradicted ? contradiction(field, rule) : rule
}

const isFinding = (choice: Choice): choice is Finding => choice !== null && choice.mode !== 'unknown'

function narrower(rule: Finding, next: Finding): Choice {
  if (isApart(rule.area, next.area)) return contradiction(rule, next)
  if (isWithin(rule.area, next.area)) return rule
  return isWithin(next.area, rule.area) ? next : { ...rule, area: common(rule.area, next.area) }
}
