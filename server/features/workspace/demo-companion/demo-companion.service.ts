import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  CompanionEnding,
  DemoCompanionState,
} from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import { deleteEnding, saveEnding, selectEnding } from './demo-companion.queries.ts'

/** Outside the demo world it does not exist. */
const ensureDemo = ({ config }: Platform) => ensure(config.demo, 'not_found')

export async function showCompanion(db: Db, platform: Platform, viewer: Viewer): Promise<DemoCompanionState> {
  ensureDemo(platform)
  return { ending: await selectEnding(db, viewer.id) }
}

export async function changeCompanion(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  ending: CompanionEnding | null,
): Promise<DemoCompanionState> {
  ensureDemo(platform)
  if (ending === null) await deleteEnding(db, viewer.id)
  else await saveEnding(db, viewer.id, ending)
  return { ending }
}
