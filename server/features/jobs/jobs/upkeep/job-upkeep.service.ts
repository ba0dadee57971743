// What happens to open jobs automatically: without activity they expire, their company is warned before and asked in between, and
// unconfirmed ones are paused. Each job has its own transaction; with several nodes one wins, and an interrupted run is continued
// by the next.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { findHiringMembers } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  ARCHIVE_DAYS,
  CONFIRM_DAYS,
  MAX_UNANSWERED_CONFIRMATIONS,
  WARNING_DAYS,
} from '#shared/features/jobs/jobs/job-limits.ts'
import type { Locale } from '#shared/kit/locales.ts'
import { after } from '../job-lifetime.ts'
import { moveJob } from '../job-status.service.ts'
import { type JobRow, updateJob } from '../jobs.queries.ts'
import { closingSoonMail, pausedMail, stillHiringMail } from './job-upkeep.emails.ts'
import { BATCH, selectClosingSoon, selectExpired, selectLongClosed, selectUnconfirmed } from './job-upkeep.queries.ts'
import { stillHiringUrl } from './still-hiring-links.ts'

const system = { role: 'system', id: null } as const

type Task = {
  find(db: Db, now: Date): Promise<JobRow[]>
  /** Must change the job so that it is not found again. */
  run(tx: Db, job: JobRow, platform: Platform): Promise<void>
}

const expiring: Task = {
  find: selectExpired,
  run: async (tx, job, { clock }) => {
    const facts = { closeReason: 'expired' as const, closedAt: clock.now() }
    await moveJob(tx, job, { event: 'expire', actor: system, facts })
  },
}

const warning: Task = {
  find: (db, now) => selectClosingSoon(db, after(now, WARNING_DAYS)),
  run: async (tx, job, platform) => {
    await write(tx, job, { warnedAt: platform.clock.now() })
    await emailCompany(tx, platform, job, closingSoonMail)
  },
}

const asking: Task = {
  find: (db, now) => selectUnconfirmed(db, after(now, -CONFIRM_DAYS)),
  run: async (tx, job, platform) => {
    const now = platform.clock.now()
    if (job.unansweredAsks >= MAX_UNANSWERED_CONFIRMATIONS) {
      await moveJob(tx, job, { event: 'pause_unconfirmed', actor: system, facts: { askedAt: now } })
      await emailCompany(tx, platform, job, pausedMail)
    } else {
      await write(tx, job, { askedAt: now, unansweredAsks: job.unansweredAsks + 1 })
      await emailCompany(tx, platform, job, stillHiringMail)
    }
  },
}

const archiving: Task = {
  find: (db, now) => selectLongClosed(db, after(now, -ARCHIVE_DAYS)),
  run: async (tx, job) => void (await moveJob(tx, job, { event: 'archive', actor: system })),
}

export async function runJobUpkeep(platform: Platform): Promise<void> {
  for (const task of [expiring, warning, asking, archiving]) {
    let found: JobRow[]
    do {
      found = await task.find(platform.db, platform.clock.now())
      for (const job of found) await runInTransaction(platform, task, job)
    } while (found.length === BATCH)
  }
}

async function runInTransaction(platform: Platform, task: Task, job: JobRow): Promise<void> {
  try {
    await transaction(platform.db, (tx) => task.run(tx, job, platform))
  } catch (error) {
    // Someone changed the job meanwhile, which wins.
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}

async function write(db: Db, job: JobRow, facts: Parameters<typeof updateJob>[3]): Promise<void> {
  if (!(await updateJob(db, job.id, job.status, facts))) throw new AppError('status_changed_meanwhile')
}

const MAX_RECIPIENTS = 5

type MailOf = typeof stillHiringMail

async function emailCompany(db: Db, platform: Platform, job: JobRow, mailOf: MailOf): Promise<void> {
  const members = await findHiringMembers(db, job.companyId)
  for (const personId of members.slice(0, MAX_RECIPIENTS)) {
    const person = await findPerson(db, personId)
    const i18n = i18nFor(person.locale as Locale)
    const link = stillHiringUrl(platform, { jobId: job.id, personId }, platform.clock.now())
    const facts = { siteTitle: platform.config.siteTitle, title: job.title, link }
    await platform.jobs.send(sendMail, { to: person.email, ...mailOf(i18n, facts) }, db)
  }
}
