import { ApiError } from '#web/app/session/api-error.ts'

/** The server's own sentence about what was refused, where there is no field to show it beside. */
export const toldBy = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined
