import type { RecordingPurpose } from '#shared/features/base/recordings/recording-kinds.ts'
import type { recordings } from '#shared/features/base/recordings/recordings.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { uploadCredentials } from '#web/platform/uploads/upload-credentials.ts'
import type { SendOutcome } from '../saving/slice-sender.ts'

const STORAGE_FULL = 507
/** Temporary failures: rate limiting, a changed CSRF token, a server that is restarting. */
const isTemporary = (status: number): boolean =>
  [408, 419, 425, 429].includes(status) || (status >= 500 && status !== STORAGE_FULL)

/** What a recording is for, as the server knows it. */
export type RecordingSubject = { purpose: RecordingPurpose; subjectId: string }

export const takesQuery = (query: RecordingSubject) =>
  endpointQuery<typeof recordings.list>('GET /talent/api/recordings', { query })

export const earlierQuery = (query: RecordingSubject) =>
  endpointQuery<typeof recordings.earlier>('GET /talent/api/recordings/earlier', { query })

export const recordingQuery = (id: string) =>
  endpointQuery<typeof recordings.show>('GET /talent/api/recordings/:id', { params: { id } })

/** Binary uploads bypass the session client: the only part of the response that matters is a header. */
export async function sendSlice(recordingId: string, offset: number, piece: Blob): Promise<SendOutcome> {
  const url = `/talent/api/recordings/${recordingId}/slices?offset=${offset}`
  const method = 'PATCH'
  try {
    const headers = {
      ...(await uploadCredentials()),
      Accept: 'application/json',
      'Content-Type': 'application/octet-stream',
    }
    const answer = await fetch(url, { method, headers, body: piece })
    const next = answer.headers.get('Upload-Offset')
    // A conflict (there would be a gap) also carries the offset to continue from.
    if (next !== null) return { state: 'received', upTo: Number(next) }
    if (isTemporary(answer.status)) return { state: 'later' }
    const { status, statusText } = answer
    const data: unknown = await answer.json().catch(() => undefined)
    return { state: 'rejected', error: new ApiError({ method, url, status, statusText, data }) }
  } catch {
    return { state: 'later' }
  }
}
