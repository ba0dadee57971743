import type { Viewer } from '#shared/access/viewer.ts'
import { isOpenProposal, type ProposalState } from '#shared/features/market/proposals/proposal-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ProposalRow } from './proposals.queries.ts'

export const canPropose = ({ roles }: Viewer): boolean => roles.includes('talent')

export const ownsProposal = (viewer: { id: Id }, { sellerId }: Pick<ProposalRow, 'sellerId'>): boolean =>
  sellerId === viewer.id

/** Whoever has the link, apart from its writer. */
export const canAnswer = (viewer: { id: Id }, proposal: Pick<ProposalRow, 'sellerId'>): boolean =>
  !ownsProposal(viewer, proposal)

export const stateOf = ({ status, expiresAt }: Pick<ProposalRow, 'status' | 'expiresAt'>, now: Date): ProposalState =>
  isOpenProposal(status) && expiresAt <= now ? 'expired' : status
