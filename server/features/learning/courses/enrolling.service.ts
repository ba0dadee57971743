import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { CourseEnrolment } from '#shared/features/learning/courses/courses.contract.ts'
import {
  type EnrolmentEvent,
  enrolmentStatusMachine,
  hasLeft,
  IDLE_DAYS,
  isLearning,
} from '#shared/features/learning/courses/enrolment-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { issueCertificate } from './certificates/certificates.service.ts'
import { canLearn, canOpen } from './courses.policy.ts'
import { lessonIdsOf, presentEnrolment } from './courses.presenter.ts'
import { type CourseRow, selectCourse } from './courses.queries.ts'
import { enrolmentEvents, enrolments } from './courses.tables.ts'
import {
  type EnrolmentRow,
  insertEnrolment,
  isIdleSince,
  lockEnrolment,
  selectDoneLessons,
  selectEnrolment,
  selectIdle,
  selectProgressIn,
} from './learning.queries.ts'

/** `viewer` is null when the product itself acts. */
type Step = { event: EnrolmentEvent; viewer: Pick<Viewer, 'id'> | null; facts?: Partial<EnrolmentRow> }

const move = (tx: Db, { id, status }: EnrolmentRow, { event, viewer, facts = {} }: Step): Promise<EnrolmentRow> =>
  transition(tx, {
    machine: enrolmentStatusMachine,
    table: enrolments,
    events: enrolmentEvents,
    id,
    from: status,
    event,
    actor: viewer ? { role: 'learner', id: viewer.id } : { role: 'system', id: null },
    facts,
  })

export async function enrol(db: Db, viewer: Viewer, slug: string): Promise<CourseEnrolment> {
  const course = found(await selectCourse(db, slug))
  return transaction(db, async (tx) => {
    ensure(canOpen(course, await selectEnrolment(tx, viewer.id, course.id)), 'not_found')
    await insertEnrolment(tx, viewer.id, course.id)
    const before = found(await lockEnrolment(tx, viewer.id, course.id))
    const enrolment = hasLeft(before.status) ? await move(tx, before, { event: 'enrol', viewer }) : before
    return presentEnrolment(course, enrolment, await selectProgressIn(tx, viewer.id, [course.id]))
  })
}

/** Leaving twice, or a course one is not enrolled in, changes nothing. */
export async function leave(db: Db, viewer: Viewer, slug: string): Promise<undefined> {
  const course = found(await selectCourse(db, slug))
  await transaction(db, async (tx) => {
    const enrolment = await lockEnrolment(tx, viewer.id, course.id)
    if (enrolment && isLearning(enrolment.status)) await move(tx, enrolment, { event: 'leave', viewer })
  })
}

/** Ends enrolments in courses that have not been opened for half a year. */
export async function lapseIdle({ db, clock }: Platform): Promise<void> {
  const since = new Date(clock.now().getTime() - IDLE_DAYS * DAY)
  for (let idle = await selectIdle(db, since); idle.length > 0; idle = await selectIdle(db, since))
    for (const { personId, courseId } of idle)
      await transaction(db, async (tx) => {
        const enrolment = await lockEnrolment(tx, personId, courseId)
        // The person may have come back since.
        if (enrolment && (await isIdleSince(tx, enrolment.id, since)))
          await move(tx, enrolment, { event: 'lapse', viewer: null })
      })
}

/** Throws unless the viewer is enrolled; locks the enrolment until the transaction ends. */
export async function lockLearning(tx: Db, viewer: Viewer, course: CourseRow): Promise<EnrolmentRow> {
  const enrolment = await lockEnrolment(tx, viewer.id, course.id)
  if (!enrolment || !canLearn(enrolment)) throw new AppError('forbidden', { words: enrolFirst })
  return enrolment
}

const enrolFirst = /* i18n */ {
  id: 'courses.enrol_first',
  message: 'Enrol in the course first, so that your progress can be kept.',
}

/** Completes the course when all lessons of its current version are done. */
export async function completeIfDone(
  platform: Platform,
  tx: Db,
  viewer: Pick<Viewer, 'id'>,
  course: CourseRow,
  enrolment: EnrolmentRow,
  now: Date,
): Promise<void> {
  if (!isLearning(enrolment.status)) return
  const done = await selectDoneLessons(tx, viewer.id, course.id)
  if (!lessonIdsOf(course).every((id) => done.has(id))) return
  await move(tx, enrolment, { event: 'complete', viewer, facts: { completedAt: now } })
  await issueCertificate(platform, tx, course, { ...enrolment, completedAt: now })
}
