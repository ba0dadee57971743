import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { PersonRow } from './accounts.queries.ts'
import { people } from './accounts.tables.ts'

/** How a person is named and found, and how the product looks and speaks to them. */
export type PersonBasics = Pick<
  PersonRow,
  'name' | 'calledName' | 'country' | 'city' | 'timeZone' | 'locale' | 'currency' | 'theme' | 'density' | 'timeFormat'
>

/** What is left out stays as it is. */
export type BasicsChanges = { [K in keyof PersonBasics]?: PersonBasics[K] | undefined }

export async function updateBasics(db: Db, personId: Id, changes: BasicsChanges): Promise<void> {
  await db.update(people).set(changes).where(eq(people.id, personId))
}

export function selectNames(db: Db, personIds: readonly Id[]): Promise<{ id: Id; name: string }[]> {
  return db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...personIds]))
}

export async function selectEmailDomains(db: Db, personIds: readonly Id[]): Promise<string[]> {
  const domain = sql<string>`lower(split_part(${people.email}, '@', 2))`
  const rows = await db
    .selectDistinct({ domain })
    .from(people)
    .where(and(inArray(people.id, [...personIds]), isNotNull(people.emailVerifiedAt)))
  return rows.map((row) => row.domain)
}
