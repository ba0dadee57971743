// Scheduled work on drafts: reminders after one and five days, pausing after two weeks or while the job is closed, and deletion
// after a year.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { eraseAttempts } from '#server/features/hiring/screeners/erasure/attempt-erasure.service.ts'
import { findOpenAmong, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { throwFailures, workThrough } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DRAFT_DAYS, DRAFT_KEPT_DAYS, REMINDER_DAYS } from '#shared/features/hiring/apply/apply-limits.ts'
import {
  type DraftEvent,
  type DraftStatus,
  isActiveDraft,
  isBlockedDraft,
  isOpenDraft,
} from '#shared/features/hiring/apply/draft-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { chooseLocale } from '#shared/kit/locales.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { reminderMail } from '../apply.emails.ts'
import { discardWithLeftovers } from './draft-leftovers.service.ts'
import { expiryOf } from './drafts.presenter.ts'
import {
  BATCH,
  type DraftRow,
  lockDraft,
  selectDraftsOfJobs,
  selectExpired,
  selectJobsOfDrafts,
  selectToRemind,
  selectUntouched,
  selectWaitingDrafts,
  updateDraft,
} from './drafts.queries.ts'
import { moveDraft } from './transitions.service.ts'

/** Drafts the talent can continue, and when the first of them expires. */
export async function findWaitingDrafts(db: Db, personId: Id): Promise<{ count: number; endsAt: Date | null }> {
  const { count, oldest } = await selectWaitingDrafts(db, personId, isActiveDraft.statuses)
  return { count, endsAt: oldest && expiryOf(oldest) }
}

/** `work` has to move the draft out of the selection. */
type ForEachDraft = (select: () => Promise<DraftRow[]>, work: (draft: DraftRow) => Promise<void>) => Promise<void>

export async function runDraftUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY)
  const failures: unknown[] = []
  const each: ForEachDraft = async (find, run) => {
    failures.push(...(await workThrough({ find, run, batch: BATCH })))
  }
  await moveDraftsWithJobs(db, each, isActiveDraft.statuses, { isOpen: false, event: 'block' })
  await moveDraftsWithJobs(db, each, isBlockedDraft.statuses, { isOpen: true, event: 'resume' })
  await each(
    () => selectUntouched(db, ago(DRAFT_DAYS)),
    (draft) => moveBySystem(db, draft, 'abandon'),
  )
  await each(
    () => selectExpired(db, ago(DRAFT_KEPT_DAYS)),
    (draft) => deleteOldDraft(platform, draft),
  )
  // The later reminder first, so that a draft due for both gets one.
  for (const [at, days] of [...REMINDER_DAYS.entries()].toReversed())
    for (const reminders of Array.from({ length: at + 1 }, (_, index) => at - index))
      await each(
        () => selectToRemind(db, reminders, ago(days)),
        (draft) => remind(platform, draft, at + 1),
      )
  throwFailures(failures)
}

type JobFilter = { isOpen: boolean; event: DraftEvent }

/** Moves the drafts of jobs that are open, or of those that are not. */
async function moveDraftsWithJobs(
  db: Db,
  each: ForEachDraft,
  statuses: readonly DraftStatus[],
  { isOpen, event }: JobFilter,
): Promise<void> {
  for (let after: Id | null = null, isMore = true; isMore; ) {
    const jobIds: Id[] = await selectJobsOfDrafts(db, statuses, after)
    const open = await findOpenAmong(db, jobIds)
    const matching = jobIds.filter((jobId) => open.has(jobId) === isOpen)
    await each(
      () => selectDraftsOfJobs(db, statuses, matching),
      (draft) => moveBySystem(db, draft, event),
    )
    after = jobIds.at(-1) ?? null
    isMore = jobIds.length === BATCH
  }
}

async function moveBySystem(db: Db, draft: DraftRow, event: DraftEvent): Promise<void> {
  try {
    await moveDraft(db, draft, { event, actor: system })
  } catch (error) {
    // Sent or edited since it was selected; that stands.
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}

const system = { role: 'system', id: null } as const

function deleteOldDraft(platform: Platform, { id, updatedAt }: DraftRow): Promise<void> {
  return transaction(platform.db, async (tx) => {
    const draft = await lockDraft(tx, id)
    // Edited, sent or discarded since it was selected.
    if (!draft || draft.updatedAt > updatedAt || !isOpenDraft(draft.status)) return
    await eraseAttempts(tx, platform, id)
    await discardWithLeftovers(tx, platform, draft, system)
  })
}

function remind(platform: Platform, { id, updatedAt }: DraftRow, reminders: number): Promise<void> {
  return transaction(platform.db, async (tx) => {
    const draft = await lockDraft(tx, id)
    // Edited, sent or reminded by another node since it was selected.
    if (!draft || draft.updatedAt > updatedAt || draft.reminders >= reminders) return
    await updateDraft(tx, id, { reminders })
    if (isActiveDraft(draft.status)) await sendReminder(tx, platform, draft)
  })
}

async function sendReminder(tx: Db, platform: Platform, draft: DraftRow): Promise<void> {
  const person = await findPerson(tx, draft.personId)
  const { job, company } = await viewJob(tx, null, draft.jobId)
  const facts = { job: job.title, company: company.name }
  const mail = reminderMail(i18nFor(chooseLocale(person.locale)), {
    ...facts,
    siteTitle: platform.config.siteTitle,
    url: platform.url,
    jobId: job.id,
    endsAt: expiryOf(draft.updatedAt),
    timeZone: person.timeZone ?? 'UTC',
  })
  await notify(platform, tx, {
    personId: person.id,
    event: 'draft_waiting',
    href: `/jobs/${job.id}/apply`,
    subject: draft.id,
    values: facts,
    mail: { to: person.email, ...mail },
  })
}
