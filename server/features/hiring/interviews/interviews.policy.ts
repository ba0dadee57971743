// Who may do what with a request or an interview. Both belong to the talent and to the company; the company's side follows the
// application's: the hiring team arranges, everybody who works there reads.

import { type CompanySide, canAct, canRead } from '#server/features/hiring/applications/applications.policy.ts'
import type { Id } from '#shared/kit/ids.ts'

export const isTalentOf = (viewer: { id: Id }, { talentId }: { talentId: Id }): boolean => viewer.id === talentId

export const canArrange = (side: CompanySide): boolean => canAct(side)

export const canReadOf = (side: CompanySide): boolean => canRead(side)
