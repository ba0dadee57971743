import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expireUploads } from './uploads.service.ts'

/** The row is marked deleted first; the content follows, with as many retries as the storage needs. */
export const eraseFile = defineJob({
  name: 'files.erase',
  /** With `uploadId`, also the pending bytes of an upload that never became a file. */
  data: z.object({ storageKey: z.string(), uploadId: z.string().optional() }),
  async run({ storageKey, uploadId }, { storage, uploads }: Platform) {
    await storage.deletePrefix(storageKey)
    if (uploadId) await uploads.remove(uploadId)
  },
})

export const expireAbandonedUploads = defineJob({
  name: 'files.expire-uploads',
  data: z.object({}),
  cron: '41 * * * *',
  run: (_data, platform: Platform) => expireUploads(platform),
})
