// One run of a feed: new postings become jobs, changed ones are updated, and those missing from two good runs are closed. A
// failed run changes nothing but the state of the feed.

import { currentRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import {
  closeImportedJob,
  confirmImportedJobs,
  isPostedElsewhere,
  publishImportedJob,
} from '#server/features/jobs/jobs/intake/imported-jobs.service.ts'
import { findListedCompany } from '#server/features/people/companies/listed/listed-companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { OutboundError } from '#server/platform/outbound/outbound-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  type FeedItemEvent,
  feedItemStatusMachine,
  feedStatusMachine,
  type HoldReason,
  isActiveFeed,
  isFailingFeed,
  isGoneItem,
  isHeldItem,
  isPublishedItem,
} from '#shared/features/jobs/feeds/feed-status.ts'
import type { ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import { MAX_EXTERNAL_ID, MIN_DESCRIPTION, MIN_TITLE } from '#shared/features/jobs/jobs/job-limits.ts'
import { isPlausiblePay } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import {
  type FeedItemRow,
  hasDuplicate,
  incrementMissedRuns,
  selectJobIdsOf,
  selectKnownItems,
  selectListedJobIds,
  selectMissing,
  setJob,
  updateMissedRuns,
  upsertItem,
} from './feed-items.queries.ts'
import { DetailsReader, type LoadedFeed, loadFeed } from './feed-loading.ts'
import { claimRun, type FeedRow, updateFeed } from './feeds.queries.ts'
import { feedItemEvents, feedItems, feedStatusEvents, feeds } from './feeds.tables.ts'
import { FeedError } from './importers/importer.ts'
import { importers } from './importers/importers.ts'
import { MAX_SAMPLES } from './importers/posting-fields.ts'
import { correctedJob } from './mapping/corrected-job.ts'
import { type HashedPosting, type ReadJob, readJobsInThread } from './read-in-thread.ts'
import { READER_VERSION } from './reading/read-posting.ts'

const RUN_MINUTES = 10
const MAX_WAIT_MINUTES = 24 * 60
const GONE_AFTER_RUNS = 2
const READ_AT_ONCE = 200

type Deps = Pick<Platform, 'db' | 'clock' | 'outbound'>

export async function runFeed(deps: Deps, feedId: Id): Promise<void> {
  const now = deps.clock.now()
  const feed = await claimRun(deps.db, feedId, { now, until: after(now, RUN_MINUTES) })
  if (!feed) return
  try {
    const loaded = await loadFeed(deps.outbound, feed, now)
    await applyFeed(deps, feed, loaded)
    await recordSuccess(deps.db, feed, loaded, now)
  } catch (error) {
    // Errors of a remote server are expected: recorded and retried later. Anything else is a bug.
    if (!(error instanceof FeedError || error instanceof OutboundError)) throw error
    await recordFailure(deps.db, feed, error, now)
  }
}

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE)

async function recordSuccess(db: Db, feed: FeedRow, loaded: LoadedFeed | null, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    await updateFeed(tx, feed.id, {
      runningUntil: null,
      lastGoodRunAt: now,
      nextRunAt: after(now, feed.intervalMinutes),
      errorCode: null,
      errorDetail: null,
      failures: 0,
      ...(loaded && {
        etag: loaded.etag,
        readerVersion: READER_VERSION,
        unreadable: loaded.unreadable,
        unreadableSamples: loaded.samples.slice(0, MAX_SAMPLES),
      }),
    })
    if (isFailingFeed(feed.status)) await moveFeed(tx, feed, 'recover')
  })
}

/** Exponential backoff: hammering a server that is down does not help. */
async function recordFailure(db: Db, feed: FeedRow, error: FeedError | OutboundError, now: Date): Promise<void> {
  const failures = feed.failures + 1
  const wait = Math.min(MAX_WAIT_MINUTES, feed.intervalMinutes * 2 ** Math.min(failures, 10))
  await transaction(db, async (tx) => {
    await updateFeed(tx, feed.id, {
      runningUntil: null,
      nextRunAt: after(now, wait),
      errorCode: error.code,
      errorDetail: error instanceof FeedError ? error.detail : error.status === null ? null : String(error.status),
      failures,
    })
    if (isActiveFeed(feed.status)) await moveFeed(tx, feed, 'fail', error.code)
  })
}

const moveFeed = (db: Db, feed: FeedRow, event: 'fail' | 'recover', reason?: string) =>
  transition(db, {
    machine: feedStatusMachine,
    table: feeds,
    events: feedStatusEvents,
    id: feed.id,
    from: feed.status,
    event,
    actor: { role: 'system', id: null },
    reason,
  })

async function applyFeed(deps: Deps, feed: FeedRow, loaded: LoadedFeed | null): Promise<void> {
  const { db, clock } = deps
  if (loaded !== null) {
    const unloaded = await applyPostings(deps, feed, loaded.postings)
    loaded.unreadable += unloaded
    if (unloaded > 0) loaded.listedIds = null
  }
  if (loaded === null || loaded.listedIds !== null) await closeMissing(deps, feed, loaded)
  await confirmImportedJobs(db, clock, await selectListedJobIds(db, feed.id))
}

async function closeMissing(deps: Deps, feed: FeedRow, loaded: LoadedFeed | null): Promise<void> {
  const { db } = deps
  if (loaded?.listedIds) await updateMissedRuns(db, feed.id, loaded.listedIds)
  else await incrementMissedRuns(db, feed.id)
  // A job that is too old for the list may still be open. It is no longer confirmed, so it expires like any other.
  if (importers[feed.source].isNewestOnly) return
  for (const item of await selectMissing(db, feed.id, GONE_AFTER_RUNS)) await closeMissingItem(deps, item)
}

/** Returns how many could not be read. */
async function applyPostings(deps: Deps, feed: FeedRow, postings: readonly HashedPosting[]): Promise<number> {
  const now = deps.clock.now()
  const details = new DetailsReader(deps.outbound, feed)
  const changed = await findChanged(deps, feed, postings, details)
  const rates = await currentRates(deps)
  for (let start = 0; start < changed.length; start += READ_AT_ONCE) {
    const batch = changed.slice(start, start + READ_AT_ONCE)
    const read = await readJobsInThread({
      source: feed.source,
      isRemote: feed.isRemote,
      postings: batch.map(({ posting }) => posting),
    })
    for (const [at, { contentHash }] of batch.entries()) {
      const one = read[at]
      if (one)
        await applyJob(deps, feed, { ...one, job: correctedJob(one.job, feed.corrections), contentHash, rates, now })
    }
  }
  return details.missing
}

async function findChanged(
  { db, clock }: Deps,
  feed: FeedRow,
  postings: readonly HashedPosting[],
  details: DetailsReader,
): Promise<HashedPosting[]> {
  const known = new Map((await selectKnownItems(db, feed.id)).map((item) => [item.externalId, item]))
  const changed: HashedPosting[] = []
  for (const { posting, contentHash } of postings) {
    const before = known.get(posting.externalId)
    const isSame = !isGoneItem(before?.status) && before?.contentHash === contentHash && !isHeldAsCopy(before)
    if (isSame && !details.isDue(before?.detailsReadAt ?? null, clock.now())) continue
    const whole = await details.complete(posting)
    if (whole) changed.push({ posting: whole, contentHash })
  }
  return changed
}

/** The other copy may be gone by now. */
const isHeldAsCopy = (item: Pick<FeedItemRow, 'holdReason'>): boolean => item.holdReason === 'duplicate'

type Applied = ReadJob & { contentHash: string; rates: ExchangeRates; now: Date }

async function applyJob(deps: Deps, feed: FeedRow, { now, contentHash, ...read }: Applied): Promise<void> {
  const { job, likeness } = read
  await transaction(deps.db, async (tx) => {
    const item = await upsertItem(tx, {
      feedId: feed.id,
      externalId: job.externalId,
      title: job.title,
      url: job.url,
      contentHash,
      likeness,
      evidence: job.evidence,
      detailsReadAt: now,
      changedAt: now,
    })
    const companyId = await employerOf(tx, feed, job)
    const reason =
      (await findHoldReason(tx, { companyId, item, ...read })) ??
      (await publish(tx, deps, { feed, companyId, item, job }))
    if (reason !== null) await hold(tx, deps, item, reason)
  })
}

/** A board names the company of each posting. */
async function employerOf(tx: Db, feed: FeedRow, { employer }: ImportedJob): Promise<Id> {
  if (feed.companyId !== null) return feed.companyId
  if (employer === null) throw new Error(`${feed.source} does not say who is hiring`)
  return (await findListedCompany(tx, employer)).id
}

type Candidate = { companyId: Id; item: FeedItemRow; job: ImportedJob; textLength: number; rates: ExchangeRates }

async function findHoldReason(
  db: Db,
  { companyId, item, job, textLength, rates }: Candidate,
): Promise<HoldReason | null> {
  if (textLength < MIN_DESCRIPTION || job.title.length < MIN_TITLE) return 'too_short'
  if (job.pay && !isPlausiblePay(job.pay, rates)) return 'pay_to_check'
  const isCopy =
    job.employer === null
      ? await hasDuplicate(db, companyId, item)
      : await isPostedElsewhere(db, { ...job, employer: job.employer, jobId: item.jobId })
  return isCopy ? 'duplicate' : null
}

type Publication = { feed: FeedRow; companyId: Id; item: FeedItemRow; job: ImportedJob }

async function publish(
  db: Db,
  { clock }: Deps,
  { feed, companyId, item, job }: Publication,
): Promise<HoldReason | null> {
  // Two boards may use the same id for jobs of the same company.
  const externalId = feed.boardName === null ? job.externalId : `${new URL(feed.url).host} ${job.externalId}`
  const jobId = await publishImportedJob(db, clock, {
    companyId,
    jobId: item.jobId,
    job: { ...job, externalId: externalId.slice(0, MAX_EXTERNAL_ID) },
    postedOn: feed.boardName,
  })
  if (jobId === null) return 'not_accepted'
  await setJob(db, item.id, jobId)
  if (!isPublishedItem(item.status)) await moveItem(db, item, 'publish')
  return null
}

/** A job that is already published is taken down until the problem is fixed. */
async function hold(db: Db, { clock }: Deps, item: FeedItemRow, reason: HoldReason): Promise<void> {
  if (item.jobId !== null) await closeImportedJob(db, clock, item.jobId)
  if (!isHeldItem(item.status)) await moveItem(db, item, 'hold', reason)
}

async function closeMissingItem({ db, clock }: Deps, item: FeedItemRow): Promise<void> {
  await transaction(db, async (tx) => {
    if (item.jobId !== null) await closeImportedJob(tx, clock, item.jobId)
    await moveItem(tx, item, 'vanish')
  })
}

const moveItem = (db: Db, item: FeedItemRow, event: FeedItemEvent, holdReason: HoldReason | null = null) =>
  transition(db, {
    machine: feedItemStatusMachine,
    table: feedItems,
    events: feedItemEvents,
    id: item.id,
    from: item.status,
    event,
    actor: { role: 'system', id: null },
    reason: holdReason ?? undefined,
    facts: { holdReason },
  })

/** Not in one transaction, so that a retry continues where it stopped. */
export async function closeJobsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, feedId: Id): Promise<void> {
  for (const jobId of await selectJobIdsOf(db, feedId)) await closeImportedJob(db, clock, jobId)
}
