import { statusMover } from '#server/platform/db/transition.ts'
import { proposalStatusMachine } from '#shared/features/market/proposals/proposal-status.ts'
import { proposalEvents, proposals } from './proposals.tables.ts'

export const moveProposal = statusMover({ machine: proposalStatusMachine, table: proposals, events: proposalEvents })
