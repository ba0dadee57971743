import { sql } from 'drizzle-orm'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { AlertFrequency } from '#shared/features/jobs/saved-searches/alert-kinds.ts'
import type { SavedSearch } from '#shared/features/jobs/saved-searches/saved-searches.contract.ts'
import { sendJobAlerts } from './saved-searches.jobs.ts'

export const SEARCHES = '/talent/api/saved-searches'

export async function aSavedSearch(
  person: BuiltPerson,
  search: string,
  alert: AlertFrequency = 'instant',
): Promise<SavedSearch> {
  const answer = await person.visitor.post(SEARCHES, { name: 'My search', search, alert })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<SavedSearch>()
}

/** Advances the clock, so that the minutely job runs and its emails are sent. */
export async function aMinuteLater(test: TestApp, milliseconds = 60_000): Promise<void> {
  test.clock.advance(milliseconds)
  await sendJobAlerts.work({}, test.platform)
}

/** As if the person had visited at this moment. */
export const visitNow = ({ platform, clock }: TestApp, { id }: BuiltPerson): Promise<unknown> =>
  platform.db.execute(
    sql`update sessions set last_seen_at = ${clock.now().toISOString()}::timestamptz where person_id = ${id}`,
  )
