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
  /** What operators see is private, so every look at a case is recorded. */
  isPrivate: boolean
  /** Longest waiting first. */
  list(db: Db, page: { after: Id | undefined; limit: number }, i18n: I18n): Promise<CaseSummary[]>
  /** Null when it does not wait (any more). */
  show(db: Db, caseId: Id, i18n: I18n): Promise<CaseFile | null>
  /** Records what it does in the audit log. */
  decide(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void>
}

export type CaseQueue = {
  /** Part of its address in the API. */
  name: string
  title(i18n: I18n): string
  href: string
  promisedHours: number
  /** In one query. */
  summarize(db: Db, lateBefore: Date): Promise<QueueFigures>
  /** Null if its cases are handled on a screen of their own. */
  cases: CaseSource | null
}
