// What an error page can say about any thrown value.

import { isRouteErrorResponse } from 'react-router'
import { ApiError } from '#web/app/session/api-error.ts'

export type ErrorFacts = { status: number; statusText: string; description: string }

const SERVER_ERROR = 'Internal Server Error'

export function errorFacts(error: unknown): ErrorFacts {
  const status = Number(statusOf(error) || 500)
  return {
    status,
    statusText: statusTextOf(error) ?? (status === 404 ? 'Page Not Found' : SERVER_ERROR),
    description: messageOf(error) || String(error),
  }
}

function statusOf(error: unknown): unknown {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status
  return isRecord(error) ? error['statusCode'] : undefined
}

function statusTextOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) {
    // Unusable: empty with HTTP/2, and the router fills in that of a server error for every status.
    const { status, statusText } = error
    return statusText === '' || (statusText === SERVER_ERROR && status < 500) ? undefined : statusText
  }
  const text = isRecord(error) ? error['statusMessage'] : undefined
  return typeof text === 'string' ? text : undefined
}

const messageOf = (error: unknown) =>
  isRecord(error) && typeof error['message'] === 'string' ? error['message'] : undefined

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
