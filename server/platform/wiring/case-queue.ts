// A queue of the operator console. Features list theirs in X.feature.ts; the console needs no change for a new one.

import type { I18n } from '@lingui/core'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { CaseFile, CaseSummary } from '#shared/operator-case.ts'
import type { Db } from '../db/database.ts'
import type { Platform } from '../platform.ts'

export type QueueFigures = { waiting: number; late: number; oldestAt: Date | null }

export type DecisionOnCase = {
  operator: Viewer
  caseId: Id
  choice: string
  /** '' if the choice needs none. */
  reason: string
  /** Throws `status_changed_meanwhile` unless the case still has it. */
  version: string
}

export type CaseSource = {
  /** Cases show private data, so every view is recorded. */
  isPrivate: boolean
  /** Longest waiting first. */
  list(db: Db, page: { after: Id | undefined; limit: number }, i18n: I18n): Promise<CaseSummary[]>
  /** Null if the case is not, or no longer, in the queue. */
  show(db: Db, caseId: Id, i18n: I18n, platform: Platform): Promise<CaseFile | null>
  /** Choices that take effect only when a second operator takes the same decision. */
  needsSecond?: readonly string[]
  /** Throws if this operator may not decide so, for example because a second person has to. */
  ensureMayDecide?(db: Db, decision: Pick<DecisionOnCase, 'operator' | 'caseId' | 'choice'>): Promise<void>
  /** Records what it does in the audit log. */
  decide(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void>
}

export type CaseQueue = {
  /** Part of its address in the API. */
  name: string
  title(i18n: I18n): string
  href: string
  promisedHours: number
  /** Must run a single query. */
  summarize(db: Db, lateBefore: Date): Promise<QueueFigures>
  /** Null if the queue has its own screen instead of the common one. */
  cases: CaseSource | null
}
