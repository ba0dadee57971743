// Scheduled work on applications: sends reminders of due replies and rejections that are due, closes the applications of ended
// jobs and anonymises old ones. Each application is its own transaction; if several nodes run at once one wins, and the next run
// continues an interrupted one.

import { closingNoteOf, findEndedAmong } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { throwFailures, workThrough } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  AUTO_REVIEW_HOURS,
  EXPIRE_DAYS,
  SECOND_NUDGE_DAYS,
} from '#shared/features/hiring/applications/application-kinds.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { type ApplicationRow, lockApplication } from '../applications.queries.ts'
import { sendDueRejection } from '../company/company-moves.service.ts'
import { deleteSubmission } from '../deletion/submission-deletion.service.ts'
import { notifyJobClosed, notifyTalent, notifyTeam } from '../notifying/notifying.service.ts'
import { logEntry, moveApplication, system } from '../transitions.service.ts'
import { daysAfter } from './promise-dates.ts'
import {
  BATCH,
  type FoundRow,
  selectDue,
  selectExpiring,
  selectForgettable,
  selectJobsWithLive,
  selectLate,
  selectLiveOf,
  selectRejectionsDue,
  selectUnseen,
} from './upkeep.queries.ts'

type Task = {
  find(db: Db, now: Date): Promise<FoundRow[]>
  /** Has to change the row so that it is not found again. The row may have changed since it was found. */
  run(tx: Db, application: ApplicationRow, platform: Platform): Promise<void>
}

const sendingRejections: Task = {
  find: selectRejectionsDue,
  run: async (tx, application, platform) => {
    if (application.rejectionDueAt !== null) await sendDueRejection(tx, platform, application)
  },
}

const closing: Task = {
  find: async (db) => selectLiveOf(db, [...(await findEndedAmong(db, await selectJobsWithLive(db)))]),
  run: async (tx, application, platform) => {
    // It may have been rejected, or the job reopened, since it was found.
    const isOver = (await findEndedAmong(tx, [application.jobId])).has(application.jobId)
    if (!isOver || application.rejectionDueAt !== null) return
    const moved = await moveApplication(tx, application, {
      event: 'close_job',
      actor: system,
      at: platform.clock.now(),
    })
    await notifyJobClosed(tx, platform, moved, await closingNoteOf(tx, application.jobId))
  },
}

/** A reply since then has set a new date. */
const isDue = ({ replyDueAt, rejectionDueAt }: ApplicationRow, by: Date): boolean =>
  replyDueAt !== null && replyDueAt <= by && rejectionDueAt === null

const expiring: Task = {
  find: (db, now) => selectExpiring(db, daysAfter(now, -EXPIRE_DAYS)),
  run: async (tx, application, platform) => {
    const now = platform.clock.now()
    if (!isDue(application, daysAfter(now, -EXPIRE_DAYS))) return
    const moved = await moveApplication(tx, application, {
      event: 'expire',
      actor: system,
      at: now,
      reason: 'no_reply',
    })
    await notifyTalent(tx, platform, moved, 'application_ended', { status: moved.status })
  },
}

const reminding: Task = {
  find: selectDue,
  run: async (tx, application, platform) => {
    const now = platform.clock.now()
    if (!isDue(application, now) || application.nudgedAt !== null) return
    await logEntry(tx, application, { kind: 'nudged', actor: system, at: now }, { nudgedAt: now })
    await notifyTeam(tx, platform, application, 'reply_due', { how: 'first' })
  },
}

/** From here on it counts against the company's responsiveness. */
const remindingAgain: Task = {
  find: (db, now) => selectLate(db, daysAfter(now, -SECOND_NUDGE_DAYS)),
  run: async (tx, application, platform) => {
    const now = platform.clock.now()
    if (!isDue(application, daysAfter(now, -SECOND_NUDGE_DAYS)) || application.secondNudgedAt !== null) return
    await logEntry(tx, application, { kind: 'overdue', actor: system, at: now }, { secondNudgedAt: now })
    await notifyTeam(tx, platform, application, 'reply_due', { how: 'again' })
  },
}

const autoReview: Task = {
  find: (db, now) => selectUnseen(db, new Date(now.getTime() - AUTO_REVIEW_HOURS * HOUR)),
  run: async (tx, application, { clock }) => {
    const reason = 'nobody_looked'
    await moveApplication(tx, application, { event: 'look', actor: system, at: clock.now(), reason })
  },
}

const deletingSubmissions: Task = {
  find: selectForgettable,
  run: async (tx, application, platform) => {
    if (application.retentionUntil === null || application.retentionUntil > platform.clock.now()) return
    await deleteSubmission(tx, platform, application, 'system')
  },
}

const tasks = [sendingRejections, closing, expiring, reminding, remindingAgain, autoReview, deletingSubmissions]

export async function runApplicationUpkeep(platform: Platform): Promise<void> {
  const failures: unknown[] = []
  for (const task of tasks)
    failures.push(
      ...(await workThrough({
        find: () => task.find(platform.db, platform.clock.now()),
        run: ({ id }) => runTask(platform, task, id),
        batch: BATCH,
      })),
    )
  throwFailures(failures)
}

async function runTask(platform: Platform, task: Task, id: string): Promise<void> {
  try {
    await transaction(platform.db, async (tx) => {
      const application = await lockApplication(tx, id)
      if (application) await task.run(tx, application, platform)
    })
  } catch (error) {
    // Somebody acted since it was found; their decision stands.
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}
