import { and, count, eq, sql } from 'drizzle-orm'
import { type Finder, findableBy } from '#server/features/people/preferences/findable-people.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { listedPeople, peopleLists } from './people-search.tables.ts'

export type ListRow = typeof peopleLists.$inferSelect

/** Counts only people who can still be found. */
export async function selectLists(db: Db, finder: Finder): Promise<{ id: Id; name: string; people: number }[]> {
  const { rows } = await db.execute<{ id: Id; name: string; people: number }>(sql`
    select list.id, list.name, (select count(*)::int from listed_people listed
      join people person on person.id = listed.person_id
      join talent_profiles profile on profile.person_id = person.id and profile.headline is not null
      where listed.list_id = list.id and ${findableBy(finder)}) as people
    from people_lists list where list.company_id = ${finder.companyId}
    order by lower(list.name), list.id`)
  return rows
}

export async function selectList(db: Db, companyId: Id, id: Id): Promise<ListRow | null> {
  const [row] = await db
    .select()
    .from(peopleLists)
    .where(and(eq(peopleLists.id, id), eq(peopleLists.companyId, companyId)))
  return row ?? null
}

export async function countLists(db: Db, companyId: Id): Promise<number> {
  const [row] = await db.select({ count: count() }).from(peopleLists).where(eq(peopleLists.companyId, companyId))
  return row?.count ?? 0
}

/** Null if the company has a list with this name. */
export async function insertList(db: Db, list: typeof peopleLists.$inferInsert): Promise<ListRow | null> {
  const [row] = await db.insert(peopleLists).values(list).onConflictDoNothing().returning()
  return row ?? null
}

export async function isNameTaken(db: Db, { id, companyId }: ListRow, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: peopleLists.id })
    .from(peopleLists)
    .where(
      and(
        eq(peopleLists.companyId, companyId),
        sql`lower(${peopleLists.name}) = lower(${name})`,
        sql`${peopleLists.id} <> ${id}`,
      ),
    )
  return rows.length > 0
}

export const updateListName = async (db: Db, id: Id, name: string): Promise<void> =>
  void (await db.update(peopleLists).set({ name }).where(eq(peopleLists.id, id)))

export const deleteList = async (db: Db, id: Id): Promise<void> =>
  void (await db.delete(peopleLists).where(eq(peopleLists.id, id)))

/** Everyone else the list shows: a list that is full too early would reveal that somebody has hidden. */
export async function countListed(db: Db, finder: Finder, listId: Id, personId: Id): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from listed_people listed join people person on person.id = listed.person_id
    where listed.list_id = ${listId} and listed.person_id <> ${personId} and ${findableBy(finder)}`)
  return rows[0]?.count ?? 0
}

export const insertListed = async (db: Db, listId: Id, personId: Id): Promise<void> =>
  void (await db.insert(listedPeople).values({ listId, personId }).onConflictDoNothing())

export const deleteListed = async (db: Db, listId: Id, personId: Id): Promise<void> =>
  void (await db.delete(listedPeople).where(and(eq(listedPeople.listId, listId), eq(listedPeople.personId, personId))))

/** Serialised: two concurrent requests would both see room for one. */
export const lockLists = (tx: Db, companyId: Id) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people-lists:${companyId}`}, 0))`)
