import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { statusNotIn } from '#server/platform/db/status-in.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { applications } from '../applications.tables.ts'

/** For queries of the features above: the application with the id in this column has ended. */
export const hasEnded = (applicationId: PgColumn): SQL =>
  sql`exists (select 1 from ${applications} where ${applications.id} = ${applicationId} and ${statusNotIn(applications.status, isLive)})`
