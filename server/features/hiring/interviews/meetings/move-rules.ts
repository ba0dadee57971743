import { FREE_MOVE, MAX_MOVES } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { InterviewRow } from './interviews.queries.ts'

type Moved = Pick<InterviewRow, 'startsAt' | 'talentMoves' | 'companyMoves'>

/** Whether this side can still move it without asking. */
export const movesFreely = (
  { startsAt, talentMoves, companyMoves }: Moved,
  by: 'talent' | 'company',
  now: Date,
): boolean =>
  startsAt.getTime() - now.getTime() >= FREE_MOVE && (by === 'talent' ? talentMoves : companyMoves) < MAX_MOVES
