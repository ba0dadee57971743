// A case that waits for an operator, as the queues of the features describe it. Texts come from the server, so that the console
// needs no change for a new queue.

import { z } from 'zod'
import { id } from './kit/ids.ts'

const instant = z.iso.datetime()

const caseTones = ['neutral', 'warn', 'bad'] as const

export const caseSummary = z.object({
  id,
  title: z.string(),
  /** What it is, and whose. */
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
  /** What was read; a decision names it, so that it does not apply to a later version. */
  version: z.string(),
  evidence: z.array(evidence),
  choices: z.array(choice).max(MAX_CHOICES),
})
export type CaseFile = z.output<typeof caseFile>
