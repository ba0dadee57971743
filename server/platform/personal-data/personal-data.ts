// What an area stores about a person, declared once: it determines the person's export and what is erased with the account.
// Every feature has an X.personal-data.ts, listed in its manifest, and a test inspects the database: it fails for a table
// that no feature declares.

import type { Readable } from 'node:stream'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Id } from '#shared/kit/ids.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

/** Enough to find everything: copies of emails contain the recipient's address, never the person's id. */
export type KnownPerson = { id: Id; addresses: readonly string[] }

export type PersonalTable = {
  table: PgTable
  /** Which rows are about the person: those with their id in a column, or those matching a condition. */
  of: PgColumn | ((person: KnownPerson) => SQL | undefined)
  /** Columns that are never exported, as the table's properties name them: credentials would be worth stealing. */
  secrets?: readonly string[]
  /** The row as the person may see it now: decisions about them become theirs once they have been told. */
  redact?(row: Record<string, unknown>): Record<string, unknown>
  /** Why these rows are not exported, if so. */
  notExported?: string
  /** Why these rows are kept when the account is deleted, if so. */
  kept?: string
}

/** A file in the export besides the rows. `path` is relative to the area's folder. */
export type ExportedFile = { path: string; open(): Promise<Readable> }

export type CalendarEvent = { id: string; title: string; start: Date; end?: Date }

/** The parts of https://jsonresume.org/schema that an area can fill. */
export type ResumePart = Record<string, unknown>

export type PersonalData = {
  /** Names the file of the export: `account` becomes account.json. */
  name: string
  /** Parents before children; erased in reverse order. */
  tables: readonly PersonalTable[]
  /** Addresses the person has verified: used to find rows that hold no person id. */
  addresses?(db: Db, personId: Id): Promise<string[]>
  files?(
    needs: Pick<Platform, 'db' | 'storage' | 'appKey' | 'config'>,
    person: KnownPerson,
  ): AsyncIterable<ExportedFile>
  calendar?(db: Db, person: KnownPerson): Promise<CalendarEvent[]>
  resume?(db: Db, person: KnownPerson): Promise<ResumePart>
  /** Runs before the rows are deleted, in the same transaction: schedule content for deletion, hand things over. */
  beforeErase?(tx: Db, person: KnownPerson, jobs: Jobs): Promise<void>
}

/** The person with every address that the areas know to be verified. */
export async function identifyPerson(db: Db, areas: readonly PersonalData[], personId: Id): Promise<KnownPerson> {
  const found = new Set<string>()
  for (const area of areas)
    for (const address of (await area.addresses?.(db, personId)) ?? []) found.add(address.toLowerCase())
  return { id: personId, addresses: [...found] }
}
