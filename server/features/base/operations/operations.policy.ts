import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import type { Id } from '#shared/kit/ids.ts'

/** All operators see all queues. */
export const canWorkCases = (viewer: Viewer): boolean => isOperator(viewer)

/** Nobody confirms what they proposed themselves. */
export const canConfirm = (viewer: Pick<Viewer, 'id'>, proposal: { operatorId: Id }): boolean =>
  viewer.id !== proposal.operatorId
