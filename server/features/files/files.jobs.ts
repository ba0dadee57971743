import { z } from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { FileStorage } from '#server/platform/files/storage.ts'
import type { UploadStore } from '#server/platform/files/upload-store.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { expireUploads } from './uploads.service.ts'

/** The row says deleted first; the content follows, however often the storage has to be asked. */
export const eraseFile = defineJob({
  name: 'files.erase',
  data: z.object({ storageKey: z.string() }),
  run: ({ storageKey }, { storage }: { storage: FileStorage }) => storage.deletePrefix(storageKey),
})

export const expireAbandonedUploads = defineJob({
  name: 'files.expire-uploads',
  data: z.object({}),
  cron: '41 * * * *',
  async run(_data, needs: { db: Db; storage: FileStorage; uploads: UploadStore; clock: Clock }) {
    await expireUploads(needs, needs.clock.now())
  },
})
