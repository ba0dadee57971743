// A case in an operator queue. Its texts come from the server, so that a new queue needs no change in the console.

import { z } from 'zod'
import { id } from './kit/ids.ts'

const instant = z.iso.datetime()

const caseTones = ['neutral', 'warn', 'bad'] as const

export const caseSummary = z.object({
  id,
  title: z.string(),
  /** Kind and owner of the subject, e.g. "Job · Fjordpay". */
  about: z.string(),
  kind: z.object({ label: z.string(), tone: z.enum(caseTones) }),
  waitingSince: instant,
})
export type CaseSummary = z.output<typeof caseSummary>

const checkStates = ['ok', 'warn', 'bad', 'unknown'] as const
export type CheckState = (typeof checkStates)[number]

const evidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quote'), text: z.string(), source: z.string() }),
  z.object({ kind: z.literal('statement'), name: z.string(), label: z.string(), text: z.string(), at: instant }),
  z.object({ kind: z.literal('check'), label: z.string(), text: z.string(), state: z.enum(checkStates) }),
  z.object({ kind: z.literal('link'), label: z.string(), href: z.string() }),
  // Opened on request only: each look is recorded.
  z.object({ kind: z.literal('picture'), label: z.string(), href: z.string() }),
])
export type Evidence = z.output<typeof evidence>

const choice = z.object({
  id: z.string(),
  label: z.string(),
  consequence: z.string(),
  needsReason: z.boolean(),
})
export type CaseChoice = z.output<typeof choice>

/** One key of the keyboard each. */
export const MAX_CHOICES = 4

export const caseFile = caseSummary.extend({
  /** The version shown. Decisions send it back, so that they never apply to a newer one. */
  version: z.string(),
  evidence: z.array(evidence),
  choices: z.array(choice).max(MAX_CHOICES),
})
export type CaseFile = z.output<typeof caseFile>
