import { and, asc, count, eq, inArray, max, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { EntryDraft } from '#shared/features/people/profile/profile-entries.ts'
import type { ProfilePart, ProfileSection, Visibility } from '#shared/features/people/profile/profile-sections.ts'
import type { Id } from '#shared/kit/ids.ts'
import { profileEntries, profiles } from './profile.tables.ts'

export type ProfileRow = typeof profiles.$inferSelect
export type EntryRow = typeof profileEntries.$inferSelect
type ProfileFacts = Partial<Omit<ProfileRow, 'personId' | 'updatedAt'>>

export async function selectProfileRow(db: Db, personId: Id): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.personId, personId))
  return row ?? null
}

/** Changes only the given facts. */
export async function upsertProfileRow(db: Db, personId: Id, facts: ProfileFacts, now: Date): Promise<void> {
  await db
    .insert(profiles)
    .values({ personId, ...facts, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.personId, set: { ...facts, updatedAt: now } })
}

/** In the database, so that two changes at once both count. */
export async function upsertVisibility(
  db: Db,
  personId: Id,
  { part, visibility, now }: { part: ProfilePart; visibility: Visibility; now: Date },
): Promise<void> {
  await db
    .insert(profiles)
    .values({ personId, visibility: { [part]: visibility }, updatedAt: now })
    .onConflictDoUpdate({
      target: profiles.personId,
      set: {
        visibility: sql`${profiles.visibility} || ${JSON.stringify({ [part]: visibility })}::jsonb`,
        updatedAt: now,
      },
    })
}

export function selectEntries(db: Db, personId: Id): Promise<EntryRow[]> {
  return db
    .select()
    .from(profileEntries)
    .where(eq(profileEntries.personId, personId))
    .orderBy(asc(profileEntries.section), asc(profileEntries.position), asc(profileEntries.id))
}

/** Regardless of the owner: the policy decides. */
export async function selectEntry(db: Db, id: Id): Promise<EntryRow | null> {
  const [row] = await db.select().from(profileEntries).where(eq(profileEntries.id, id))
  return row ?? null
}

export async function countEntries(db: Db, personId: Id, section: ProfileSection): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(profileEntries)
    .where(and(eq(profileEntries.personId, personId), eq(profileEntries.section, section)))
  return row?.count ?? 0
}

export async function nextPosition(db: Db, personId: Id, section: ProfileSection): Promise<number> {
  const [row] = await db
    .select({ last: max(profileEntries.position) })
    .from(profileEntries)
    .where(and(eq(profileEntries.personId, personId), eq(profileEntries.section, section)))
  return (row?.last ?? -1) + 1
}

type NewEntry = { id: Id; personId: Id; position: number; draft: EntryDraft; now: Date }

export async function insertEntry(db: Db, { id, personId, position, draft, now }: NewEntry): Promise<void> {
  await db.insert(profileEntries).values({ id, personId, position, ...draft, createdAt: now, updatedAt: now })
}

export async function updateEntry(db: Db, id: Id, content: EntryDraft['content'], now: Date): Promise<void> {
  await db.update(profileEntries).set({ content, updatedAt: now }).where(eq(profileEntries.id, id))
}

export async function deleteEntry(db: Db, id: Id): Promise<void> {
  await db.delete(profileEntries).where(eq(profileEntries.id, id))
}

export async function updatePositions(db: Db, personId: Id, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  const place = sql`array_position(${sql.param([...ids])}::uuid[], ${profileEntries.id}) - 1`
  await db
    .update(profileEntries)
    .set({ position: place })
    .where(and(eq(profileEntries.personId, personId), inArray(profileEntries.id, [...ids])))
}
