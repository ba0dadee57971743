import type { recordings } from '#shared/features/base/recordings/recordings.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { uploadCredentials } from '#web/platform/uploads/upload-credentials.ts'
import type { SendOutcome } from '../keeping/slice-sender.ts'

const STORAGE_FULL = 507
/** Trouble that passes: too fast, a token that has changed, a server that is being started again. */
const passing = (status: number): boolean =>
  [408, 419, 425, 429].includes(status) || (status >= 500 && status !== STORAGE_FULL)

export const takesQuery = (subjectId: string) =>
  endpointQuery<typeof recordings.list>('GET /talent/api/recordings', { query: { purpose: 'intro', subjectId } })

export const earlierQuery = (subjectId: string) =>
  endpointQuery<typeof recordings.earlier>('GET /talent/api/recordings/earlier', {
    query: { purpose: 'intro', subjectId },
  })

export const recordingQuery = (id: string) =>
  endpointQuery<typeof recordings.show>('GET /talent/api/recordings/:id', { params: { id } })

/** Bytes do not go through the session client: what its answer says in a header is all there is to it. */
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
    // Also where there would be a gap: it names the place to go on.
    if (next !== null) return { state: 'received', upTo: Number(next) }
    if (passing(answer.status)) return { state: 'later' }
    const { status, statusText } = answer
    const data: unknown = await answer.json().catch(() => undefined)
    return { state: 'refused', error: new ApiError({ method, url, status, statusText, data }) }
  } catch {
    return { state: 'later' }
  }
}
