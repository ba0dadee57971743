import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerPool } from '#server/platform/db/queries/prepared.ts'
import type { ClaimedSkill } from '#shared/features/people/talents/talent-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talentProfiles, talentSkills, talentWorkCountries } from './talents.tables.ts'

export type TalentProfileRow = typeof talentProfiles.$inferSelect
type ProfileFacts = Partial<Omit<TalentProfileRow, 'personId' | 'updatedAt'>>

export async function selectProfile(db: Db, personId: Id): Promise<TalentProfileRow | null> {
  const [row] = await db.select().from(talentProfiles).where(eq(talentProfiles.personId, personId))
  return row ?? null
}

export const selectHours = (db: Db, personIds: readonly Id[]) =>
  db
    .select({ personId: talentProfiles.personId, workFrom: talentProfiles.workFrom, workTo: talentProfiles.workTo })
    .from(talentProfiles)
    .where(inArray(talentProfiles.personId, [...personIds]))

/** Changes only the given facts. */
export async function upsertProfile(db: Db, personId: Id, facts: ProfileFacts, now: Date): Promise<void> {
  await db
    .insert(talentProfiles)
    .values({ personId, ...facts, updatedAt: now })
    .onConflictDoUpdate({ target: talentProfiles.personId, set: { ...facts, updatedAt: now } })
}

export async function selectWorkCountries(db: Db, personId: Id): Promise<string[]> {
  const rows = await db
    .select({ country: talentWorkCountries.country })
    .from(talentWorkCountries)
    .where(eq(talentWorkCountries.personId, personId))
    .orderBy(asc(talentWorkCountries.country))
  return rows.map(({ country }) => country)
}

const ownSkills = sql`coalesce((
  select json_agg(json_build_object('slug', ${talentSkills.skill}, 'level', ${talentSkills.level})
    order by ${talentSkills.position})
  from ${talentSkills} where ${talentSkills.personId} = asked.id), '[]')`

/** Prepared: every search runs it. */
const searchFactsOf = preparedPerPool((db) =>
  db
    .select({
      seniority: talentProfiles.seniority,
      headline: talentProfiles.headline,
      workFrom: talentProfiles.workFrom,
      workTo: talentProfiles.workTo,
      payFloorAmount: talentProfiles.payFloorAmount,
      payFloorCurrency: talentProfiles.payFloorCurrency,
      payFloorPeriod: talentProfiles.payFloorPeriod,
      workCountries: sql<string[]>`array(select ${talentWorkCountries.country} from ${talentWorkCountries}
        where ${talentWorkCountries.personId} = asked.id order by 1)`,
      skills: sql<ClaimedSkill[]>`${ownSkills}`,
    })
    .from(sql`(select ${sql.placeholder('personId')}::uuid as id) as asked`)
    .leftJoin(talentProfiles, sql`${talentProfiles.personId} = asked.id`)
    .prepare('talent_search_facts'),
)

export async function selectSearchFacts(db: Db, personId: Id) {
  const [row] = await searchFactsOf(db).execute({ personId })
  if (!row) throw new Error('the statement always returns one row')
  return row
}

export async function replaceWorkCountries(db: Db, personId: Id, countries: readonly string[]): Promise<void> {
  await db.delete(talentWorkCountries).where(eq(talentWorkCountries.personId, personId))
  if (countries.length > 0)
    await db.insert(talentWorkCountries).values(countries.map((country) => ({ personId, country })))
}

export async function insertWorkCountry(db: Db, personId: Id, country: string): Promise<void> {
  await db.insert(talentWorkCountries).values({ personId, country }).onConflictDoNothing()
}

export async function deleteWorkCountry(db: Db, personId: Id, country: string): Promise<void> {
  await db
    .delete(talentWorkCountries)
    .where(and(eq(talentWorkCountries.personId, personId), eq(talentWorkCountries.country, country)))
}

export function selectSkills(db: Db, personId: Id): Promise<{ skill: string; level: number }[]> {
  return db
    .select({ skill: talentSkills.skill, level: talentSkills.level })
    .from(talentSkills)
    .where(eq(talentSkills.personId, personId))
    .orderBy(asc(talentSkills.position))
}

export const selectSkillsAmong = (db: Db, personIds: readonly Id[]): Promise<{ personId: Id; skill: string }[]> =>
  db
    .select({ personId: talentSkills.personId, skill: talentSkills.skill })
    .from(talentSkills)
    .where(inArray(talentSkills.personId, [...personIds]))
    .orderBy(asc(talentSkills.position))

export async function replaceSkills(db: Db, personId: Id, skills: readonly ClaimedSkill[]): Promise<void> {
  await db.delete(talentSkills).where(eq(talentSkills.personId, personId))
  if (skills.length === 0) return
  await db
    .insert(talentSkills)
    .values(skills.map(({ slug, level }, position) => ({ personId, skill: slug, level, position })))
}
