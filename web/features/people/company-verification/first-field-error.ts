import { ApiError } from '#web/app/session/api-error.ts'

/** For actions without fields: the server's sentence about why it did not work. */
export function firstFieldError(error: unknown): string | undefined {
  return error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined
}
