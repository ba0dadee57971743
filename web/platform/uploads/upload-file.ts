// Uploads one file over an unreliable connection: in chunks, with retries, and resumable after a reload.

import type { DetailedError, HttpResponse, Upload, UrlStorage } from 'tus-js-client'
import { ApiError } from '#web/app/session/api-error.ts'

const UPLOADS_PATH = '/uploads'
const FILE_ID_HEADER = 'Upload-File-Id'

// The most that has to be sent again after an interruption. At 60 kbit/s it still fits into the server's default time-out of five
// minutes.
const CHUNK_BYTES = 2 * 1024 * 1024

const RETRY_DELAYS_IN_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000]
const STORAGE_FULL = 507

export type UploadOptions = {
  kind: string
  /** Authentication headers; read for every request, since a token can change during a long upload. */
  headers: () => Promise<Record<string, string>>
  /** From 0 to 1. At 1 the server is still checking the content. */
  onProgress: (progress: number) => void
  endpoint?: string
  retryDelays?: number[]
  /** Where unfinished uploads are remembered; localStorage by default. */
  urlStorage?: UrlStorage
}

export type UploadTask = {
  /** The file's id. Rejects with ApiError, and never settles after a cancel. */
  finished: Promise<string>
  pause(): Promise<void>
  resume(): void
  /** Stops and deletes what the server has received. */
  cancel(): Promise<void>
}

export async function startUpload(file: File, options: UploadOptions): Promise<UploadTask> {
  const tus = await import('tus-js-client')
  const outcome = Promise.withResolvers<string>()
  let fileId: string | undefined

  const upload = new tus.Upload(file, {
    endpoint: options.endpoint ?? UPLOADS_PATH,
    chunkSize: CHUNK_BYTES,
    retryDelays: options.retryDelays ?? RETRY_DELAYS_IN_MS,
    metadata: { kind: options.kind, name: file.name },
    // The same file may be uploaded for two purposes, which are two uploads.
    fingerprint: async () => ['upload', options.kind, file.name, file.type, file.size, file.lastModified].join(' '),
    removeFingerprintOnSuccess: true,
    ...(options.urlStorage && { urlStorage: options.urlStorage }),
    async onBeforeRequest(request) {
      for (const [name, value] of Object.entries(await options.headers())) request.setHeader(name, value)
    },
    onAfterResponse(_request, response) {
      fileId = response.getHeader(FILE_ID_HEADER) ?? fileId
    },
    onProgress: (sent, total) => options.onProgress(total > 0 ? sent / total : 0),
    onShouldRetry: (error) => isRetryable(error.originalResponse),
    onSuccess() {
      if (fileId) outcome.resolve(fileId)
      else outcome.reject(new Error('The server accepted the upload without returning a file id'))
    },
    onError: (error) => outcome.reject(toApiError(error)),
  })

  await resumePrevious(upload)
  upload.start()
  return {
    finished: outcome.promise,
    pause: () => upload.abort(),
    resume: () => upload.start(),
    cancel: () => upload.abort(true),
  }
}

async function resumePrevious(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
}

/** No response, a time-out, a conflict that a retry resolves, or a temporary server error. Rejections are final. */
function isRetryable(response: HttpResponse | null): boolean {
  const status = response?.getStatus() ?? 0
  return status === 0 || [408, 409, 423, 429].includes(status) || (status >= 500 && status !== STORAGE_FULL)
}

function toApiError(error: Error | DetailedError): Error {
  if (!('originalRequest' in error)) return error
  const { originalRequest: request, originalResponse: response } = error
  return new ApiError({
    method: request.getMethod(),
    url: request.getURL(),
    status: response?.getStatus() ?? 0,
    statusText: error.message,
    data: parseBody(response?.getBody()),
    cause: error,
  })
}

function parseBody(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    // A proxy answered in its own format; the status is enough.
    return undefined
  }
}
