// Loaded with the first file: who only writes has no need of it.

import { uploadCredentials } from '#web/platform/uploads/upload-credentials.ts'
import { startUpload, type UploadTask } from '#web/platform/uploads/upload-file.ts'

export const sendFile = (
  file: File,
  { onProgress = () => undefined }: { onProgress?: (progress: number) => void },
): Promise<UploadTask> => startUpload(file, { kind: 'attachment', headers: uploadCredentials, onProgress })
