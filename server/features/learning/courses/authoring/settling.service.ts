// A new version can have fewer lessons. Somebody who has done all that are left could not finish the course by doing anything,
// so it is completed for them.

import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { lessonIdsOf } from '../courses.presenter.ts'
import { selectCourseById } from '../courses.queries.ts'
import { completeIfDone } from '../enrolling.service.ts'
import { lockEnrolment, selectFinishedLearners } from '../learning.queries.ts'

export async function completeFinished(platform: Platform, courseId: Id): Promise<void> {
  const { db, clock } = platform
  const course = await selectCourseById(db, courseId)
  if (!course) return
  for (const personId of await selectFinishedLearners(db, courseId, lessonIdsOf(course)))
    await transaction(db, async (tx) => {
      const enrolment = await lockEnrolment(tx, personId, courseId)
      if (enrolment) await completeIfDone(platform, tx, { id: personId }, course, enrolment, clock.now())
    })
}
