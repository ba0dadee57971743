import { inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ApplicationRow } from '../applications.queries.ts'
import { applications } from '../applications.tables.ts'

export const selectApplications = (db: Db, ids: readonly Id[]): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]))
