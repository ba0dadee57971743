// Listing, opening and claiming operator cases.

import type { I18n } from '@lingui/core'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CaseQueue, CaseSource } from '#server/platform/wiring/case-queue.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ListedCase, ShownCase } from '#shared/features/base/operations/operations.contract.ts'
import { CLAIM_MINUTES, MAX_TRAIL } from '#shared/features/base/operations/operations-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { selectAudit } from '../audit.queries.ts'
import { presentAudit, recordAudit, recordLooks } from '../audit.service.ts'
import { canWorkCases } from '../operations.policy.ts'
import {
  operatorPresenter,
  presentClaim,
  presentDecision,
  presentProposal,
  withoutOwnProposal,
} from './cases.presenter.ts'
import { deleteClaim, insertClaim, selectClaims, selectDecisions } from './cases.queries.ts'
import { selectProposals } from './proposals.queries.ts'

export type CaseKey = { queue: string; id: Id }
export type OperatorRequest = { viewer: Viewer; i18n: I18n }

export function findQueue({ wiring }: Pick<Platform, 'wiring'>, name: string): CaseQueue & { cases: CaseSource } {
  const queue = found(wiring.queues.find((one) => one.name === name))
  return { ...queue, cases: found(queue.cases) }
}

const isLate = ({ promisedHours }: CaseQueue, waitingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(waitingSince) > promisedHours * HOUR

export async function listCases(
  db: Db,
  platform: Platform,
  { viewer, i18n }: OperatorRequest,
  { queue: name, cursor, limit }: { queue: string; cursor: Id | undefined; limit: number },
): Promise<Page<ListedCase>> {
  ensure(canWorkCases(viewer))
  const queue = findQueue(platform, name)
  const now = platform.clock.now()
  const page = toPage(await queue.cases.list(db, { after: cursor, limit: limit + 1 }, i18n), limit, (one) => one)
  const ids = page.items.map(({ id }) => id)
  if (ids.length === 0) return { ...page, items: [] }
  const [claims, decisions, proposals] = await Promise.all([
    selectClaims(db, name, ids, now),
    selectDecisions(db, name, ids),
    selectProposals(db, name, ids, now),
  ])
  const operator = await operatorPresenter(db, viewer, claims)
  return {
    ...page,
    items: page.items.map((one) => ({
      ...one,
      claim: presentClaim(
        operator,
        claims.find(({ caseId }) => caseId === one.id),
      ),
      isLate: isLate(queue, one.waitingSince, now),
      isDecided: decisions.some(({ caseId }) => caseId === one.id),
      isProposed: proposals.some(({ caseId }) => caseId === one.id),
    })),
  }
}

export async function showCase(
  db: Db,
  platform: Platform,
  { viewer, i18n }: OperatorRequest,
  { queue: name, id }: CaseKey,
): Promise<ShownCase> {
  ensure(canWorkCases(viewer))
  const queue = findQueue(platform, name)
  const now = platform.clock.now()
  const file = await queue.cases.show(db, id, i18n, platform)
  if (file && queue.cases.isPrivate) await recordLooks(db, platform, viewer, name, [id])
  const [claims, [decision], [proposal], entries] = await Promise.all([
    selectClaims(db, name, [id], now),
    selectDecisions(db, name, [id]),
    selectProposals(db, name, [id], now),
    selectAudit(db, { subject: id, limit: MAX_TRAIL }),
  ])
  // No such case.
  if (!file && entries.length === 0) found(null)
  const concerned = [...claims, ...(decision ? [decision] : []), ...(proposal ? [proposal] : [])]
  const [operator, trail] = await Promise.all([operatorPresenter(db, viewer, concerned), presentAudit(db, entries)])
  const needSecond = [...(queue.cases.needsSecond ?? [])]
  return {
    case: file && {
      ...withoutOwnProposal(file, viewer, proposal),
      claim: presentClaim(operator, claims[0]),
      isLate: isLate(queue, file.waitingSince, now),
      proposal: presentProposal(operator, file, proposal),
      needSecond,
    },
    decision: presentDecision(operator, file, decision, proposal, needSecond),
    trail,
  }
}

const claimedByColleague = /* i18n */ {
  id: 'operations.claimed',
  message: 'A colleague is working on this case. Their claim expires automatically if they leave it.',
}

/** Renews it for the operator who already holds it. */
export async function takeClaim(tx: Db, { clock }: Pick<Platform, 'clock'>, viewer: Viewer, { queue, id }: CaseKey) {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + CLAIM_MINUTES * MINUTE)
  if (!(await insertClaim(tx, { queue, caseId: id, operatorId: viewer.id, expiresAt }, now)))
    throw tooLate(claimedByColleague)
}

export async function claimCase(
  db: Db,
  platform: Platform,
  request: OperatorRequest,
  key: CaseKey,
): Promise<ShownCase> {
  const { viewer, i18n } = request
  ensure(canWorkCases(viewer))
  const { title } = found(await findQueue(platform, key.queue).cases.show(db, key.id, i18n, platform))
  await transaction(db, async (tx) => {
    await takeClaim(tx, platform, viewer, key)
    await recordAudit(tx, platform, { actor: viewer, action: 'case.claim', subject: subjectOf(platform, key, title) })
  })
  return showCase(db, platform, request, key)
}

/** Private subjects are not named in the audit log. */
export const subjectOf = (platform: Platform, { queue, id }: CaseKey, title: string) => ({
  kind: queue,
  id,
  label: findQueue(platform, queue).cases.isPrivate ? '' : title,
})

export async function releaseCase(db: Db, platform: Platform, viewer: Viewer, { queue, id }: CaseKey): Promise<void> {
  ensure(canWorkCases(viewer))
  findQueue(platform, queue)
  await transaction(db, async (tx) => {
    if (!(await deleteClaim(tx, { queue, caseId: id }, viewer.id))) return
    await recordAudit(tx, platform, { actor: viewer, action: 'case.release', subject: { kind: queue, id } })
  })
}
