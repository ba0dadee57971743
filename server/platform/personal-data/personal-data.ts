// What an area holds about a person, said once. From it follow the person's export and what is erased with the account.
// Every feature has an X.personal-data.ts, named in its manifest, and a test reads the database itself: a table that no
// feature declares fails it.

import type { Readable } from 'node:stream'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Id } from '#shared/kit/ids.ts'
import type { Db } from '../db/database.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** As much as is needed to find everything: copies of mails know the address they went to, never the person. */
export type KnownPerson = { id: Id; addresses: readonly string[] }

export type PersonalTable = {
  table: PgTable
  /** Which rows are about the person: those with their id in a column, or those a condition finds. */
  of: PgColumn | ((person: KnownPerson) => SQL | undefined)
  /** Columns that never leave: what proves who somebody is would be worth stealing. */
  secrets?: readonly string[]
  /** The row as the person may know it now: what somebody decided about them is theirs once they were told. */
  asTold?(row: Record<string, unknown>): Record<string, unknown>
  /** Why these rows are not in the export, when they are not. */
  notExported?: string
  /** Why these rows stay when the account goes, when they do. */
  kept?: string
}

/** A file of the export beside the rows. `path` is below the folder of the area. */
export type ExportedFile = { path: string; open(): Promise<Readable> }

export type CalendarEvent = { id: string; title: string; start: Date; end?: Date }

/** The parts of https://jsonresume.org/schema that an area knows. */
export type ResumePart = Record<string, unknown>

export type PersonalData = {
  /** Names the file of the export: `account` becomes account.json. */
  name: string
  /** Parents before children; they are erased the other way round. */
  tables: readonly PersonalTable[]
  /** Addresses the person has proven to be theirs: with them go rows that know no person. */
  addresses?(db: Db, personId: Id): Promise<string[]>
  files?(needs: { db: Db; storage: FileStorage }, person: KnownPerson): AsyncIterable<ExportedFile>
  calendar?(db: Db, person: KnownPerson): Promise<CalendarEvent[]>
  resume?(db: Db, person: KnownPerson): Promise<ResumePart>
  /** What has to happen before the rows go, in the same transaction: content to be erased, things to hand over. */
  beforeErase?(tx: Db, person: KnownPerson, jobs: Jobs): Promise<void>
}

/** Everybody whom the areas know by this id, with every address they have proven. */
export async function identifyPerson(db: Db, areas: readonly PersonalData[], personId: Id): Promise<KnownPerson> {
  const found = new Set<string>()
  for (const area of areas)
    for (const address of (await area.addresses?.(db, personId)) ?? []) found.add(address.toLowerCase())
  return { id: personId, addresses: [...found] }
}
