import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { NotificationChoice } from '#shared/features/people/preferences/notifications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hiddenCompanies, hiddenDomains, notificationChoices, personPreferences } from './preferences.tables.ts'

export type PreferencesRow = typeof personPreferences.$inferSelect

type PreferencesChanges = { [K in Exclude<keyof PreferencesRow, 'personId'>]?: PreferencesRow[K] | undefined }

export async function selectPreferences(db: Db, personId: Id): Promise<PreferencesRow | null> {
  const [row] = await db.select().from(personPreferences).where(eq(personPreferences.personId, personId))
  return row ?? null
}

export async function upsertPreferences(db: Db, personId: Id, changes: PreferencesChanges): Promise<void> {
  const insert = db.insert(personPreferences).values({ personId, ...changes })
  // An empty change is not an error.
  if (Object.keys(changes).length === 0) await insert.onConflictDoNothing()
  else await insert.onConflictDoUpdate({ target: personPreferences.personId, set: changes })
}

export function selectNotificationChoices(db: Db, personId: Id): Promise<NotificationChoice[]> {
  const { event, channel, mode } = notificationChoices
  return db.select({ event, channel, mode }).from(notificationChoices).where(eq(notificationChoices.personId, personId))
}

export async function upsertNotificationChoice(db: Db, personId: Id, choice: NotificationChoice): Promise<void> {
  const { personId: person, event, channel } = notificationChoices
  await db
    .insert(notificationChoices)
    .values({ personId, ...choice })
    .onConflictDoUpdate({ target: [person, event, channel], set: { mode: choice.mode } })
}

export async function selectHiddenCompanyIds(db: Db, personId: Id): Promise<Id[]> {
  const rows = await db
    .select({ id: hiddenCompanies.companyId })
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.personId, personId))
  return rows.map(({ id }) => id)
}

export async function insertHiddenCompany(db: Db, personId: Id, companyId: Id): Promise<void> {
  await db.insert(hiddenCompanies).values({ personId, companyId }).onConflictDoNothing()
}

export async function deleteHiddenCompany(db: Db, personId: Id, companyId: Id): Promise<void> {
  await db
    .delete(hiddenCompanies)
    .where(and(eq(hiddenCompanies.personId, personId), eq(hiddenCompanies.companyId, companyId)))
}

export async function selectHiddenDomains(db: Db, personId: Id): Promise<string[]> {
  const rows = await db
    .select({ domain: hiddenDomains.domain })
    .from(hiddenDomains)
    .where(eq(hiddenDomains.personId, personId))
    .orderBy(hiddenDomains.domain)
  return rows.map(({ domain }) => domain)
}

export async function insertHiddenDomain(db: Db, personId: Id, domain: string): Promise<void> {
  await db.insert(hiddenDomains).values({ personId, domain }).onConflictDoNothing()
}

export async function deleteHiddenDomain(db: Db, personId: Id, domain: string): Promise<void> {
  await db.delete(hiddenDomains).where(and(eq(hiddenDomains.personId, personId), eq(hiddenDomains.domain, domain)))
}

export async function selectPeopleHiddenByName(db: Db, companyId: Id, personIds: readonly Id[]): Promise<Id[]> {
  const rows = await db
    .select({ id: hiddenCompanies.personId })
    .from(hiddenCompanies)
    .where(and(eq(hiddenCompanies.companyId, companyId), inArray(hiddenCompanies.personId, [...personIds])))
  return rows.map(({ id }) => id)
}

export async function selectPeopleHiddenByDomain(
  db: Db,
  domains: readonly string[],
  personIds: readonly Id[],
): Promise<Id[]> {
  const rows = await db
    .select({ id: hiddenDomains.personId })
    .from(hiddenDomains)
    .where(and(inArray(hiddenDomains.domain, [...domains]), inArray(hiddenDomains.personId, [...personIds])))
  return rows.map(({ id }) => id)
}

export async function selectPeopleHidingReceipts(db: Db, personIds: readonly Id[]): Promise<Id[]> {
  const rows = await db
    .select({ id: personPreferences.personId })
    .from(personPreferences)
    .where(and(inArray(personPreferences.personId, [...personIds]), eq(personPreferences.sendsReadReceipts, false)))
  return rows.map(({ id }) => id)
}

export async function selectPeopleHidingPresence(db: Db, personIds: readonly Id[]): Promise<Id[]> {
  const rows = await db
    .select({ id: personPreferences.personId })
    .from(personPreferences)
    .where(and(inArray(personPreferences.personId, [...personIds]), eq(personPreferences.showsPresence, false)))
  return rows.map(({ id }) => id)
}

export async function selectNotLooking(db: Db, personIds: readonly Id[]): Promise<Id[]> {
  const rows = await db
    .select({ id: personPreferences.personId })
    .from(personPreferences)
    .where(and(inArray(personPreferences.personId, [...personIds]), eq(personPreferences.seeking, 'not_looking')))
  return rows.map(({ id }) => id)
}
