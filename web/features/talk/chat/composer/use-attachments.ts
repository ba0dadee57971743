import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { MAX_ATTACHMENTS } from '#shared/features/talk/chat/chat-limits.ts'
import type { UploadTask } from '#web/platform/uploads/upload-file.ts'
import type { UnsentFile } from '../outbox/outbox.ts'
import { useUploadProblems } from './upload-problems.ts'

export type Upload = {
  key: string
  file: File
  /** From 0 to 1. */
  progress: number
  problem: string | null
  /** Only for failed uploads; a file that is not allowed stays rejected. */
  canRetry: boolean
}

/** Files being uploaded, and those that are ready for the next message. */
export function useAttachments(
  done: readonly UnsentFile[],
  change: (by: (files: readonly UnsentFile[]) => readonly UnsentFile[]) => void,
) {
  const { t } = useLingui()
  const describe = useUploadProblems()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const tasks = useRef(new Map<string, UploadTask>())
  // Pause on unmount: picking the same file again resumes the upload.
  useEffect(() => {
    const running = tasks.current
    return () => running.forEach((task) => void task.pause())
  }, [])

  const show = (key: string, change: Partial<Upload>) =>
    setUploads((current) => current.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: string) => {
    tasks.current.delete(key)
    setUploads((current) => current.filter((one) => one.key !== key))
  }

  async function upload(key: string, file: File): Promise<void> {
    show(key, { problem: null, canRetry: false, progress: 0 })
    try {
      const { sendFile, problemOf } = await import('./send-file.ts')
      const found = problemOf(file)
      if (found) return show(key, { problem: describe.file(found) })
      const task = await sendFile(file, {
        onProgress: (progress) => show(key, { progress }),
      })
      tasks.current.set(key, task)
      const id = await task.finished
      change((files) => [...files, { id, name: file.name, type: file.type, size: file.size }])
      drop(key)
    } catch (error) {
      show(key, { problem: describe.error(error), canRetry: true })
    }
  }

  function add(files: readonly File[]) {
    const room = MAX_ATTACHMENTS - done.length - uploads.length
    for (const [at, file] of files.entries()) {
      const key = crypto.randomUUID()
      const problem = at >= room ? t`You can attach up to ${MAX_ATTACHMENTS} files.` : null
      setUploads((current) => [...current, { key, file, progress: 0, problem, canRetry: false }])
      if (problem === null) void upload(key, file)
    }
  }

  return {
    done,
    uploads,
    isUploading: uploads.some(({ problem }) => problem === null),
    add,
    retry: ({ key, file }: Upload) => void upload(key, file),
    cancel({ key }: Upload) {
      void tasks.current.get(key)?.cancel()
      drop(key)
    },
    remove: (id: string) => change((files) => files.filter((file) => file.id !== id)),
    clear: () => setUploads([]),
  }
}
