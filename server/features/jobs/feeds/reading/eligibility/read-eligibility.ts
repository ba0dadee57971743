// Reads from a job who may apply. Only what is stated counts: a post that names no place stays unknown. The line it was read from
// is kept, so that everyone can judge the reading; of two lines that contradict each other, both.

import {
  type Eligibility,
  isAtOffice,
  MAX_EVIDENCE,
  type StatedWorkplace,
} from '#shared/features/jobs/jobs/job-terms.ts'
import { common, isApart, isNamed, isWithin, joinAreas, without } from '../places/area.ts'
import { boundLine, boundLines } from '../sentences.ts'
import { deniesWorld, type Finding, readField, readSentence } from './applicant-rules.ts'
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
  const fields = [
    ...text.locations.flatMap((line) => readField(line, isRemote)),
    ...partsOf(text.title).flatMap((part) => (/\bremote\b|\bworldwide\b/i.test(part) ? readField(part, false) : [])),
  ]
  // In an on-site job "work from anywhere" means something else.
  const isOfficeJob = text.workplace !== null && isAtOffice(text.workplace)
  const isDenied = text.sentences.some(deniesWorld)
  const findings = [...joined(fields), ...text.sentences.flatMap(readSentence)].filter(
    ({ mode }) => mode !== 'worldwide' || !(isOfficeJob || isDenied),
  )
  const chosen = choose(findings)
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

/** "Acme | Engineer | Remote (US)", "Engineer (worldwide, remote) - Payments". */
const partsOf = (title: string): string[] => [
  ...title.split(/\|| [-–—] /),
  ...[...title.matchAll(/\(([^()]{1,80})\)/g)].map(([, inside = '']) => inside),
]

/** Several location fields form one list. */
function joined(findings: readonly Finding[]): Finding[] {
  const all = findings.filter(({ mode }) => mode === 'allow')
  const fields = all.filter(({ source }) => source === 'field')
  const lists = fields.length > 0 ? fields : all
  const [first] = lists
  if (!first) return [...findings]
  const evidence = [...new Set(lists.map((one) => one.evidence))].join('; ')
  return [
    { ...first, area: joinAreas(lists.map((one) => one.area)), evidence },
    ...findings.filter(({ mode }) => mode !== 'allow'),
  ]
}

const contradiction = (one: Finding, other: Finding): Choice => ({
  mode: 'unknown',
  evidence: [one, other].map(({ evidence }) => evidence.slice(0, MAX_EVIDENCE / 2 - 2)).join(' … '),
})

/** "We hire worldwide" is general, "this role is limited to Spain" is not. */
const isStrict = ({ source, evidence }: Finding): boolean =>
  source === 'sentence' && /\b(?:only|limited|restricted|must|required|cannot|unable)\b/i.test(evidence)

/** A sentence outweighs a field, and a narrower list a wider one. */
function choose(findings: readonly Finding[]): Choice {
  const lists = findings.filter(({ mode, area }) => mode === 'allow' && isNamed(area))
  const excluded = findings.find(({ mode, area }) => mode === 'deny' && isNamed(area))
  const worlds = findings.filter(({ mode }) => mode === 'worldwide')
  const world = worlds.find(({ source }) => source === 'sentence') ?? worlds[0]
  const list = chooseList(lists)
  if (!isFinding(list)) return list ?? excluded ?? world ?? null
  if (world && list.source === 'office') return excluded ?? world
  if (world?.source === 'sentence' && !isStrict(list)) return contradiction(list, world)
  return excluded ? { ...list, area: without(list.area, excluded.area) } : list
}

function chooseList(lists: readonly Finding[]): Choice {
  const [first, ...others] = lists.filter(({ source }) => source === 'sentence')
  const field = lists.find(({ source }) => source !== 'sentence') ?? null
  if (!first) return field
  const rule = others.reduce<Choice>((chosen, next) => (isFinding(chosen) ? narrower(chosen, next) : chosen), first)
  const isContradicted = isFinding(rule) && field?.source === 'field' && isApart(rule.area, field.area)
  return isContradicted ? contradiction(field, rule) : rule
}

const isFinding = (choice: Choice): choice is Finding => choice !== null && choice.mode !== 'unknown'

function narrower(rule: Finding, next: Finding): Choice {
  if (isApart(rule.area, next.area)) return contradiction(rule, next)
  if (isWithin(rule.area, next.area)) return rule
  return isWithin(next.area, rule.area) ? next : { ...rule, area: common(rule.area, next.area) }
}
