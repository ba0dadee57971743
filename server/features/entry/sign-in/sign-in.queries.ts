import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { knownDevices, secondStepTickets, tryBudgets } from './sign-in.tables.ts'

export type TicketRow = typeof secondStepTickets.$inferSelect

export async function insertTicket(db: Db, ticket: typeof secondStepTickets.$inferInsert): Promise<void> {
  await db.insert(secondStepTickets).values(ticket)
}

/** Uses a try and returns the ticket while tries are left; the row lock serialises concurrent guesses. */
export async function spendTicketTry(db: Db, secretHash: Buffer, now: Date): Promise<TicketRow | null> {
  const [row] = await db
    .update(secondStepTickets)
    .set({ triesLeft: sql`${secondStepTickets.triesLeft} - 1` })
    .where(
      and(
        eq(secondStepTickets.secretHash, secretHash),
        gt(secondStepTickets.triesLeft, 0),
        gt(secondStepTickets.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

/** Of two holders of the same ticket, one gets it. */
export async function deleteTicket(db: Db, ticketId: Id): Promise<boolean> {
  const taken = await db
    .delete(secondStepTickets)
    .where(eq(secondStepTickets.id, ticketId))
    .returning({ id: secondStepTickets.id })
  return taken.length === 1
}

export async function deleteTicketsOf(db: Db, personId: Id): Promise<void> {
  await db.delete(secondStepTickets).where(eq(secondStepTickets.personId, personId))
}

export async function selectIsKnownDevice(db: Db, keyHash: Buffer, personId: Id): Promise<boolean> {
  const rows = await db
    .select({ known: isNotNull(knownDevices.personId) })
    .from(knownDevices)
    .where(and(eq(knownDevices.keyHash, keyHash), eq(knownDevices.personId, personId)))
  return rows.length > 0
}

export async function upsertKnownDevice(
  db: Db,
  device: { keyHash: Buffer; personId: Id; lastSeenAt: Date },
): Promise<void> {
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.keyHash, knownDevices.personId],
      set: { lastSeenAt: device.lastSeenAt },
    })
}

export async function hasAnyKnownDevice(db: Db, personId: Id): Promise<boolean> {
  const rows = await db
    .select({ personId: knownDevices.personId })
    .from(knownDevices)
    .where(eq(knownDevices.personId, personId))
    .limit(1)
  return rows.length > 0
}

const ALWAYS_OPEN = new Date(0)

export type BudgetTry = {
  key: Buffer
  kind: string
  now: Date
  freshBefore: Date
  limit: number
  firstWaitSeconds: number
  longestWaitSeconds: number
}

/**
 * Counts a try before it is made, so that concurrent tries count too; null while the budget is closed, without counting. From the
 * limit on, each try closes it for twice as long as the one before. An open budget has been open forever, not since its last try:
 * of two concurrent tries, the one with the earlier timestamp may arrive last.
 */
export async function spendBudget(db: Db, spent: BudgetTry): Promise<{ tries: number } | null> {
  const { key, kind, now, freshBefore, limit, firstWaitSeconds, longestWaitSeconds } = spent
  const tries = sql`(case when ${tryBudgets.lastTryAt} <= ${freshBefore.toISOString()}::timestamptz then 1 else ${tryBudgets.tries} + 1 end)`
  const wait = sql`make_interval(secs => least(${longestWaitSeconds}::float8, ${firstWaitSeconds}::float8 * power(2, least(${tries} - ${limit}::int, 20))))`
  const [row] = await db
    .insert(tryBudgets)
    .values({ key, kind, tries: 1, lastTryAt: now, openAt: ALWAYS_OPEN })
    .onConflictDoUpdate({
      target: tryBudgets.key,
      set: {
        tries,
        lastTryAt: now,
        openAt: sql`case when ${tries} >= ${limit}::int then ${now.toISOString()}::timestamptz + ${wait} else ${ALWAYS_OPEN.toISOString()}::timestamptz end`,
      },
      setWhere: sql`${tryBudgets.openAt} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ tries: tryBudgets.tries })
  return row ?? null
}

export async function selectBudgetOpenAt(db: Db, key: Buffer): Promise<Date | null> {
  const [row] = await db.select({ openAt: tryBudgets.openAt }).from(tryBudgets).where(eq(tryBudgets.key, key))
  return row?.openAt ?? null
}

/** Undoes the count of a try that turned out to be right. */
export async function refundBudget(db: Db, key: Buffer): Promise<void> {
  await db
    .update(tryBudgets)
    .set({ tries: sql`greatest(${tryBudgets.tries} - 1, 0)`, openAt: ALWAYS_OPEN })
    .where(eq(tryBudgets.key, key))
}

export async function touchBudget(db: Db, key: Buffer, now: Date): Promise<void> {
  await db.update(tryBudgets).set({ lastTryAt: now }).where(eq(tryBudgets.key, key))
}

export async function deleteBudget(db: Db, key: Buffer): Promise<void> {
  await db.delete(tryBudgets).where(eq(tryBudgets.key, key))
}

export async function deleteOld(db: Db, before: { tickets: Date; devices: Date; budgets: Date }): Promise<void> {
  await db.delete(secondStepTickets).where(lt(secondStepTickets.expiresAt, before.tickets))
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, before.devices))
  await db.delete(tryBudgets).where(lt(tryBudgets.lastTryAt, before.budgets))
}
