// One upload as component state. Check beforehand with findFileProblem of the files feature what may be uploaded.

import { useEffect, useRef, useState } from 'react'
import { uploadCredentials } from './upload-credentials.ts'
import { startUpload, type UploadTask } from './upload-file.ts'

export type UploadView = {
  state: 'idle' | 'uploading' | 'paused' | 'processing' | 'done' | 'failed'
  /** From 0 to 1. */
  progress: number
  fileId: string | null
  /** The error; describeError has the message. */
  error: unknown
}

const idle: UploadView = { state: 'idle', progress: 0, fileId: null, error: null }

export function useUpload({ kind, onDone }: { kind: string; onDone?: (fileId: string) => void }) {
  const [view, setView] = useState(idle)
  const running = useRef<{ file: File; task: UploadTask | null } | null>(null)

  /** Leaving the page pauses: the upload resumes when the file is chosen again. */
  useEffect(() => () => void running.current?.task?.pause(), [])

  async function start(file: File): Promise<void> {
    const mine: { file: File; task: UploadTask | null } = { file, task: null }
    running.current = mine
    // Ignore events of a cancelled or replaced upload.
    const show = (change: Partial<UploadView>) => {
      if (running.current === mine) setView((before) => ({ ...before, ...change }))
    }
    setView({ ...idle, state: 'uploading' })
    try {
      mine.task = await startUpload(file, {
        kind,
        headers: uploadCredentials,
        onProgress: (progress) => show({ progress, state: progress < 1 ? 'uploading' : 'processing' }),
      })
      const fileId = await mine.task.finished
      show({ state: 'done', progress: 1, fileId })
      if (running.current === mine) onDone?.(fileId)
    } catch (error) {
      show({ state: 'failed', error })
    }
  }

  async function cancel(): Promise<void> {
    const task = running.current?.task
    running.current = null
    setView(idle)
    await task?.cancel()
  }

  return {
    ...view,
    start,
    cancel,
    async pause(): Promise<void> {
      await running.current?.task?.pause()
      setView((before) => (before.state === 'uploading' ? { ...before, state: 'paused' } : before))
    },
    resume(): void {
      running.current?.task?.resume()
      setView((before) => (before.state === 'paused' ? { ...before, state: 'uploading' } : before))
    },
    /** Retries the same file from where it stopped. */
    async retry(): Promise<void> {
      if (running.current) await start(running.current.file)
    },
  }
}
