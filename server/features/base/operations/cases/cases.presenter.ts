import { findContacts } from '#server/features/base/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ListedCase, ShownCase } from '#shared/features/base/operations/operations.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { CaseFile } from '#shared/operator-case.ts'
import { canConfirm } from '../operations.policy.ts'
import type { ClaimRow, DecisionRow } from './cases.queries.ts'
import type { ProposalRow } from './proposals.queries.ts'

type OperatorPresenter = (row: { operatorId: Id }) => { name: string; isYou: boolean }

export async function operatorPresenter(
  db: Db,
  viewer: Viewer,
  rows: readonly { operatorId: Id }[],
): Promise<OperatorPresenter> {
  const names = await findContacts(db, [...new Set(rows.map((row) => row.operatorId))])
  return ({ operatorId }) => ({ name: names.get(operatorId)?.name ?? '', isYou: operatorId === viewer.id })
}

export const presentClaim = (operator: OperatorPresenter, claim: ClaimRow | undefined): ListedCase['claim'] =>
  claim ? { ...operator(claim), until: claim.expiresAt.toISOString() } : null

const labelOf = (file: CaseFile | null, choice: string): string =>
  file?.choices.find(({ id }) => id === choice)?.label ?? choice

export const presentProposal = (
  operator: OperatorPresenter,
  file: CaseFile,
  proposal: ProposalRow | undefined,
): NonNullable<ShownCase['case']>['proposal'] => {
  if (!proposal) return null
  const { choice, reason, createdAt } = proposal
  return { ...operator(proposal), choice, label: labelOf(file, choice), reason, at: createdAt.toISOString() }
}

export const presentDecision = (
  operator: OperatorPresenter,
  file: CaseFile | null,
  decision: DecisionRow | undefined,
  proposal: ProposalRow | undefined,
  needSecond: readonly string[],
): ShownCase['decision'] => {
  if (!decision) return null
  const { choice, dueAt, operatorId } = decision
  const isConfirmed = proposal?.choice === choice && canConfirm({ id: operatorId }, proposal)
  return {
    ...operator(decision),
    choice: labelOf(file, choice),
    isProposal: needSecond.includes(choice) && !isConfirmed,
    dueAt: dueAt.toISOString(),
  }
}

/** What somebody proposed they cannot propose again. */
export const withoutOwnProposal = (file: CaseFile, viewer: Viewer, proposal: ProposalRow | undefined): CaseFile =>
  proposal && !canConfirm(viewer, proposal)
    ? { ...file, choices: file.choices.filter(({ id }) => id !== proposal.choice) }
    : file
