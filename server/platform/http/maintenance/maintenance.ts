// The maintenance switch is one row in PostgreSQL, so that every node sees it: while it is on, the API answers 503 and
// people see /maintenance. Each node checks it at most once per second.

import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { AppError } from '../app-error.ts'
import type { App } from '../context.ts'
import { systemSettings } from './system-settings.tables.ts'

const SETTING = 'maintenance'
const CACHE_MS = 1_000
const RETRY_AFTER_SECONDS = 30

export type MaintenanceSwitch = { isOn(): Promise<boolean> }

export async function setMaintenance(db: Db, isOn: boolean): Promise<void> {
  await db
    .insert(systemSettings)
    .values({ name: SETTING, value: isOn })
    .onConflictDoUpdate({ target: systemSettings.name, set: { value: isOn } })
}

export function createMaintenanceSwitch(db: Db, now: () => number): MaintenanceSwitch {
  let known: { value: boolean; until: number } | null = null
  let reading: Promise<boolean> | null = null
  async function read(): Promise<boolean> {
    const [row] = await db.select().from(systemSettings).where(eq(systemSettings.name, SETTING))
    known = { value: row?.value === true, until: now() + CACHE_MS }
    return known.value
  }
  return {
    async isOn() {
      if (known && known.until > now()) return known.value
      // A page calls the API several times at once.
      reading ??= read().finally(() => {
        reading = null
      })
      return reading
    },
  }
}

/** Rejects API calls; documents and files are still served, so that the maintenance page itself can be shown. */
export function rejectDuringMaintenance(app: App, maintenance: MaintenanceSwitch): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isAnonymous || request.is404) return
    if (await maintenance.isOn()) throw new AppError('maintenance', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  })
}
