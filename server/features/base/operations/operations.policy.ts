import { isOperator, type Viewer } from '#shared/access/viewer.ts'

/** All operators see all queues. */
export const canWorkCases = (viewer: Viewer): boolean => isOperator(viewer)
