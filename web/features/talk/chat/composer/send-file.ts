// Loaded with the first file: text messages do not need it.

import { acceptedExtensions, type FileProblem, findFileProblem } from '#shared/features/base/files/file-kinds.ts'
import { uploadCredentials } from '#web/platform/uploads/upload-credentials.ts'
import { startUpload, type UploadTask } from '#web/platform/uploads/upload-file.ts'

const KIND = 'attachment'

export const accepted = acceptedExtensions(KIND).join(',')

export const problemOf = (file: File): FileProblem | null => findFileProblem(KIND, file)

export const sendFile = (
  file: File,
  { onProgress = () => undefined }: { onProgress?: (progress: number) => void },
): Promise<UploadTask> => startUpload(file, { kind: KIND, headers: uploadCredentials, onProgress })
