import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { throwFailures, workThrough } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { findSubject } from '../attempt-subjects.service.ts'
import { selectVersion } from '../authoring/tests.queries.ts'
import { type AttemptRow, BATCH, markReminded, selectDue, selectSubjectsOf } from './attempts.queries.ts'

const hrefOf = (jobId: string) => `/apply/${jobId}/screener-tests`

/** One reminder, a day before the deadline. */
export async function remindOfTests(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const failures = await workThrough({
    find: () => selectDue(platform.db, now, new Date(now.getTime() + DAY)),
    run: (attempt) => remind(platform, attempt, now),
    batch: BATCH,
  })
  throwFailures(failures)
}

/** Nobody owes a test for a withdrawn or rejected application. */
async function isStillFor(tx: Db, platform: Platform, { id, personId }: AttemptRow): Promise<boolean> {
  const viewer = { id: personId, roles: ['talent' as const] }
  for (const subjectId of await selectSubjectsOf(tx, id))
    if ((await findSubject(tx, platform, viewer, subjectId))?.mayAttempt) return true
  return false
}

const remind = (platform: Platform, attempt: AttemptRow, now: Date): Promise<void> =>
  transaction(platform.db, async (tx) => {
    if (!(await markReminded(tx, attempt.id, now))) return
    if (!(await isStillFor(tx, platform, attempt))) return
    const jobId = found(attempt.jobId)
    const [job] = await findJobCards(tx, [jobId])
    const { title } = found(await selectVersion(tx, attempt.testId, attempt.version))
    await notify(platform, tx, {
      personId: attempt.personId,
      event: 'screener_due',
      href: hrefOf(jobId),
      subject: attempt.id,
      values: { test: title, company: found(job).company.name },
    })
  })
