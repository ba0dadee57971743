import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { LocalDate } from '#shared/kit/time-zones.ts'
import { perkClaims, perks } from './perks.tables.ts'

export type PerkRow = typeof perks.$inferSelect
export type NewPerkRow = typeof perks.$inferInsert

const worksIn = (country: string | null): SQL =>
  country === null
    ? sql`cardinality(${perks.countries}) = 0`
    : sql`(cardinality(${perks.countries}) = 0 or ${country} = any(${perks.countries}))`

const hasStarted = (today: LocalDate): SQL => sql`(${perks.startsOn} is null or ${perks.startsOn} <= ${today})`
const isOn = (today: LocalDate): SQL | undefined =>
  and(hasStarted(today), sql`(${perks.endsOn} is null or ${perks.endsOn} >= ${today})`)

/** Whoever has claimed one keeps seeing it after it has ended. */
const isClaimedBy = (personId: Id): SQL =>
  sql`exists (select 1 from ${perkClaims} where ${perkClaims.perkId} = ${perks.id} and ${perkClaims.personId} = ${personId})`

type Reader = { personId: Id; country: string | null; today: LocalDate }
type Page = { cursor?: Id | undefined; limit: number }

const before = (cursor: Id | undefined) => (cursor === undefined ? undefined : lt(perks.id, cursor))

const isListed = ({ personId, country, today }: Reader, isEverywhere = false): SQL =>
  sql`(${and(isOn(today), isEverywhere ? undefined : worksIn(country))} or ${isClaimedBy(personId)})`

export const countListed = (db: Db, reader: Reader): Promise<number> => db.$count(perks, isListed(reader))

export const selectPerks = (
  db: Db,
  { personId, country, today, isEverywhere, cursor, limit }: Reader & Page & { isEverywhere: boolean },
): Promise<PerkRow[]> =>
  db
    .select()
    .from(perks)
    .where(and(isListed({ personId, country, today }, isEverywhere), before(cursor)))
    .orderBy(desc(perks.id))
    .limit(limit + 1)

export async function countElsewhere(db: Db, { personId, country, today }: Reader): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(perks)
    .where(and(isOn(today), sql`not ${worksIn(country)}`, sql`not ${isClaimedBy(personId)}`))
  return row?.count ?? 0
}

export const selectAllPerks = (db: Db, { cursor, limit }: Page): Promise<PerkRow[]> =>
  db
    .select()
    .from(perks)
    .where(before(cursor))
    .orderBy(desc(perks.id))
    .limit(limit + 1)

export async function lockPerk(tx: Db, id: Id): Promise<PerkRow | null> {
  const [row] = await tx.select().from(perks).where(eq(perks.id, id)).for('update')
  return row ?? null
}

export async function insertPerk(tx: Db, row: NewPerkRow): Promise<PerkRow> {
  const [saved] = await tx.insert(perks).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

export async function updatePerk(tx: Db, id: Id, facts: Partial<NewPerkRow>): Promise<PerkRow | null> {
  const [saved] = await tx.update(perks).set(facts).where(eq(perks.id, id)).returning()
  return saved ?? null
}

export async function countClaims(db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ perkId: perkClaims.perkId, count: count() })
    .from(perkClaims)
    .where(inArray(perkClaims.perkId, [...ids]))
    .groupBy(perkClaims.perkId)
  return new Map(rows.map(({ perkId, count: claims }) => [perkId, claims]))
}

export async function selectClaims(db: Db, personId: Id, ids: readonly Id[]): Promise<ReadonlyMap<Id, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ perkId: perkClaims.perkId, createdAt: perkClaims.createdAt })
    .from(perkClaims)
    .where(and(eq(perkClaims.personId, personId), inArray(perkClaims.perkId, [...ids])))
  return new Map(rows.map(({ perkId, createdAt }) => [perkId, createdAt]))
}

export async function insertClaim(tx: Db, claim: typeof perkClaims.$inferInsert): Promise<void> {
  await tx.insert(perkClaims).values(claim).onConflictDoNothing()
}
