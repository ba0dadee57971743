// Who may do what in a project. It belongs to the member and to the company: its hiring team acts, everybody who works there reads.
// For everybody else, operators included, it does not exist; the showcase shows what both have agreed to.

import { type CompanySide, canAct, canRead } from '#server/features/hiring/applications/applications.policy.ts'
import type { ProjectSide } from '#shared/features/elite/projects/project-limits.ts'
import type { Id } from '#shared/kit/ids.ts'

export type Participant = { side: ProjectSide; mayAct: boolean }

export const canReadProjects = (side: CompanySide): boolean => canRead(side)

/** Null for people who do not take part. */
export function participantOf(
  viewer: { id: Id },
  { personId }: { personId: Id | null },
  company: CompanySide,
): Participant | null {
  if (viewer.id === personId) return { side: 'member', mayAct: true }
  return canRead(company) ? { side: 'company', mayAct: canAct(company) } : null
}

export const actorOf = (side: ProjectSide): 'talent' | 'company' => (side === 'member' ? 'talent' : 'company')

/** Operators do not decide about their own work. */
export const mayResolve = (
  operator: { id: Id },
  { personId }: { personId: Id | null },
  isColleague: boolean,
): boolean => operator.id !== personId && !isColleague
