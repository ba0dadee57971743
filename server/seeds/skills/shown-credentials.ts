import { listOwn, setShown } from '#server/features/skills/credentials/credentials.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'

const MOST = 100

/** The badges and certificates somebody has earned, as everyone sees them. */
export async function showCredentials(platform: Platform, holder: { id: Id }): Promise<void> {
  const { items } = await listOwn(platform.db, platform, holder, { limit: MOST })
  for (const { id } of items) await setShown(platform, holder, id, true)
}
