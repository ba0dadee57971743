import type { Recording } from '#shared/features/recordings/recordings.contract.ts'

/** How long what is shown of it lasts. */
export const keptSeconds = ({ trimStartMs, trimEndMs, durationMs }: Recording): number =>
  ((trimEndMs ?? durationMs ?? 0) - trimStartMs) / 1_000
