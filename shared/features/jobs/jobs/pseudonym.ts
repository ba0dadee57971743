import type { Id } from '#shared/kit/ids.ts'

/** Stands for an applicant whose name is hidden. The same for everybody and on every screen, so that colleagues can talk about them. */
export const pseudonymOf = (applicationId: Id): string => `#${applicationId.slice(-4).toUpperCase()}`
