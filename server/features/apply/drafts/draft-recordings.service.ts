import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { DraftRow } from './drafts.queries.ts'

export type IntroRecording = { id: Id; kind: 'video' | 'audio'; seconds: number; fileId: Id }

export async function findIntroRecording(_db: Db, _draft: DraftRow): Promise<IntroRecording | null> {
  return null
}

export async function removeIntroRecordings(_tx: Db, _platform: Platform, _draft: DraftRow): Promise<void> {}
