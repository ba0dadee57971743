// What happens to drafts by themselves: a reminder after a day and after five, a rest after two weeks or while the job takes
// nobody, and the end after a year.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { forgetAttempts } from '#server/features/hiring/screeners/forgetting/forgetting.service.ts'
import { findOpenAmong, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { tellFailures, workThrough } from '#server/platform/jobs/work-through.ts'
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
  selectForgotten,
  selectJobsOfDrafts,
  selectToRemind,
  selectUntouched,
  selectWaitingDrafts,
  updateDraft,
} from './drafts.queries.ts'
import { moveDraft } from './moving.service.ts'

/** What the person could go on with, and the day on which the first of it is over. */
export async function findWaitingDrafts(db: Db, personId: Id): Promise<{ count: number; endsAt: Date | null }> {
  const { count, oldest } = await selectWaitingDrafts(db, personId, isActiveDraft.statuses)
  return { count, endsAt: oldest && expiryOf(oldest) }
}

/** Every one of them leaves the selection by what is done to it. */
type ForEachDraft = (select: () => Promise<DraftRow[]>, work: (draft: DraftRow) => Promise<void>) => Promise<void>

export async function lookAfterDrafts(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY)
  const failures: unknown[] = []
  const each: ForEachDraft = async (find, run) => {
    failures.push(...(await workThrough({ find, run, batch: BATCH })))
  }
  await followJobs(db, each, isActiveDraft.statuses, { isOpen: false, event: 'block' })
  await followJobs(db, each, isBlockedDraft.statuses, { isOpen: true, event: 'resume' })
  await each(
    () => selectUntouched(db, ago(DRAFT_DAYS)),
    (draft) => moveBySystem(db, draft, 'abandon'),
  )
  await each(
    () => selectForgotten(db, ago(DRAFT_KEPT_DAYS)),
    (draft) => forget(platform, draft),
  )
  // The later one first: whoever is due for both is told once.
  for (const [at, days] of [...REMINDER_DAYS.entries()].toReversed())
    for (const told of Array.from({ length: at + 1 }, (_, index) => at - index))
      await each(
        () => selectToRemind(db, told, ago(days)),
        (draft) => remind(platform, draft, at + 1),
      )
  tellFailures(failures)
}

type Following = { isOpen: boolean; event: DraftEvent }

/** Drafts of jobs that take people, or take nobody, as told. */
async function followJobs(
  db: Db,
  each: ForEachDraft,
  statuses: readonly DraftStatus[],
  { isOpen, event }: Following,
): Promise<void> {
  for (let after: Id | null = null, isMore = true; isMore; ) {
    const jobIds: Id[] = await selectJobsOfDrafts(db, statuses, after)
    const open = await findOpenAmong(db, jobIds)
    const meant = jobIds.filter((jobId) => open.has(jobId) === isOpen)
    await each(
      () => selectDraftsOfJobs(db, statuses, meant),
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
    // Sent or written between the look and the deed; that counts.
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}

const system = { role: 'system', id: null } as const

function forget(platform: Platform, { id, updatedAt }: DraftRow): Promise<void> {
  return transaction(platform.db, async (tx) => {
    const draft = await lockDraft(tx, id)
    // Written, sent or thrown away meanwhile.
    if (!draft || draft.updatedAt > updatedAt || !isOpenDraft(draft.status)) return
    await forgetAttempts(tx, platform, id)
    await discardWithLeftovers(tx, platform, draft, system)
  })
}

function remind(platform: Platform, { id, updatedAt }: DraftRow, reminders: number): Promise<void> {
  return transaction(platform.db, async (tx) => {
    const draft = await lockDraft(tx, id)
    // Written, sent or told of by another node meanwhile.
    if (!draft || draft.updatedAt > updatedAt || draft.reminders >= reminders) return
    await updateDraft(tx, id, { reminders })
    if (isActiveDraft(draft.status)) await tell(tx, platform, draft)
  })
}

async function tell(tx: Db, platform: Platform, draft: DraftRow): Promise<void> {
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
