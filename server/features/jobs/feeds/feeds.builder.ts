import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { BoardSource, ImportSource } from '#shared/features/jobs/jobs/imported-job.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type CompanyFeedRow, type FeedRow, insertFeed, isOfCompany, selectFeed } from './feeds.queries.ts'

/** A feed that only the test runs. */
export async function aFeed(
  test: TestApp,
  named: { source: ImportSource; url: string; companyId?: Id },
): Promise<CompanyFeedRow> {
  const companyId = named.companyId ?? (await aVerifiedCompany(test)).company.id
  const later = new Date('2100-01-01')
  const feed = await insertFeed(test.platform.db, { ...named, companyId, intervalMinutes: 60, nextRunAt: later })
  if (!feed || !isOfCompany(feed)) throw new Error('the company already has this feed')
  return feed
}

/** A job board that only the test runs. */
export async function aBoard(
  test: TestApp,
  named: { source: BoardSource; url: string; boardName?: string; isRemote?: boolean },
): Promise<FeedRow> {
  const nextRunAt = new Date('2100-01-01')
  const board = await insertFeed(test.platform.db, { boardName: 'Far Jobs', ...named, intervalMinutes: 60, nextRunAt })
  if (!board) throw new Error('this board already exists')
  return board
}

export async function reloadFeed(test: TestApp, feedId: Id): Promise<FeedRow> {
  const feed = await selectFeed(test.platform.db, feedId)
  if (!feed) throw new Error('the feed no longer exists')
  return feed
}

const FILLER = 'You build the part of our product that nobody sees and everybody waits for. '

/** An entry of a Greenhouse board that can be published as it is. */
export const aBoardEntry = (id: number, named: Record<string, unknown> = {}) => ({
  id,
  title: `Engineer number ${id}`,
  absolute_url: `https://boards.greenhouse.io/halden/jobs/${id}`,
  content: `<p>${FILLER.repeat(4)} Task ${id}.</p><p>You must be based in Kenya.</p>`,
  location: { name: 'Remote' },
  ...named,
})
