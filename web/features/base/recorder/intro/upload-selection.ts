import type { RecordedKind } from '#web/platform/media/recorded-formats.ts'
import { uploadCredentials } from '#web/platform/uploads/upload-credentials.ts'
import { startUpload } from '#web/platform/uploads/upload-file.ts'
import type { CutOptions } from '../cutting/cut-out.ts'

/** Uploading the same file again resumes where it stopped. */
export async function uploadSelection(
  file: File,
  kind: RecordedKind,
  { signal, onProgress }: CutOptions,
): Promise<string> {
  const task = await startUpload(file, { kind, headers: uploadCredentials, onProgress })
  // A cancelled upload emits no further events.
  const given = Promise.withResolvers<never>()
  const giveUp = () => {
    task.cancel().catch(() => undefined)
    given.reject(signal.reason)
  }
  if (signal.aborted) giveUp()
  else signal.addEventListener('abort', giveUp)
  try {
    return await Promise.race([task.finished, given.promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
