// Uploads one file of a kind: shows the limits up front, progress while it uploads and the reason when it is rejected.

import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import {
  acceptedExtensions,
  type FileKindName,
  type FileProblem,
  fileKindRules,
  findFileProblem,
} from '#shared/features/base/files/file-kinds.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { type UploadView, useUpload } from '#web/platform/uploads/use-upload.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'

type FileUploadProps = { kind: FileKindName; label: ReactNode; onDone?: (fileId: string) => void }

const rowStates = {
  uploading: 'sending',
  paused: 'paused',
  processing: 'sending',
  done: 'done',
  failed: 'failed',
} as const

export function FileUpload({ kind, label, onDone }: FileUploadProps) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const upload = useUpload({ kind, ...(onDone && { onDone }) })
  const labels = useUploadText()

  function take(chosen: File | undefined) {
    if (!chosen) return
    const found = findFileProblem(kind, chosen)
    setFile(chosen)
    setProblem(found)
    if (!found) void upload.start(chosen)
  }

  const state = problem ? 'failed' : upload.state === 'idle' ? null : rowStates[upload.state]
  return (
    <FileDrop
      label={label}
      accept={acceptedExtensions(kind)}
      maxBytes={fileKindRules(kind).maxBytes}
      uploads={
        file && state
          ? [{ name: file.name, size: file.size, progress: upload.progress, state, error: labels(problem, upload) }]
          : []
      }
      onFiles={([chosen]) => take(chosen)}
      onCancel={() => {
        setFile(null)
        void upload.cancel()
      }}
      onRetry={() => void upload.retry()}
    />
  )
}

function useUploadText(): (problem: FileProblem | null, upload: UploadView) => string | undefined {
  const { t, i18n } = useLingui()
  const problems: Record<FileProblem, string> = {
    empty: t`This file is empty.`,
    too_large: t`This file is too large.`,
    extension_not_accepted: t`This type of file is not accepted.`,
  }
  return (problem, { error }) => {
    if (problem) return problems[problem]
    if (error === null) return undefined
    const serverMessage = error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined
    return serverMessage ?? i18n._(describeError(error))
  }
}
