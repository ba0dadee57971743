import { ApiError } from '#web/app/session/api-error.ts'

/** The server's own message about a rejected request, for places without a field to show it next to. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined
