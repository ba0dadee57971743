// Whether a job requires the right to work, or sponsors visas.

import type { WorkAuthorization } from '#shared/features/jobs/jobs/job-terms.ts'
import { isWaived } from '../places/negated-places.ts'

/** Requirements that may be negated: "you do not need a work permit". */
const DEMANDS = [
  /\b(?:must|need|required?|have|hold|possess|with|valid|existing)\b[^.;]{0,50}\b(?:right to work|work (?:permit|authori[sz]ation|visa)|(?:authori[sz]ed|eligible|eligibility|entitled|permitted|allowed) (?:to (?:legally )?work|for employment)|legal(?:ly)? (?:right|authori[sz]ation|entitled|authori[sz]ed|eligible|able|permitted) to work)/i,
  /\b(?:citizens?|permanent residents?)\b[^.;]{0,30}\bonly\b/i,
  /\bonly\b[^.;]{0,30}\b(?:citizens?|permanent residents?)\b/i,
]
/** Requirements phrased as a negation. */
const REFUSES_SPONSORSHIP = [
  /\b(?:cannot|can ?not|can['’]t|unable to|not able to|do(?:es)? not|don['’]t|not|no)\b[^.;]{0,40}\b(?:sponsor(?:ship)?\b|visa support)/i,
  /\bwithout (?:the need for |needing |requiring )?(?:visa |employer )?sponsorship\b/i,
]

const SPONSORS_RELOCATION =
  /\brelocation (?:support|assistance|package|help|bonus|budget|is (?:supported|offered|provided|covered)|provided|offered|available)|\b(?:help|support|assist)(?: you)?(?: with| to)? (?:relocat\w+|mov(?:e|ing) (?:to|here))/i

const SPONSORS_VISA =
  /\bvisa (?:sponsorship|support)\b|\b(?:we|can|will|do|able to|happy to) (?:also )?(?:offer |provide )?sponsor(?:s|ship)?\b[^.;]{0,30}\b(?:visas?|work permits?)\b|\bsponsorship (?:is )?(?:available|offered|provided|possible)\b/i

const NONE_NEEDED =
  /\bno (?:work )?(?:visa|permit|work permit|work authori[sz]ation) (?:is )?(?:needed|required|necessary)\b/i

const NEGATED = /\b(?:no|not|cannot|can['’]t|unable|don['’]t|without|unfortunately)\b/i

function requiresRightToWork(sentence: string): boolean {
  if (REFUSES_SPONSORSHIP.some((pattern) => pattern.test(sentence))) return true
  return DEMANDS.some((pattern) => {
    const demand = pattern.exec(sentence)
    return demand !== null && !isWaived(sentence, { from: demand.index, to: demand.index + demand[0].length })
  })
}

type WorkAuthorizationReading = { workAuthorization: WorkAuthorization | null; evidence: string | null }

/** A requirement outweighs an offer: "we sponsor, but only those who …" is rare, boilerplate about support is not. */
export function readWorkAuthorization(sentences: readonly string[]): WorkAuthorizationReading {
  const rules: [WorkAuthorization, (sentence: string) => boolean][] = [
    ['none_needed', (sentence) => NONE_NEEDED.test(sentence)],
    ['must_hold', requiresRightToWork],
    ['sponsor_visa', (sentence) => SPONSORS_VISA.test(sentence) && !NEGATED.test(sentence)],
    ['sponsor_relocation', (sentence) => SPONSORS_RELOCATION.test(sentence) && !NEGATED.test(sentence)],
  ]
  for (const [workAuthorization, says] of rules) {
    const evidence = sentences.find(says)
    if (evidence !== undefined) return { workAuthorization, evidence }
  }
  return { workAuthorization: null, evidence: null }
}
