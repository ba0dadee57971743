// How a company reviews the mapping of its feed and corrects a line once for all postings that contain it.

import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  type FeedCorrection,
  type FeedMapping,
  MAX_CORRECTIONS,
  type MappedLine,
} from '#shared/features/jobs/feeds/feed-mapping.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { runFeedJob } from '../feeds.jobs.ts'
import { canManageFeeds } from '../feeds.policy.ts'
import { viewFeed } from '../feeds.service.ts'
import { forgetReadings, selectLines, updateCorrections } from './feed-mapping.queries.ts'

const fields = ['eligibility', 'workplace'] as const

export async function showMapping(db: Db, viewer: Viewer, feedId: Id): Promise<FeedMapping> {
  const { feed, view } = await viewFeed(db, viewer, feedId)
  const lines = (
    await Promise.all(
      fields.map(async (field) => (await selectLines(db, feedId, field)).map((row) => ({ ...row, field }))),
    )
  ).flat()
  const cards = await findJobCards(db, [...new Set(lines.flatMap(({ jobId }) => jobId ?? []))])
  const readings = new Map(cards.map((card) => [card.id, card]))
  return {
    canCorrect: canManageFeeds(view),
    lines: lines.map(({ jobId, field, line, ...row }): MappedLine => {
      const card = jobId === null ? undefined : readings.get(jobId)
      return {
        ...row,
        field,
        line,
        reading: card ? { ...card.eligibility, workplace: card.workplace } : null,
        correction: feed.corrections.find((one) => one.field === field && one.line === line) ?? null,
      }
    }),
  }
}

const tooMany = /* i18n */ {
  id: 'feeds.too_many_corrections',
  message: 'This feed has {most} corrections. Change the postings instead.',
  values: { most: MAX_CORRECTIONS },
}

export async function correctMapping(
  db: Db,
  { jobs }: Pick<Platform, 'jobs'>,
  viewer: Viewer,
  feedId: Id,
  correction: FeedCorrection,
): Promise<FeedMapping> {
  const { feed, view } = await viewFeed(db, viewer, feedId)
  ensure(canManageFeeds(view))
  const others = feed.corrections.filter(({ field, line }) => field !== correction.field || line !== correction.line)
  if (others.length >= MAX_CORRECTIONS) throw fieldError(['correction'], tooMany)
  await transaction(db, async (tx) => {
    await updateCorrections(tx, feedId, [...others, correction])
    await forgetReadings(tx, feedId, correction)
    await jobs.send(runFeedJob, { feedId }, tx)
  })
  return showMapping(db, viewer, feedId)
}
